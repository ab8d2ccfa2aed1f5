// Watches the opening and depends on no other file: if part of the page is missing, damaged or silent, it
// says what is wrong and offers a way on. boot.js reports failures here.
(() => {
  const root = document.documentElement;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const part = (name) => document.getElementById(`boot-${name}`);
  // Longest time without any arrival before the viewer is informed; in seconds in the page.
  const PATIENCE = 1000 * root.dataset.patience;

  const OFFLINE = "You’re offline, and Lettercase isn’t on this device yet.";
  const DROPPED = "Lettercase didn’t load. Your connection may have dropped.";
  const TYPE = "The server sends Lettercase’s files with the wrong content type. docs/hosting.md lists the right ones.";
  const MISSING = "The server didn’t send all of Lettercase. Part of it may be missing there.";
  const DAMAGED = "Part of Lettercase arrived damaged.";
  const STUCK = "Lettercase arrived damaged, or this browser is too old to run it.";
  // These texts are elsewhere in the page. Once the app has opened, the boot screen is gone.
  const SILENT = () => part("slow")?.firstChild.data;
  const NEWER = () => all("#update p")[0].textContent;

  // Requests a file again, with a short timeout: the whole diagnosis must end within 15 s.
  const ask = async (file, how, patience = 3000) => {
    const answer = await fetch(file, { ...how, signal: AbortSignal.timeout(patience) });
    return [await answer.text(), answer];
  };
  // The page as the server has it now; the service worker lets this pass (sw.js).
  const latest = (patience) => ask(location.pathname, { cache: "no-store" }, patience);

  // The files that open every page, and those that a report names.
  const needed = (files) => [...all("[integrity], [rel=modulepreload]"), ...files.map((href) => ({ href }))];

  const unanswered = ({ name }) => name === "TimeoutError" && SILENT();

  // Returns what is wrong with a file, if that can be found out.
  async function look({ src, href = src, integrity }) {
    const [text, { ok, headers }] = await ask(href, { cache: "no-cache" });
    // Some hosts send a page for a missing file.
    if (!ok || /^\s*</.test(text)) return MISSING;
    if (/\.(js|css)$/.test(href) && !/javascript|css/.test(headers.get("Content-Type"))) return TYPE;
    return integrity && ask(href, { integrity, cache: "force-cache" }).then(() => {}, () => DAMAGED);
  }

  async function whatIsWrong({ says, error, files }) {
    if (!navigator.onLine) return OFFLINE;
    try {
      const [text] = await latest();
      const names = all("meta[name^=lettercase-], [integrity]").map((it) => it.content ?? it.integrity);
      // Not every answer is our page: hotel networks send theirs.
      if (text.includes("lettercase-program") && !names.every((name) => text.includes(name))) return NEWER();
    } catch (error) {
      return unanswered(error) || DROPPED;
    }
    if (error?.damaged) return DAMAGED;
    const found = await Promise.all(needed(files).map((file) => look(file).catch(unanswered)));
    return [TYPE, MISSING, DAMAGED, SILENT()].find((one) => found.includes(one)) ?? says ??
      // If its file is there now, the connection failed.
      (error.path && !/Syntax|Compile|Link/.test(error.name) ? DROPPED : STUCK);
  }

  // Shows a report: `says` is the text, or `error` the cause; `files` are checked besides those of every
  // page; `again` retries without a reload; `still` says whether it still applies.
  async function tell(report) {
    const { says, files, again, still = () => true } = report;
    const what = files ? await whatIsWrong(report) : says;
    const retry = part("retry");
    if (!still() || !retry) return;
    root.dataset.boot = "trouble";
    part("says").textContent = what;
    part("progress").hidden = part("slow").hidden = true;
    const newer = what === NEWER();
    retry.textContent = newer ? "Reload" : "Try again";
    retry.onclick = again && !newer ? again : () => reload(files, what);
    retry.hidden = !files && !again;
    retry.focus();
    // The browser draws nothing while a style sheet loads.
    if (!getComputedStyle(root).getPropertyValue("--paper")) all("link[rel=stylesheet]").map((sheet) => (sheet.disabled = true));
  }

  // Reloads the page past the caches of the browser and the service worker, which may be at fault. Games are
  // stored elsewhere.
  async function reload(files, what) {
    part("retry").hidden = true;
    part("progress").hidden = false;
    // While a style sheet in the head is pending, Firefox sends none of the requests below.
    stop();
    try {
      // The viewer sees progress, so there is time.
      await latest(10_000);
    } catch {
      // Else the browser would show its own error page.
      return tell({ says: what, files });
    }
    // A worker whose script never arrives can't be unregistered, so this doesn't wait for it. The call
    // rejects where storage is blocked.
    const forgotten = navigator.serviceWorker?.getRegistration().then((it) => it?.unregister()).catch(() => {});
    await Promise.race([forgotten, new Promise((done) => setTimeout(done, 1000))]);
    if (what !== SILENT()) await Promise.all(needed(files).map(({ src, href = src }) => ask(href, { cache: "reload" }).catch(() => {})));
    location.reload();
  }

  const waiting = () => !["open", "trouble"].includes(root.dataset.boot);
  let timer;
  function came() {
    clearTimeout(timer);
    if (waiting()) timer = setTimeout(() => tell({ says: SILENT(), files: [], again: part("retry")?.onclick, still: waiting }), PATIENCE);
  }
  came();
  new PerformanceObserver(came).observe({ type: "resource" });
  new MutationObserver(came).observe(root, { attributeFilter: ["data-boot"] });

  // By then boot.js has run and reports failures itself, or it can't run.
  addEventListener("load", () => {
    const still = () => !root.dataset.boot;
    if (still()) tell({ says: STUCK, files: [], still });
  });
  const reported = () => globalThis.lettercaseTrouble && tell(globalThis.lettercaseTrouble);
  addEventListener("lettercase-trouble", reported);
  reported();
})();
