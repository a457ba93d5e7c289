// A hand on the board: mouse, touch and keyboard. It only says which man went where; what that means is
// decided elsewhere.

const FILES = "abcdefgh";
const root = document.getElementById("play");

let held = null; // the square of the chosen man
let dragging = null;
let fresh = null; // the square a press has just chosen: the click that ends the press is not a second one
let dropped = false; // a drag has just ended: the click that may follow is not meant
let made = () => {}; // what to do with a move
let isAllowed = () => true; // whether a square that no legal move leads to may be gone to

export function onMove(play, allowed) {
  made = play;
  isAllowed = allowed;
}

const grid = () => root.querySelector(".grid");
export const square = (name) => document.getElementById(`sq-${name}`);
export const moves = () => grid().dataset.moves.split(" ").filter(Boolean);
const plays = () => grid().classList.contains("playable");
const own = (name) => plays() && Boolean(square(name).querySelector(`.man.${grid().dataset.turn[0]}`));
const targets = (from) => [...new Set(moves().filter((m) => m.startsWith(from)).map((m) => m.slice(2, 4)))];
const reaches = (from, to) => targets(from).includes(to) || isAllowed();

// After the board was drawn anew: one stop for the tab key, no man in the hand.
export function dress(canPlay) {
  held = null;
  dragging = null;
  grid().classList.toggle("playable", canPlay);
  const able = new Set(moves().map((m) => m.slice(0, 2)));
  for (const one of root.querySelectorAll(".sq")) {
    one.tabIndex = -1;
    one.classList.toggle("movable", canPlay && (able.has(one.dataset.square) || (isAllowed() && own(one.dataset.square))));
  }
  const last = grid().dataset.last;
  (last ? square(last.slice(2, 4)) : square(grid().dataset.side === "white" ? "e1" : "e8")).tabIndex = 0;
}

function choose(name) {
  letGo();
  held = name;
  square(name).setAttribute("aria-selected", "true");
  const castles = Object.fromEntries(grid().dataset.castles.split("\n").filter(Boolean).map((one) => one.split("=")));
  for (const to of targets(name)) {
    const target = square(to);
    target.classList.add("target");
    target.dataset.plain = target.getAttribute("aria-label");
    target.setAttribute("aria-label", `${target.dataset.plain}, ${castles[name + to] ?? grid().dataset.target}`);
  }
}

export function letGo() {
  held = null;
  for (const one of root.querySelectorAll(".sq[aria-selected]")) one.removeAttribute("aria-selected");
  for (const one of root.querySelectorAll(".sq.target")) {
    one.classList.remove("target", "over");
    if (one.dataset.plain) one.setAttribute("aria-label", one.dataset.plain);
  }
}

function press(name) {
  if (held === name) letGo();
  else if (held && targets(held).includes(name)) play(held, name);
  else if (own(name)) choose(name);
  else if (held && reaches(held, name)) play(held, name);
  else letGo();
}

async function play(from, to) {
  const fitting = moves().filter((m) => m.startsWith(from + to));
  let uci = from + to;
  letGo();
  if (fitting.length > 1) {
    const letter = await promotion();
    if (!letter) return;
    uci += letter;
  }
  const undo = own(to) ? null : carry(from, to);
  square(to).focus({ preventScroll: true });
  made(uci, undo);
}

// Sets the man down at once; gives back how to take that back.
function carry(from, to) {
  const man = square(from).querySelector(".man");
  const taken = square(to).querySelector(".man");
  if (!man) return null;
  taken?.remove();
  man.style.transform = "";
  square(to).prepend(man);
  return () => {
    if (!man.isConnected) return;
    square(from).prepend(man);
    if (taken) square(to).prepend(taken);
  };
}

function promotion() {
  const dialog = document.getElementById("promote");
  const colour = grid().dataset.turn === "white" ? "w" : "b";
  for (const man of dialog.querySelectorAll(".man")) man.setAttribute("class", `man ${colour}`);
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((answer) => dialog.addEventListener("close", () => answer(dialog.returnValue), { once: true }));
}

root.addEventListener("pointerdown", (event) => {
  const at = event.target.closest(".sq");
  if (!at || event.button !== 0 || dragging || !plays()) return;
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
  dragging = null;
  if (!moved) return;
  at.classList.remove("dragged");
  grid().classList.remove("dragging");
  man.style.transform = "";
  dropped = true;
  const to = below?.dataset.square;
  if (to && to !== name && reaches(name, to)) play(name, to);
}

const under = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest(".sq") ?? null;

root.addEventListener("click", (event) => {
  const at = event.target.closest(".sq");
  if (!at) return;
  event.preventDefault();
  const isPointed = event.detail > 0; // a screen reader clicks without pressing
  const isMeant = !isPointed || (!dropped && fresh !== at.dataset.square);
  fresh = null;
  dropped = false;
  if (isMeant && plays()) press(at.dataset.square);
  roam(at);
});

root.addEventListener("keydown", (event) => {
  const at = event.target.closest(".sq");
  if (!at || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.key === "Escape" && held) { event.preventDefault(); letGo(); return; }
  if (event.key === "Enter") { event.preventDefault(); if (plays()) press(at.dataset.square); return; }
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
  if (!step) return;
  event.preventDefault();
  const turned = grid().dataset.side === "black" ? -1 : 1;
  const file = FILES.indexOf(at.dataset.square[0]) + step[0] * turned;
  const rank = Number(at.dataset.square[1]) + step[1] * turned;
  if (file >= 0 && file < 8 && rank >= 1 && rank <= 8) roam(square(FILES[file] + rank), true);
});

function roam(to, focus = false) {
  for (const one of root.querySelectorAll('.sq[tabindex="0"]')) one.tabIndex = -1;
  to.tabIndex = 0;
  if (focus) to.focus();
}

// The man glides to its square; nothing moves for those who asked for calm.
export function glide(last) {
  if (!last || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [from, to] = [square(last.slice(0, 2)), square(last.slice(2, 4))];
  const man = to?.querySelector(".man");
  if (!man) return;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  man.animate([{ transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` }, { transform: "none" }], { duration: 140, easing: "ease-out" });
}
