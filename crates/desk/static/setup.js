// A position set up by hand: take a man from the box and tap squares, drag, or type its letter on a square.
// The field with the FEN follows the board, and the board follows the field.

const FILES = "abcdefgh";
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
// Where king and rook must stand for a castling that is still possible.
const HOMES = { K: ["e1", "h1", "K", "R"], Q: ["e1", "a1", "K", "R"], k: ["e8", "h8", "k", "r"], q: ["e8", "a8", "k", "r"] };

for (const editor of document.querySelectorAll("[data-editor]")) begin(editor);

function begin(editor) {
  const field = document.getElementById(editor.dataset.editor);
  const tools = [...editor.querySelectorAll("[data-man]")];
  const grid = editor.querySelector(".grid");
  const squares = [...editor.querySelectorAll("[data-square]")];
  const status = editor.querySelector("[role=status]");
  const turns = [...editor.querySelectorAll("input[type=radio]")];
  const castlings = [...editor.querySelectorAll("[data-castling]")];
  const men = new Map(); // square -> letter
  let tool = "hand";
  let lifted = null; // the square of the man in the hand
  let turned = false;
  let drag = null;

  const of = (letter) => tools.find((one) => one.dataset.man === letter);
  const square = (name) => squares.find((one) => one.dataset.square === name);
  const nameOf = (letter) => (letter ? of(letter).getAttribute("aria-label") : editor.dataset.empty);

  function drawn(letter) {
    const made = of(letter);
    return `<svg class="man ${made.dataset.class}" aria-hidden="true"><use href="${editor.dataset.men}#${made.dataset.symbol}"/></svg>`;
  }

  function draw() {
    for (const one of squares) {
      const name = one.dataset.square;
      const letter = men.get(name);
      const isLight = (FILES.indexOf(name[0]) + Number(name[1])) % 2 === 0;
      one.className = `sq ${isLight ? "light" : "dark"}${letter ? " held" : ""}`;
      one.innerHTML = letter ? drawn(letter) : "";
      one.setAttribute("aria-label", `${name}, ${nameOf(letter)}`);
      one.setAttribute("aria-selected", String(name === lifted));
    }
    for (const box of castlings) {
      const [king, rook, k, r] = HOMES[box.dataset.castling];
      box.disabled = men.get(king) !== k || men.get(rook) !== r;
      if (box.disabled) box.checked = false;
    }
  }

  function written() {
    const rows = [];
    for (let rank = 8; rank >= 1; rank -= 1) {
      let row = "";
      let gap = 0;
      for (const file of FILES) {
        const letter = men.get(`${file}${rank}`);
        if (!letter) { gap += 1; continue; }
        row += (gap || "") + letter;
        gap = 0;
      }
      rows.push(row + (gap || ""));
    }
    const castling = castlings.filter((box) => box.checked).map((box) => box.dataset.castling).join("") || "-";
    return `${rows.join("/")} ${turns.find((one) => one.checked).value} ${castling} - 0 1`;
  }

  function read(fen) {
    const [placement, turn, castling] = fen.trim().split(/[\s_]+/);
    const rows = (placement ?? "").split("/");
    if (rows.length !== 8) return false;
    men.clear();
    rows.forEach((row, index) => {
      let file = 0;
      for (const sign of row) {
        if (/[1-8]/.test(sign)) file += Number(sign);
        else if (of(sign) && file < 8) { men.set(`${FILES[file]}${8 - index}`, sign); file += 1; }
      }
    });
    for (const one of turns) one.checked = one.value === (turn === "b" ? "b" : "w");
    draw();
    for (const box of castlings) box.checked = !box.disabled && (castling ?? "").includes(box.dataset.castling);
    return true;
  }

  function changed(told) {
    draw();
    field.value = written();
    if (told) status.textContent = told;
  }

  function put(name, letter) {
    if (letter) men.set(name, letter); else men.delete(name);
    lifted = null;
    changed(`${name}, ${nameOf(letter)}`);
  }

  function move(from, to) {
    const letter = men.get(from);
    men.delete(from);
    if (to) men.set(to, letter);
    lifted = null;
    changed(`${to ?? from}, ${nameOf(to ? letter : undefined)}`);
  }

  // What a tap on a square does with the tool in the hand.
  function use(name) {
    if (tool === "none") put(name, undefined);
    else if (tool !== "hand") put(name, men.get(name) === tool ? undefined : tool);
    else if (lifted && lifted !== name) move(lifted, name);
    else { lifted = lifted || !men.has(name) ? null : name; draw(); }
  }

  function take(chosen, focus = false) {
    tool = chosen;
    lifted = null;
    for (const one of tools) {
      one.setAttribute("aria-checked", String(one.dataset.man === chosen));
      one.tabIndex = one.dataset.man === chosen ? 0 : -1;
    }
    if (focus) of(chosen).focus();
    draw();
  }

  function focus(name) {
    for (const one of squares) one.tabIndex = one.dataset.square === name ? 0 : -1;
    square(name)?.focus();
  }

  const under = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-square]");

  grid.addEventListener("keydown", (event) => {
    const name = event.target.dataset?.square;
    if (!name || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (step) {
      const way = turned ? -1 : 1;
      const file = Math.min(7, Math.max(0, FILES.indexOf(name[0]) + way * step[0]));
      const rank = Math.min(8, Math.max(1, Number(name[1]) + way * step[1]));
      focus(`${FILES[file]}${rank}`);
    } else if (event.key === "Delete" || event.key === "Backspace") put(name, undefined);
    else if (event.key === "Escape") { lifted = null; draw(); }
    else if (event.key.length === 1 && of(event.key)) put(name, event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  editor.querySelector(".men-box").addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!step) return;
    const at = tools.findIndex((one) => one.dataset.man === tool);
    take(tools[(at + step + tools.length) % tools.length].dataset.man, true);
    event.preventDefault();
  });

  for (const one of tools) one.addEventListener("click", () => take(one.dataset.man));
  for (const one of squares) one.addEventListener("click", (event) => {
    if (drag?.moved) return;
    for (const other of squares) other.tabIndex = other === event.currentTarget ? 0 : -1;
    use(one.dataset.square);
  });

  // Dragging: from a square to another, from the box to a square, or off the board.
  editor.addEventListener("pointerdown", (event) => {
    const from = event.target.closest("[data-square]")?.dataset.square;
    const boxed = event.target.closest("[data-man]")?.dataset.man;
    const letter = from ? men.get(from) : boxed;
    drag = null;
    if (event.button !== 0 || !letter || letter === "hand" || letter === "none" || (from && tool !== "hand")) return;
    drag = { from, letter, x: event.clientX, y: event.clientY, moved: false, ghost: null };
    event.target.releasePointerCapture?.(event.pointerId);
  });
  addEventListener("pointermove", (event) => {
    if (!drag) return;
    if (!drag.moved && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < 6) return;
    if (!drag.ghost) {
      drag.moved = true;
      drag.ghost = document.createElement("div");
      drag.ghost.className = "editor-ghost";
      drag.ghost.innerHTML = drawn(drag.letter);
      document.body.append(drag.ghost);
    }
    drag.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
    event.preventDefault();
  }, { passive: false });
  const dropped = (event) => {
    // A tap is no drag; the click that follows does what is to be done.
    if (!drag?.moved) { drag = null; return; }
    drag.ghost.remove();
    const to = event.type === "pointerup" ? under(event) : null;
    const name = to && editor.contains(to) ? to.dataset.square : null;
    if (event.type === "pointerup" && drag.from && drag.from !== name) move(drag.from, name);
    else if (event.type === "pointerup" && !drag.from && name) put(name, drag.letter);
    // The click that follows is part of the drag.
    setTimeout(() => { drag = null; }, 0);
  };
  addEventListener("pointerup", dropped);
  addEventListener("pointercancel", dropped);

  for (const input of [...turns, ...castlings]) input.addEventListener("change", () => changed());
  field.addEventListener("input", () => read(field.value));
  editor.querySelector("[data-do=empty]").addEventListener("click", () => { men.clear(); lifted = null; changed(editor.dataset.empty); });
  editor.querySelector("[data-do=start]").addEventListener("click", () => { read(START); changed(); });
  editor.querySelector("[data-do=turn]").addEventListener("click", () => { turned = !turned; grid.classList.toggle("turned", turned); });
  // The board page has a position already: it is where the hand begins.
  editor.closest("details")?.addEventListener("toggle", (event) => {
    const shown = document.getElementById("fen")?.value;
    if (event.target.open && !field.value && shown) { read(shown); field.value = shown; }
  });

  editor.hidden = false;
  focusable();
  if (!read(field.value)) draw();

  function focusable() {
    square("e4").tabIndex = 0;
  }
}
