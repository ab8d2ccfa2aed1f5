// Posts console output and errors to the tests. Runs before every other script of the page, and waits until
// each line has arrived, so that none is lost or late.
(() => {
  const told = document.currentScript.src;
  const tell = (words) => {
    const call = new XMLHttpRequest();
    call.open("POST", told, false);
    try { call.send(words); } catch { /* the line is gone, and with it the listener */ }
  };
  const before = console.error;
  console.error = (...words) => {
    tell(`logged: ${words.map(String).join(" ")}`);
    before.apply(console, words);
  };
  addEventListener("error", (event) => {
    const source = event.target?.src ?? event.target?.href;
    tell(source ? `not loaded: ${source}` : `uncaught: ${event.message} (${event.filename}:${event.lineno})`);
  }, true);
  addEventListener("unhandledrejection", (event) => tell(`unhandled: ${event.reason}`));
  addEventListener("securitypolicyviolation", (event) =>
    tell(`forbidden by ${event.effectiveDirective}: ${event.blockedURI}`));
})();
