// The board by mouse, touch and keyboard. The server stays the judge: every move is a form of the page,
// sent in the background, and the piece it answers with takes the place of the old one.

const root = document.getElementById("board-part");
const said = document.getElementById("said");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const FILES = "abcdefgh";

let asking = null; // the request under way; a newer one ends it
let held = null; // the square of the chosen man
let running = 0; // the timer of a line that plays itself
let lostAt = null; // since when the desk does not answer

const page = () => root.querySelector(".boardpage");
const grid = () => root.querySelector(".grid");
const square = (name) => document.getElementById(`sq-${name}`);
const moves = () => grid().dataset.moves.split(" ").filter(Boolean);
const own = (name) => moves().length > 0 && Boolean(square(name).querySelector(`.man.${grid().dataset.turn[0]}`));
const targets = (from) => [...new Set(moves().filter((m) => m.startsWith(from)).map((m) => m.slice(2, 4)))];

// Sends a form with the button pressed and shows the answer. `keep` adds nothing to the history.
async function ask(form, button, keep = false) {
  const query = new URLSearchParams(new FormData(form, button));
  await show(`/board?${query}`, { keep });
}

async function show(address, { keep = false, glides = true, undo = null } = {}) {
  asking?.abort();
  const mine = asking = new AbortController();
  const url = new URL(address, location.href);
  url.searchParams.set("part", "1");
  try {
    const answer = await fetch(url, { signal: mine.signal, headers: { Accept: "text/html" } });
    if (!answer.ok) { location.assign(address); return; }
    const html = await answer.text();
    found();
    replace(html, keep, glides);
  } catch (error) {
    // Whatever was shown ahead of the answer goes back to where the server has it.
    undo?.();
    if (error.name === "AbortError") return;
    halt();
    letGo();
    lost();
  }
}

// The thin line of the house says since when; it goes by itself when the desk answers again.
function lost() {
  const line = document.getElementById("offline");
  if (lostAt) return;
  lostAt = new Date();
  const time = lostAt.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", hour12: false });
  line.textContent = root.dataset.lost.replace("%time", time);
  line.hidden = false;
  knock();
}

function knock() {
  setTimeout(async () => {
    if (!lostAt) return;
    const answer = await fetch("/board/state").catch(() => null);
    if (answer?.ok) found(); else knock();
  }, 2000);
}

function found() {
  if (!lostAt) return;
  lostAt = null;
  document.getElementById("offline").hidden = true;
}

function replace(html, keep, glides) {
  const focused = document.activeElement?.closest("#board-part") ? mark(document.activeElement) : null;
  const before = page().dataset.address;
  const scrolled = root.querySelector(".sheet-box")?.scrollTop ?? 0;
  const typed = document.getElementById("pasted").value;
  root.innerHTML = html;
  held = null;
  dragging = null;
  document.getElementById("pasted").value = typed;
  const now = page();
  if (now.dataset.address !== before) {
    // The steps of a line that is played out are one page to go back from.
    if (keep) history.replaceState(null, "", now.dataset.address);
    else history.pushState(null, "", now.dataset.address);
  }
  dress(scrolled);
  if (focused) focusAgain(focused);
  if (glides && now.dataset.address !== before) glide(now.dataset.last);
  // A refusal is an alert and speaks for itself.
  const flags = root.querySelector(".answer") ? [] : [...root.querySelectorAll(".flags li")];
  said.textContent = root.querySelector(".refusal") ? "" : [now.dataset.said, ...flags.map((flag) => flag.firstChild.textContent.trim())].join(". ");
}

const mark = (element) => ({ id: element.id, name: element.name, value: element.value });

function focusAgain({ id, name, value }) {
  const same = (id && document.getElementById(id)) || (name && root.querySelector(`[name="${name}"][value="${CSS.escape(value)}"]`));
  if (same && !same.disabled) same.focus({ preventScroll: true });
  else if (id?.startsWith("step-")) root.querySelector(".steps button:not([disabled])")?.focus();
}

