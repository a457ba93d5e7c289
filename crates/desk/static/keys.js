// Shortcuts: `?` lists them, `g` and a letter goes to a page, `n` does the next thing.

let going = 0;

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  if (Date.now() < going) {
    going = 0;
    const link = leadsTo(event.key);
    if (link) { event.preventDefault(); link.click(); }
    return;
  }
  if (event.key === "g") { going = Date.now() + 1200; return; }
  if (event.key === "?") { event.preventDefault(); list(); return; }
  if (event.key === "/") {
    const search = searchField();
    if (search) { event.preventDefault(); search.focus(); }
    return;
  }
  const target = document.querySelector(`[data-key="${CSS.escape(event.key)}"]:not([disabled])`);
  if (target) { event.preventDefault(); target.click(); }
});

// The old `g t` for the teams still works.
const leadsTo = (key) => document.querySelector(`header [data-go="${CSS.escape(key)}"], .tabs [data-go="${CSS.escape(key === "t" ? "b" : key)}"]`);
const searchField = () => document.querySelector("main input:not([type=hidden], [type=checkbox], [type=radio], [disabled])");

// Whether a key of the general table does something on this page. On the board `/` writes a move, and stands in its table.
function works(key) {
  if (key === "?") return true;
  if (key === "/") return Boolean(searchField()) && !document.getElementById("board-part");
  if (key.startsWith("g ")) return Boolean(leadsTo(key.slice(2)));
  return Boolean(document.querySelector(`[data-key="${CSS.escape(key)}"]`));
}

function typing(element) {
  return element.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(element.tagName) && element.type !== "checkbox";
}

// The tables of the help page, in a dialog.
async function list() {
  const answer = await fetch("/help", { headers: { Accept: "text/html" } }).catch(() => null);
  if (!answer?.ok) return;
  const help = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const row of help.querySelectorAll("#shortcuts tr")) {
    if (!works([...row.querySelectorAll("kbd")].map((key) => key.textContent).join(" "))) row.remove();
  }
  const dialog = document.createElement("dialog");
  dialog.className = "shortcuts";
  // The tables for one page are shown on that page only.
  const where = { shortcuts: "main", "result-keys": "entry", "board-keys": "board-part" };
  for (const [id, place] of Object.entries(where)) {
    const part = help.getElementById(id);
    if (part && document.getElementById(place)) dialog.append(document.adoptNode(part));
  }
  const close = Object.assign(document.createElement("button"), { textContent: "Esc", className: "small close" });
  close.addEventListener("click", () => dialog.close());
  dialog.prepend(close);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  document.body.append(dialog);
  dialog.showModal();
}
