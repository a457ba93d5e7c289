// The hall's screen: shows each table in pieces that fit, one after the other, until somebody pauses.

const SECONDS = 12; // how long a piece stands
const screen = document.getElementById("screen");
const where = document.getElementById("where");
const turn = document.getElementById("turn");
const pausedWord = screen.dataset.paused;

let pieces = []; // { slide, rows } in order
let at = 0;
let paused = false;
let timer;

/** Cuts every table into pieces that fit between head and foot. */
function cut() {
  document.body.classList.add("paging", "measuring");
  const room = screen.clientHeight;
  pieces = [];
  for (const slide of screen.querySelectorAll(".slide")) {
    const rows = [...slide.querySelectorAll("tbody tr")];
    if (rows.length === 0) {
      pieces.push({ slide, rows: [] });
      continue;
    }
    const above = rows[0].getBoundingClientRect().top - slide.getBoundingClientRect().top;
    let piece = [];
    let used = above;
    for (const row of rows) {
      const height = row.getBoundingClientRect().height;
      if (piece.length > 0 && used + height > room) {
        pieces.push({ slide, rows: piece });
        piece = [];
        used = above;
      }
      piece.push(row);
      used += height;
    }
    pieces.push({ slide, rows: piece });
  }
  document.body.classList.remove("measuring");
}

function show() {
  if (pieces.length === 0) return;
  at = (at + pieces.length) % pieces.length;
  for (const shown of screen.querySelectorAll(".shown")) shown.classList.remove("shown");
  const piece = pieces[at];
  piece.slide.classList.add("shown");
  for (const row of piece.rows) row.classList.add("shown");
  where.textContent = `${at + 1} / ${pieces.length}${paused ? ` · ${pausedWord}` : ""}`;
  clearTimeout(timer);
  turn.classList.remove("running");
  if (!paused && pieces.length > 1) {
    void turn.offsetWidth; // begins the bar anew
    turn.classList.add("running");
    timer = setTimeout(() => step(1), SECONDS * 1000);
  }
}

function step(by) {
  at += by;
  show();
}

function pause() {
  paused = !paused;
  show();
}

/** New results or another window: the same place, cut anew. */
function again() {
  cut();
  at = Math.min(at, pieces.length - 1);
  show();
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  switch (event.key) {
    case " ":
    case "p":
      pause();
      break;
    case "ArrowRight":
    case "PageDown":
      step(1);
      break;
    case "ArrowLeft":
    case "PageUp":
      step(-1);
      break;
    default:
      return;
  }
  event.preventDefault();
});
screen.addEventListener("click", pause);
window.addEventListener("resize", again);

// The hall's clock: the time of the hall, not of the computer that shows it.
const clock = document.getElementById("clock");
function tick() {
  const form = { hour: "2-digit", minute: "2-digit", hour12: false };
  try {
    clock.textContent = new Date().toLocaleTimeString(document.documentElement.lang, { ...form, timeZone: clock.dataset.zone });
  } catch {
    clock.textContent = new Date().toLocaleTimeString(document.documentElement.lang, form); // a zone the browser does not know
  }
}
setInterval(tick, 1000);
tick();

new MutationObserver(again).observe(screen, { childList: true });
again();
