// The two clocks. The server says what they show, at which of its moments, and which one runs; the page
// counts on by its own steady clock and knows how far the server's is ahead of it.

const LISTENED = 8; // answers from which the quickest is believed

let samples = []; // how long an answer took, and how far the server's clock was ahead
let ahead = 0; // milliseconds to add to performance.now()
let state = null; // the last reading: at, runs, delay, white, black, added, delays
let painted = {}; // what each display shows, so that nothing is written twice

// An answer was asked for at `asked`, came at `came` and was made at the server's moment `at`.
export function measure(at, asked, came) {
  samples.push({ took: came - asked, ahead: at - (asked + came) / 2 });
  samples = samples.slice(-LISTENED);
  ahead = samples.reduce((best, one) => (one.took < best.took ? one : best)).ahead;
}

export function read(game) {
  const numbers = (text) => text.split(" ").map(Number);
  const [white, black] = numbers(game.dataset.added);
  const [whiteDelay, blackDelay] = numbers(game.dataset.delays);
  state = {
    at: Number(game.dataset.at),
    runs: game.dataset.runs,
    delay: Number(game.dataset.delay),
    white: Number(game.dataset.white),
    black: Number(game.dataset.black),
    added: { white, black },
    delays: { white: whiteDelay, black: blackDelay },
  };
  painted = {};
  paint();
}

const now = () => performance.now() + ahead;

// What a clock shows at this moment.
export function left(color) {
  if (!state) return 0;
  if (state.runs !== color) return state[color];
  const passed = Math.max(0, now() - state.at - state.delay);
  return Math.max(0, state[color] - passed);
}

// The press shows at once; the answer of the server corrects it.
export function pressed(color) {
  if (!state || state.runs !== color) return () => {};
  const before = state;
  const other = color === "white" ? "black" : "white";
  const rest = left(color);
  const mine = state = { ...state, [color]: rest > 0 ? rest + state.added[color] : 0, at: now(), runs: other, delay: state.delays[other] };
  paint();
  // The desk did not hear of it: the time still runs.
  return () => {
    if (state !== mine) return;
    state = before;
    paint();
  };
}

// `1:29:57`, `4:07`, and tenths in the last ten seconds. Part of a second counts as begun.
function written(ms) {
  if (ms > 0 && ms < 10000) return `0:0${(Math.ceil(ms / 100) / 10).toFixed(1)}`.replace("0:010.0", "0:10.0");
  const seconds = Math.ceil(ms / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  return hours ? `${hours}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}` : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

function paint() {
  for (const color of ["white", "black"]) {
    const clock = document.querySelector(`[data-clock=${color}]`);
    if (!clock) continue;
    const ms = left(color);
    const text = written(ms);
    const look = `${text} ${state.runs === color}`;
    if (painted[color] === look && clock.dataset.painted === look) continue;
    painted[color] = look;
    clock.dataset.painted = look;
    clock.querySelector(".shown").textContent = text;
    clock.classList.toggle("runs", state.runs === color);
    clock.classList.toggle("fallen", ms === 0);
    clock.classList.toggle("short", ms > 0 && ms < 60000);
    if (ms === 0 && state.runs === color) clock.dispatchEvent(new CustomEvent("fallen", { bubbles: true }));
  }
}

setInterval(paint, 100);
// A tab in the background is slowed down; it is right again at once when it is looked at.
document.addEventListener("visibilitychange", () => { if (!document.hidden && state) paint(); });
