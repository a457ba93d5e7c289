// Results from the keyboard. Type the number of a board and 1, 0 or =; or go with the arrows and press
// one key. With ten boards or more every number has as many digits as the largest, or ends with space. A
// result that stands is replaced only after a question. A result shows at once and is corrected if the server disagrees; without a connection it
// waits here, survives a reload, and is sent by itself.
import { ResultBox } from "./result-box.js";

const entry = document.getElementById("entry");
const form = document.getElementById("results");
const words = (name, values = {}) => Object.entries(values).reduce(
  (text, [key, value]) => text.replaceAll(`%${key}`, value), entry.dataset[`say${name}`] ?? "");

// How each result is written: `1/2-1/2` as `½–½`.
const SIGNS = JSON.parse(entry.dataset.signs);
const KEYS = {
  "1": "1-0", "0": "0-1", "=": "1/2-1/2", "½": "1/2-1/2", "+": "+:-", "-": "-:+",
  p: "postponed", P: "postponed", Backspace: "open", Delete: "open",
};

// idle: nothing chosen; number: digits are being typed; result: a board waits for its key;
// notice: a forfeit waits for the answer whether the player had told, or came too late; replace: another
// result stands on the board, and a second key decides.
let mode = "idle";
let digits = "";
let board = null;
let running = false; // the arrows are in use: after a result the next open board is chosen
let forfeit = null;
let replacing = null; // what would replace the result that stands
let matchSaid = ""; // a game of a match was entered, and the table does not show yet what follows

const rows = () => [...form.querySelectorAll("tr[data-board]")];
const numbers = () => rows().map((row) => Number(row.dataset.board));
// How many digits a board number has: as many as the largest.
const width = () => String(Math.max(...numbers())).length;
const rowOf = (number) => form.querySelector(`tr[data-board="${number}"]`);
const outbox = new ResultBox(entry.dataset.action, { accepted, refused, conflict, waiting });

entry.hidden = false;
rows().forEach(showWish);
idle();

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (["INPUT", "TEXTAREA", "SELECT"].includes(event.target.tagName)) return;
  if ((event.key === "Enter" || event.key === " ") && event.target.closest("a, button, summary") && mode === "idle") return;
  if (press(event.key)) event.preventDefault();
}, true);

// Returns whether the key was meant for the entry.
function press(key) {
  if (key === "Escape") return leave();
  if (mode === "notice") return answerNotice(key);
  if (mode === "replace") return answerReplace(key);
  if (key === "ArrowDown" || key === "ArrowUp") return step(key === "ArrowDown" ? 1 : -1);
  if (mode === "result") return pressResult(key);
  if (/^[0-9]$/.test(key)) return digit(key);
  if (mode === "number") return pressNumber(key);
  if (key === "Enter" && nextOpen()) { running = true; choose(nextOpen()); return true; }
  if (key in KEYS && key.length === 1 && !/[pP]/.test(key)) { say(words("Choose")); return true; }
  return false;
}

function leave() {
  const was = mode;
  const kept = was === "replace" ? words("Kept", { board, result: text(standing(rowOf(board))) }) : "";
  running = false;
  idle();
  if (kept) say(`${kept} ${entry.querySelector(".say").textContent}`);
  return was !== "idle";
}

// A number is complete with as many digits as the largest has, so that no digit of it can be meant as a result.
function digit(key) {
  if (!rows().length) { say(words("Empty"), true); return true; }
  digits += key;
  const number = Number(digits);
  const exact = numbers().includes(number);
  if (digits.length >= width()) {
    if (exact) { choose(number); return true; }
    say(words("None", { board: number, first: Math.min(...numbers()), last: Math.max(...numbers()) }), true);
    digits = "";
    mode = "idle";
    board = null;
    paint();
    return true;
  }
  mode = "number";
  board = exact ? number : null;
  say(exact ? words("More", { board: number }) : words("Digits", { count: width() }));
  paint();
  return true;
}

function pressNumber(key) {
  if (key === "Backspace") {
    digits = digits.slice(0, -1);
    if (!digits) { idle(); return true; }
    const typed = digits;
    digits = typed.slice(0, -1);
    return digit(typed.at(-1));
  }
  if (board !== null && [" ", "Enter", ".", "Tab"].includes(key)) { choose(board); return true; }
  if (board !== null && key in KEYS) { choose(board); return pressResult(key); }
  if (board !== null && key === "w") return happened();
  if (key.length === 1) say(words("Wrong", { key }), true);
  return key.length === 1;
}

function pressResult(key) {
  if (key === "+" || key === "-") {
    forfeit = KEYS[key];
    mode = "notice";
    say(words("Notice"));
    paint();
    return true;
  }
  if (key in KEYS) { enter(KEYS[key]); return true; }
  if (key === "w") return happened();
  if (/^[2-9]$/.test(key)) { running = false; digits = ""; return digit(key); }
  if (key === "Enter" || key === " ") { say(words("Result", { board })); return true; }
  if (key.length === 1 && !"gn?/".includes(key)) { say(words("Wrong", { key }), true); return true; }
  return false;
}

