// Finds parts of the page by role and accessible name. Implemented here once, so that all engines agree.
//
// arguments: [what, role, name, group]. The result depends on `what`.
const ROLES = {
  button: "button, summary, input[type=button], input[type=submit], input[type=reset], [role=button]",
  link: "a[href], [role=link]",
  tab: "[role=tab]",
  menuitem: "[role=menuitem], [role=menuitemradio], [role=menuitemcheckbox]",
  option: "option, [role=option]",
  checkbox: "input[type=checkbox], [role=checkbox]",
  switch: "[role=switch]",
  radio: "input[type=radio], [role=radio]",
  textbox: "input:not([type]), input[type=text], input[type=search], input[type=number], input[type=email], textarea, [role=textbox], [role=searchbox], [role=spinbutton]",
  slider: "input[type=range], [role=slider]",
  combobox: "select, [role=combobox], [role=listbox]",
  file: "input[type=file]",
  heading: "h1, h2, h3, h4, h5, h6, [role=heading]",
  dialog: "dialog, [role=dialog], [role=alertdialog]",
  group: "fieldset, [role=group], [role=radiogroup], [role=tablist], [role=toolbar]",
  region: "section, main, nav, aside, [role=region], [role=navigation]",
  image: "img, svg, [role=img]",
  listitem: "li, [role=listitem]",
  table: "table, [role=table]",
  row: "tr, [role=row]",
  progressbar: "progress, [role=progressbar]",
};
ROLES.pressable = ["button", "link", "tab", "menuitem", "checkbox", "switch", "radio", "option"]
  .map((role) => ROLES[role]).join(", ");

const tidy = (text) => (text ?? "").replace(/\s+/g, " ").trim();
const shown = (el) => !el.checkVisibility || el.checkVisibility({ visibilityProperty: true });
const hidden = (el) => el.closest("[aria-hidden=true], [inert]") !== null || !shown(el);

// The name that a screen reader would use; the common part of a long standard.
function spoken(el) {
  if (el.nodeType === Node.TEXT_NODE) return el.data;
  if (el.nodeType !== Node.ELEMENT_NODE) return "";
  if (el.getAttribute("aria-hidden") === "true" || !shown(el)) return "";
  const label = el.getAttribute("aria-label");
  if (label) return ` ${label} `;
  if (el.localName === "img") return ` ${el.alt} `;
  if (el.localName === "title" && el.namespaceURI.endsWith("svg")) return el.textContent;
  const inner = Array.from(el.childNodes, spoken).join("");
  return getComputedStyle(el).display.startsWith("inline") ? inner : ` ${inner} `;
}

function called(el) {
  const ids = el.getAttribute("aria-labelledby");
  if (ids) {
    const labels = ids.split(/\s+/).map((id) => document.getElementById(id)).filter(Boolean);
    if (labels.length) return tidy(labels.map((label) => label.getAttribute("aria-label") ?? label.textContent).join(" "));
  }
  if (el.getAttribute("aria-label")) return tidy(el.getAttribute("aria-label"));
  if (el.labels?.length) return tidy(Array.from(el.labels, spoken).join(" "));
  if (el.localName === "fieldset") return tidy(el.querySelector(":scope > legend")?.textContent);
  if (el.localName === "svg") return tidy(el.querySelector(":scope > title")?.textContent);
  if (el.localName === "table") return tidy(el.caption?.textContent);
  if (el.localName === "option") return tidy(el.label);
  if (el.localName === "input" && /button|submit|reset/.test(el.type)) return tidy(el.value);
  if (el.matches("dialog, [role=dialog], [role=alertdialog], section, main, nav, aside, input, select, textarea"))
    return tidy(el.title || el.placeholder);
  return tidy(spoken(el)) || tidy(el.title);
}

// While a modal dialog is open, only it can be used.
function within() {
  const dialogs = Array.from(document.querySelectorAll("dialog:modal"));
  return dialogs.at(-1) ?? document;
}

// Whether an element has a role; a `role` attribute overrides the element's own role.
function is(el, role) {
  const own = el.getAttribute("role");
  if (!own || role === "pressable") return true;
  return (ROLES[role] ?? "").includes(`role=${own}]`) || own === role;
}

// Inputs are often drawn by their label and hidden beneath it.
function usable(el) {
  if (el.matches("input[type=radio], input[type=checkbox]"))
    return !hidden(el) || (el.labels?.length && !hidden(el.labels[0]));
  if (el.localName === "option") return !hidden(el.closest("select") ?? el);
  if (el.matches("input[type=file]")) return true;
  return !hidden(el);
}

// The element to press: the label of an input that is hidden.
function handle(el) {
  if (!el.matches("input[type=radio], input[type=checkbox]") || !el.labels?.length) return el;
  const box = el.getBoundingClientRect();
  const style = getComputedStyle(el);
  const seen = box.width > 4 && box.height > 4 && style.opacity !== "0" && style.clipPath === "none" && style.appearance !== "none";
  return seen ? el : el.labels[0];
}

function all(role, root) {
  const elements = Array.from(root.querySelectorAll(ROLES[role] ?? `[role=${role}]`));
  if (role === "dialog" && root !== document && root.matches(ROLES.dialog)) elements.push(root);
  return elements.filter((el) => is(el, role) && usable(el));
}

const disabled = (el) =>
  el.matches(":disabled, [aria-disabled=true]") || el.closest("fieldset:disabled, [aria-disabled=true]") !== null;

function find(role, name, root) {
  return all(role, root).find((el) => called(el) === name) ?? null;
}

const [what, role, name, group] = arguments;
let root = within();
if (group !== null && group !== undefined) {
  const box = find("group", group, root) ?? find("region", group, root) ?? find("combobox", group, root) ?? find("dialog", group, root) ?? find("table", group, root) ?? all("grid", root).find((el) => called(el) === group);
  if (!box) return what === "names" ? [`(there is no group called "${group}")`] : null;
  root = box;
}
switch (what) {
  case "part": return find(role, name, root);
  case "handle": {
    const el = find(role, name, root);
    return el && !disabled(el) ? handle(el) : null;
  }
  case "names": return all(role, root).map((el) => called(el) + (disabled(el) ? " (disabled)" : ""));
  case "text": return tidy(root === document ? document.body?.innerText : root.innerText);
}
