// A hand on a board: mouse, touch and keyboard. It only says which man went where; what that means is decided by
// the page that has the board.

const FILES = "abcdefgh";
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export const square = (name) => document.getElementById(`sq-${name}`);
const under = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest(".sq") ?? null;

// The man glides to its square; nothing moves for those who asked for calm.
export function glide(last) {
  if (!last || calm.matches) return;
  const [from, to] = [square(last.slice(0, 2)), square(last.slice(2, 4))];
  const man = to?.querySelector(".man");
  if (!man) return;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  to.classList.add("dragged");
  const moving = man.animate([{ transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` }, { transform: "none" }], { duration: 140, easing: "ease-out" });
  moving.onfinish = () => to.classList.remove("dragged");
}

// What the page says of itself:
//   plays()           whether men may be moved now;
//   isFree()          whether a square that no legal move leads to may be gone to;
//   carries(fitting)  whether the man is set down before the desk answers, given the legal moves that fit;
//   keys              the keys that choose a square beside a click;
//   made(uci, undo)   what is done with a move; `undo` takes back what was shown ahead, if anything was.
export class Hand {
  #root;
  #page;
  #held = null; // the square of the chosen man
  #dragging = null;
  #fresh = null; // the square a press has just chosen: the click that ends the press is not a second one
  #dropped = false; // a drag has just ended: the click that may follow is not meant

  constructor(root, page) {
    this.#root = root;
    this.#page = page;
    root.addEventListener("pointerdown", (event) => this.#take(event));
    root.addEventListener("pointermove", (event) => this.#carryAlong(event));
    root.addEventListener("pointerup", (event) => this.#drop(event, under(event)));
    root.addEventListener("pointercancel", (event) => this.#drop(event, null));
    root.addEventListener("click", (event) => this.#click(event));
    root.addEventListener("keydown", (event) => this.#key(event));
  }

  get grid() { return this.#root.querySelector(".grid"); }

  // The square that is meant; a board to set up a position on the same page has its own hand.
  #at(event) {
    const at = event.target.closest(".sq");
    return at && this.grid.contains(at) ? at : null;
  }

  moves() { return this.grid.dataset.moves.split(" ").filter(Boolean); }

  // After the board was drawn anew: no man in the hand, one stop for the tab key.
  dress(last) {
    this.#held = null;
    this.#dragging = null;
    const able = new Set(this.moves().map((move) => move.slice(0, 2)));
    for (const one of this.grid.querySelectorAll(".sq")) {
      const name = one.dataset.square;
      one.tabIndex = -1;
      one.type = "button";
      // A man without a legal move is shown as movable only where it may be set down all the same.
      const isLoose = this.#page.isFree() && this.#page.carries([]) && this.#isOwn(name);
      one.classList.toggle("movable", this.#page.plays() && (able.has(name) || isLoose));
    }
    const stop = this.grid.querySelector(".sq[aria-selected=true]") ?? (last && square(last.slice(2, 4)));
    (stop || square(this.grid.dataset.side === "white" ? "e1" : "e8")).tabIndex = 0;
  }

  letGo() {
    this.#held = null;
    for (const one of this.grid.querySelectorAll(".sq[aria-selected]")) one.removeAttribute("aria-selected");
    for (const one of this.grid.querySelectorAll(".sq.target")) {
      one.classList.remove("target", "over");
      one.removeAttribute("title");
      if (one.dataset.plain) one.setAttribute("aria-label", one.dataset.plain);
    }
  }

  #isOwn(name) { return this.#page.plays() && Boolean(square(name).querySelector(`.man.${this.grid.dataset.turn[0]}`)); }

  #targets(from) { return [...new Set(this.moves().filter((move) => move.startsWith(from)).map((move) => move.slice(2, 4)))]; }

  #reaches(from, to) { return this.#targets(from).includes(to) || this.#page.isFree(); }

  // Choosing a man shows where it may go; choosing it again lets it go.
  #choose(name) {
    this.letGo();
    this.#held = name;
    square(name).setAttribute("aria-selected", "true");
    const castles = Object.fromEntries(this.grid.dataset.castles.split("\n").filter(Boolean).map((one) => one.split("=")));
    for (const to of this.#targets(name)) {
      const target = square(to);
      target.classList.add("target");
      target.dataset.plain = target.getAttribute("aria-label");
      target.setAttribute("aria-label", `${target.dataset.plain}, ${castles[name + to] ?? this.grid.dataset.target}`);
      if (castles[name + to]) target.title = castles[name + to];
    }
  }

  // Another own man is chosen instead; any other square is a move where the page lets one go there.
  #press(name) {
    const held = this.#held;
    if (held === name) this.letGo();
    else if (held && this.#targets(held).includes(name)) this.#play(held, name);
    else if (this.#isOwn(name)) this.#choose(name);
    else if (held && this.#reaches(held, name)) this.#play(held, name);
    else this.letGo();
  }

  // Asks what a pawn becomes, shows the move ahead of the answer, and hands it over.
  async #play(from, to, isDragged = false) {
    const fitting = this.moves().filter((move) => move.startsWith(from + to));
    this.letGo();
    const letter = fitting.length > 1 ? await this.#promotion() : "";
    if (fitting.length > 1 && !letter) return;
    const uci = from + to + letter;
    const undo = this.#page.carries(fitting) && !this.#isOwn(to) ? this.#carry(from, to) : null;
    if (undo && !isDragged) glide(uci);
    square(to).focus({ preventScroll: true });
    await this.#page.made(uci, undo);
  }

  // Sets the man down at once; gives back how to take that back.
  #carry(from, to) {
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

  #promotion() {
    const dialog = document.getElementById("promote");
    const colour = this.grid.dataset.turn[0];
    for (const man of dialog.querySelectorAll(".man")) man.setAttribute("class", `man ${colour}`);
    dialog.returnValue = "";
    dialog.showModal();
    return new Promise((answer) => dialog.addEventListener("close", () => answer(dialog.returnValue), { once: true }));
  }

  // Pointer: a press chooses, a drag carries the man, letting go sets it down.
  #take(event) {
    const at = this.#at(event);
    if (!at || event.button !== 0 || this.#dragging) return;
    this.#fresh = null;
    this.#dropped = false;
    const name = at.dataset.square;
    const held = this.#held;
    if (held && held !== name && this.#targets(held).includes(name)) return; // the click plays it
    if (!this.#isOwn(name)) return;
    this.#dragging = { name, at, man: at.querySelector(".man"), x: event.clientX, y: event.clientY, moved: false, id: event.pointerId };
    if (held !== name) {
      this.#choose(name);
      this.#fresh = name;
    }
    at.setPointerCapture(event.pointerId);
  }

  #carryAlong(event) {
    const drag = this.#dragging;
    if (!drag || event.pointerId !== drag.id) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moved && Math.hypot(x, y) < 5) return;
    drag.moved = true;
    drag.at.classList.add("dragged");
    this.grid.classList.add("dragging");
    drag.man.style.transform = `translate(${x}px, ${y}px)${event.pointerType === "touch" ? " scale(1.35)" : ""}`;
    const below = under(event);
    for (const one of this.grid.querySelectorAll(".sq.over")) if (one !== below) one.classList.remove("over");
    if (below?.classList.contains("target")) below.classList.add("over");
  }

  #drop(event, below) {
    if (!this.#dragging || event.pointerId !== this.#dragging.id) return;
    const { name, at, man, moved } = this.#dragging;
    this.#dragging = null;
    if (!moved) return;
    at.classList.remove("dragged");
    this.grid.classList.remove("dragging");
    this.#dropped = true;
    const to = below?.dataset.square;
    const isMove = Boolean(to) && to !== name && this.#reaches(name, to);
    // A man that goes to its square stays there while it is asked what it becomes; any other goes back at once.
    if (!isMove || !this.#targets(name).includes(to)) man.style.transform = "";
    if (isMove) this.#play(name, to, true).finally(() => { man.style.transform = ""; });
  }

  #click(event) {
    const at = this.#at(event);
    if (!at) return;
    event.preventDefault();
    const isPointed = event.detail > 0; // a screen reader clicks without pressing
    const isMeant = !isPointed || (!this.#dropped && this.#fresh !== at.dataset.square);
    this.#fresh = null;
    this.#dropped = false;
    if (isMeant && this.#page.plays()) this.#press(at.dataset.square);
    this.#roam(at);
  }

  // Keyboard: arrows go over the board, Home and End to the ends of a row; Escape lets go.
  #key(event) {
    const at = this.#at(event);
    if (!at || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { key } = event;
    if (key === "Escape" && this.#held) this.letGo();
    else if (this.#page.keys.includes(key)) { if (this.#page.plays()) this.#press(at.dataset.square); }
    else if (key === "Home" || key === "End") this.#roam(at.parentElement.children[key === "Home" ? 0 : 7], true);
    else if (key in STEPS) this.#step(at.dataset.square, STEPS[key]);
    else return;
    event.preventDefault();
  }

  #step(from, [right, up]) {
    const turned = this.grid.dataset.side === "black" ? -1 : 1;
    const file = FILES.indexOf(from[0]) + right * turned;
    const rank = Number(from[1]) + up * turned;
    if (file >= 0 && file < 8 && rank >= 1 && rank <= 8) this.#roam(square(FILES[file] + rank), true);
  }

  #roam(to, focus = false) {
    for (const one of this.grid.querySelectorAll('.sq[tabindex="0"]')) one.tabIndex = -1;
    to.tabIndex = 0;
    if (focus) to.focus();
  }
}