// Something happened on the chosen board: its ruling is found on a page of its own.
function happened() {
  rowOf(board)?.querySelector("a.what")?.click();
  return true;
}

function answerNotice(key) {
  if (/^[yYjJ]$/.test(key)) enter(`${forfeit}~accepted`);
  else if (/^[nN]$/.test(key)) enter(`${forfeit}~none`);
  else if (/^[lLsS]$/.test(key)) enter(`${forfeit}~late`);
  else say(words("Notice"), true);
  return true;
}

// Enter or y replaces what stands, Escape or n keeps it; every other key asks again.
function answerReplace(key) {
  const code = replacing;
  if (/^[yYjJ]$/.test(key) || key === "Enter") { replacing = null; enter(code, true); return true; }
  if (/^[nN]$/.test(key)) return leave();
  askToReplace(code);
  entry.querySelector(".say").classList.add("wrong");
  return true;
}

function askToReplace(code) {
  replacing = code;
  mode = "replace";
  const stands = text(standing(rowOf(board)));
  say(code === "open" ? words("Clear", { board, stands }) : words("Replace", { board, stands, result: text(code) }));
  paint();
}

// The result that the row shows, entered or on its way; empty where there is none yet.
function standing(row) {
  const state = outbox.wish(row.dataset.board) ?? row.dataset.seen;
  return /^(open|postponed|adjourned)/.test(state) ? "" : state;
}

function step(by) {
  const all = numbers();
  if (!all.length) return false;
  running = true;
  const here = all.indexOf(board);
  choose(here < 0 ? nextOpen() ?? all[0] : all[Math.min(all.length - 1, Math.max(0, here + by))]);
  return true;
}

function choose(number) {
  board = number;
  digits = "";
  mode = "result";
  say(words("Result", { board: number }));
  paint();
  rowOf(number)?.scrollIntoView({ block: "nearest" });
}

function idle() {
  mode = "idle";
  digits = "";
  board = null;
  forfeit = null;
  replacing = null;
  const next = nextOpen();
  say(next ? asksForBoard(next) : nothingOpen());
  paint();
}

function asksForBoard(next) {
  if (width() === 1) return words("Idle", { board: next });
  return words("Idledigits", { board: next, count: width(), example: String(next).padStart(width(), "0") });
}

// No board is open: every result is in, or some games are put off.
function nothingOpen() {
  if (!rows().length) return words("Empty");
  // A match that is decided has no game to enter; until then it is not done.
  if (rows().some((row) => row.dataset.game)) return "";
  const putOff = rows().some((row) => /^(postponed|adjourned)/.test(outbox.wish(row.dataset.board) ?? row.dataset.seen));
  return words(putOff ? "Putoff" : "All");
}

// The first open board behind the current one, else the first open board.
function nextOpen() {
  const open = rows().filter((row) => row.classList.contains("is-open")).map((row) => Number(row.dataset.board));
  return open.find((number) => number > (board ?? 0)) ?? open[0] ?? null;
}

// `sure`: the question was answered, or there is none.
function enter(code, sure = false) {
  const row = rowOf(board);
  if (!row) return;
  if (row.classList.contains("is-over")) { location.assign(row.querySelector(".dots").href); return; }
  if ("old" in entry.dataset) { plainly(`${target(row)} ${code} ${row.dataset.seen}`); return; }
  const stands = standing(row);
  if (!sure && stands && stands !== code) { askToReplace(code); return; }
  const said = code === "open" ? words("Cleared", { board }) : words("Saved", { board, result: text(code) });
  show(row, code);
  outbox.put(board, code, row.dataset.seen, gameOf(row));
  const entered = board;
  matchSaid = row.dataset.game ? said : "";
  const next = nextOpen();
  if (running && next && next !== entered) choose(next); else idle();
  say(`${said} ${entry.querySelector(".say").textContent}`.trim());
}

// A match is entered game by game; its row stands for the game that is played now.
function gameOf(row) { return row.dataset.game ? Number(row.dataset.game) : undefined; }
function target(row) { return row.dataset.game ? `${row.dataset.board}.${row.dataset.game}` : row.dataset.board; }

// A round that others were built on: the server shows what a correction changes.
function plainly(value) {
  const field = Object.assign(document.createElement("input"), { type: "hidden", name: "set", value });
  form.append(field);
  form.submit();
}

form.addEventListener("submit", (event) => {
  if ("old" in entry.dataset) return;
  const button = event.submitter;
  if (button?.name !== "set") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const row = button.closest("tr");
  running = false;
  board = Number(row.dataset.board);
  askOnRow(row, button.dataset.to);
}, true);