// What the page can only have with script: one stop for the tab key, buttons that copy, the sheet in view.
function dress(scrolled = 0) {
  const able = new Set(moves().map((m) => m.slice(0, 2)));
  for (const one of root.querySelectorAll(".sq")) {
    one.tabIndex = -1;
    one.type = "button";
    one.classList.toggle("movable", able.has(one.dataset.square));
  }
  (root.querySelector(".sq[aria-selected=true]") ?? lastSquare() ?? square(grid().dataset.side === "white" ? "e1" : "e8")).tabIndex = 0;
  for (const hidden of root.querySelectorAll("[data-copy][hidden], [data-print][hidden], #line-run[hidden]")) hidden.hidden = false;
  const box = root.querySelector(".sheet-box");
  const current = box?.querySelector("[aria-current]");
  if (box) box.scrollTop = scrolled;
  if (current) {
    const top = current.closest("tr").offsetTop;
    if (top < box.scrollTop || top + 40 > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 2;
  }
  for (const link of document.querySelectorAll(".languages a")) {
    const to = new URL(page().dataset.address, location.href);
    to.searchParams.set("lang", link.hreflang);
    link.href = to;
  }
  if (running) run();
}

function lastSquare() {
  const last = page().dataset.last;
  return last ? square(last.slice(2, 4)) : null;
}

// The man glides to its square; nothing moves for those who asked for calm.
function glide(last) {
  if (!last || calm.matches) return;
  const [from, to] = [square(last.slice(0, 2)), square(last.slice(2, 4))];
  const man = to?.querySelector(".man");
  if (!man) return;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  to.classList.add("dragged");
  const moving = man.animate([{ transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` }, { transform: "none" }], { duration: 140, easing: "ease-out" });
  moving.onfinish = () => to.classList.remove("dragged");
}

// Choosing a man shows where it may go; choosing it again lets it go.
function choose(name) {
  letGo();
  const chosen = square(name);
  held = name;
  chosen.setAttribute("aria-selected", "true");
  const castles = Object.fromEntries(grid().dataset.castles.split("\n").filter(Boolean).map((one) => one.split("=")));
  for (const to of targets(name)) {
    const target = square(to);
    target.classList.add("target");
    target.dataset.plain = target.getAttribute("aria-label");
    target.setAttribute("aria-label", `${target.dataset.plain}, ${castles[name + to] ?? grid().dataset.target}`);
    if (castles[name + to]) target.title = castles[name + to];
  }
}

function letGo() {
  held = null;
  for (const one of root.querySelectorAll(".sq[aria-selected]")) one.removeAttribute("aria-selected");
  for (const one of root.querySelectorAll(".sq.target")) {
    one.classList.remove("target", "over");
    one.removeAttribute("title");
    if (one.dataset.plain) one.setAttribute("aria-label", one.dataset.plain);
  }
}

// Another own man is chosen instead; any other square is a move, and the server says what is wrong with it.
function press(name) {
  if (held === name) letGo();
  else if (held && targets(held).includes(name)) play(held, name);
  else if (own(name)) choose(name);
  else if (held) play(held, name);
}

// Plays a legal move at once, asks what a pawn becomes, and lets the server say what any other breaks.
async function play(from, to) {
  const fitting = moves().filter((m) => m.startsWith(from + to));
  let uci = from + to;
  let undo = null;
  if (fitting.length > 1) {
    const letter = await promotion();
    if (!letter) { letGo(); return; }
    uci += letter;
  } else if (fitting.length === 1 && !own(to)) {
    uci = fitting[0];
    const man = square(from).querySelector(".man");
    const taken = square(to).querySelector(".man");
    taken?.remove();
    man.style.transform = "";
    square(to).prepend(man);
    if (!dragging) glide(uci);
    undo = () => {
      if (!man.isConnected) return;
      square(from).prepend(man);
      if (taken) square(to).prepend(taken);
    };
  }
  square(to).focus({ preventScroll: true });
  letGo();
  const query = new URLSearchParams(new FormData(document.getElementById("position")));
  query.set("play", uci);
  await show(`/board?${query}`, { glides: !undo, undo });
}

function promotion() {
  const dialog = document.getElementById("promote");
  const colour = grid().dataset.turn === "white" ? "w" : "b";
  for (const man of dialog.querySelectorAll(".man")) man.setAttribute("class", `man ${colour}`);
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((answer) => dialog.addEventListener("close", () => answer(dialog.returnValue), { once: true }));
}

// Pointer: a press chooses, a drag carries the man, letting go sets it down.
let dragging = null;
let fresh = null; // the square a press has just chosen: the click that ends the press is not a second one
let dropped = false; // a drag has just ended: the click that may follow is not meant

root.addEventListener("pointerdown", (event) => {
  const at = event.target.closest(".sq");
  if (!at || event.button !== 0 || dragging) return;
  fresh = null;
  dropped = false;
  const name = at.dataset.square;
  if (held && held !== name && targets(held).includes(name)) return; // the click plays it
  if (!own(name)) return;
  const wasHeld = held === name;
  dragging = { name, at, man: at.querySelector(".man"), x: event.clientX, y: event.clientY, moved: false, id: event.pointerId };
  if (!wasHeld) {
    choose(name);
    fresh = name;
  }
  at.setPointerCapture(event.pointerId);
});

root.addEventListener("pointermove", (event) => {
  if (!dragging || event.pointerId !== dragging.id) return;
  const [x, y] = [event.clientX - dragging.x, event.clientY - dragging.y];
  if (!dragging.moved && Math.hypot(x, y) < 5) return;
  dragging.moved = true;
  dragging.at.classList.add("dragged");
  grid().classList.add("dragging");
  dragging.man.style.transform = `translate(${x}px, ${y}px)${event.pointerType === "touch" ? " scale(1.35)" : ""}`;
  const below = under(event);
  for (const one of root.querySelectorAll(".sq.over")) if (one !== below) one.classList.remove("over");
  if (below?.classList.contains("target")) below.classList.add("over");
});

root.addEventListener("pointerup", (event) => drop(event, under(event)));
root.addEventListener("pointercancel", (event) => drop(event, null));

function drop(event, below) {
  if (!dragging || event.pointerId !== dragging.id) return;
  const { name, at, man, moved } = dragging;
  if (moved) {
    at.classList.remove("dragged");
    grid().classList.remove("dragging");
    const to = below?.dataset.square;
    if (to && to !== name) {
      if (!targets(name).includes(to)) man.style.transform = "";
      play(name, to).finally(() => { man.style.transform = ""; });
    } else man.style.transform = "";
    dropped = true;
  }
  dragging = null;
}

const under = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest(".sq") ?? null;

root.addEventListener("click", (event) => {
  const at = event.target.closest(".sq");
  if (at) {
    event.preventDefault();
    const isPointed = event.detail > 0; // a screen reader clicks without pressing
    const isMeant = !isPointed || (!dropped && fresh !== at.dataset.square);
    fresh = null;
    dropped = false;
    if (isMeant) press(at.dataset.square);
    roam(at);
    return;
  }
  const copy = event.target.closest("[data-copy]");
  if (copy) { event.preventDefault(); copyFrom(copy); return; }
  if (event.target.closest("[data-print]")) print();
  if (event.target.closest("#line-run")) { running ? halt() : run(true); }
});

root.addEventListener("submit", (event) => {
  if (event.target.method === "post") return;
  event.preventDefault();
  if (event.submitter?.name !== "show") halt();
  ask(event.target, event.submitter, event.submitter?.name === "show");
});
root.addEventListener("change", (event) => {
  if (event.target.matches("select")) ask(event.target.form);
});
addEventListener("popstate", () => { halt(); show(location.href, { keep: true }); });

// Keyboard: arrows go over the board, Enter and Space choose and move, Escape lets go;
// [ and ] step through the game, as do the arrows with Shift held.
root.addEventListener("keydown", (event) => {
  const at = event.target.closest(".sq");
  if (!at || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.key === "Escape" && held) { event.preventDefault(); letGo(); return; }
  if (event.key === "Enter" || event.key === " ") { event.preventDefault(); press(at.dataset.square); return; }
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
  if (event.key === "Home" || event.key === "End") {
    event.preventDefault();
    const row = [...at.parentElement.children];
    roam(event.key === "Home" ? row[0] : row[7], true);
    return;
  }
  if (!step) return;
  event.preventDefault();
  const turned = grid().dataset.side === "black" ? -1 : 1;
  const file = FILES.indexOf(at.dataset.square[0]) + step[0] * turned;
  const rank = Number(at.dataset.square[1]) + step[1] * turned;
  if (file >= 0 && file < 8 && rank >= 1 && rank <= 8) roam(square(FILES[file] + rank), true);
});

document.addEventListener("keydown", (event) => {
  if (!event.shiftKey || !["ArrowLeft", "ArrowRight"].includes(event.key) || event.target.matches("input, textarea, select")) return;
  event.preventDefault();
  document.getElementById(event.key === "ArrowLeft" ? "step-back" : "step-on").click();
});

function roam(to, focus = false) {
  for (const one of root.querySelectorAll('.sq[tabindex="0"]')) one.tabIndex = -1;
  to.tabIndex = 0;
  if (focus) to.focus();
}

// A line to the mate that plays itself, a move a second; slower and without gliding where calm is wanted.
function run(now = false) {
  clearTimeout(running);
  const button = document.getElementById("line-run");
  if (!button) { running = 0; return; }
  const again = document.getElementById("line-first");
  const on = document.getElementById("line-on");
  if (on.disabled && !now) { running = 0; return; }
  const label = button.textContent;
  button.textContent = button.dataset.stop;
  button.dataset.stop = label;
  running = setTimeout(() => ask(button.form, on.disabled ? again : on, true), now ? 0 : calm.matches ? 2000 : 900);
}

function halt() {
  clearTimeout(running);
  const button = document.getElementById("line-run");
  if (running && button) [button.textContent, button.dataset.stop] = [button.dataset.stop, button.textContent];
  running = 0;
}

// The sheet says when it was printed: the page is asked anew first.
async function print() {
  await show(page().dataset.address, { keep: true, glides: false });
  window.print();
}

async function copyFrom(button) {
  const text = await wanted(button).catch(() => null);
  if (text === null) { lost(); return; }
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without a secure connection there is no clipboard: the text is laid out, marked, so that one key copies it.
    const dialog = document.getElementById("by-hand");
    const field = dialog.querySelector("textarea");
    field.value = text;
    dialog.showModal();
    field.focus();
    field.select();
    return;
  }
  button.dataset.label ??= button.textContent;
  button.textContent = button.dataset.done;
  said.textContent = button.dataset.done;
  clearTimeout(Number(button.dataset.timer));
  button.dataset.timer = setTimeout(() => { button.textContent = button.dataset.label; }, 1500);
}

async function wanted(button) {
  if (button.dataset.copy === "link") return new URL(page().dataset.address, location.href).href;
  if (button.dataset.copy === "pgn") return (await fetch(button.href)).text();
  return document.getElementById(button.dataset.copy).value;
}

// A pasted record that has faults is answered in place; its game has an address all the same.
if (location.pathname !== "/board") history.replaceState(null, "", page().dataset.address);
dress();