// The same question as by the keyboard, for whoever points: the panel of the keyboard may be out of sight.
function askOnRow(row, code) {
  const stands = standing(row);
  if (!stands || stands === code || row.classList.contains("is-over")) { enter(code, true); return; }
  const number = board;
  const dialog = document.createElement("dialog");
  const line = Object.assign(document.createElement("p"), { textContent: words("Replace", { board: number, stands: text(stands), result: text(code) }) });
  const actions = Object.assign(document.createElement("div"), { className: "actions" });
  const put = Object.assign(document.createElement("button"), { className: "primary", textContent: words("Mine", { result: text(code) }) });
  const keep = Object.assign(document.createElement("button"), { textContent: words("Theirs", { result: text(stands) }) });
  put.addEventListener("click", () => { dialog.close(); board = number; enter(code, true); });
  keep.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => { dialog.remove(); if (mode === "idle") idle(); });
  actions.append(put, keep);
  dialog.append(line, actions);
  document.body.append(dialog);
  dialog.showModal();
}

form.addEventListener("live", () => {
  rows().forEach(showWish);
  paint();
  // Only the server knows whether a match is decided or goes on with another game.
  if (matchSaid && mode === "idle") {
    const said = matchSaid;
    idle();
    say(`${said} ${entry.querySelector(".say").textContent}`);
  }
  matchSaid = "";
});

// When the last result is in, the head offers what comes next.
document.addEventListener("live", () => {
  const next = document.querySelector("[data-key=n]");
  if (mode === "idle" && !nextOpen() && nothingOpen() && next) say(`${nothingOpen()} n: ${next.textContent.trim()}.`);
});

function text(code) {
  const [result] = code.split("~");
  return SIGNS[result] ?? (result.startsWith("postponed") ? words("Postponed") : result);
}

// A wish that waits is shown in its row, unless the match has gone on to another game meanwhile.
function showWish(row) {
  if (outbox.has(row.dataset.board) && outbox.game(row.dataset.board) === gameOf(row)) show(row, outbox.wish(row.dataset.board));
}

// Shows a state in a row as the server will.
function show(row, code) {
  const [result] = code.split("~");
  for (const button of row.querySelectorAll("button[data-to]")) button.setAttribute("aria-pressed", String(button.dataset.to === result));
  const plain = ["open", "1-0", "0-1", "1/2-1/2"].includes(result);
  row.querySelector(".other").textContent = plain ? "" : text(code);
  row.classList.toggle("is-open", result === "open");
  row.classList.toggle("is-waiting", outbox.has(row.dataset.board));
}

function paint() {
  for (const row of rows()) row.classList.toggle("is-current", Number(row.dataset.board) === board && mode !== "idle");
  entry.querySelector(".board-slot").textContent = digits ? digits.padEnd(width(), "_") : (board ?? "");
  entry.querySelector(".result-slot").textContent = { notice: SIGNS[forfeit], replace: replacing && text(replacing), result: "?" }[mode] ?? "";
  entry.dataset.mode = mode;
}

// On the screen at once, and politely to whoever listens.
function say(sentence, wrong = false) {
  const line = entry.querySelector(".say");
  line.textContent = sentence;
  line.classList.toggle("wrong", wrong);
  entry.querySelector("[role=status]").textContent = sentence;
}

function accepted(number, answer) {
  const row = rowOf(number);
  if (!row || gameOf(row) !== (answer.game ?? undefined)) return;
  row.dataset.seen = answer.state;
  if (!outbox.has(number)) show(row, answer.state);
  const other = row.querySelector(".other");
  if (answer.note && !outbox.has(number)) other.textContent = `${answer.text} ${answer.note}`.trim();
}

function refused(number, reasons) {
  const row = rowOf(number);
  if (row) show(row, row.dataset.seen);
  say(reasons.join(" "), true);
}

// Both values and who entered the one that stands; nothing is overwritten unseen.
function conflict(number, both) {
  const row = rowOf(number);
  if (row) { row.dataset.seen = both.stands; show(row, both.stands); }
  if (mode === "idle") idle();
  const dialog = document.createElement("dialog");
  const line = Object.assign(document.createElement("p"), {
    textContent: words("Conflict", { board: number, name: both.by, theirs: both.stands_text, yours: both.wanted_text }),
  });
  const actions = Object.assign(document.createElement("div"), { className: "actions" });
  const keep = Object.assign(document.createElement("button"), { className: "primary", textContent: words("Theirs", { result: both.stands_text }) });
  const put = Object.assign(document.createElement("button"), { textContent: words("Mine", { result: both.wanted_text }) });
  keep.addEventListener("click", () => dialog.close());
  put.addEventListener("click", () => { dialog.close(); if (row) { show(row, both.wanted); outbox.put(number, both.wanted, both.stands, both.game); } });
  dialog.addEventListener("close", () => dialog.remove());
  actions.append(keep, put);
  dialog.append(line, actions);
  document.body.append(dialog);
  dialog.showModal();
}

// A thin line says since when nothing gets through, and how much waits.
function waiting(since, count) {
  const line = document.getElementById("offline");
  if (!since) {
    delete line.dataset.holds;
    line.hidden = true;
    rows().forEach((row) => row.classList.toggle("is-waiting", outbox.has(row.dataset.board)));
    return;
  }
  const time = since.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", hour12: false });
  line.dataset.holds = "yes";
  line.textContent = words("Offline", { time, count });
  line.hidden = false;
}
