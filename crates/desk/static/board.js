// The board by mouse, touch and keyboard. The server stays the judge: every move is a form of the page,
// sent in the background, and the piece it answers with takes the place of the old one.

import { Hand, glide } from "./pointer.js";

const root = document.getElementById("board-part");
const said = document.getElementById("said");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

let asking = null; // the request under way; a newer one ends it
let running = 0; // the timer of a line that plays itself
let lostAt = null; // since when the desk does not answer

const page = () => root.querySelector(".boardpage");

// Any square may be gone to: the server says what is wrong with a move. A legal one is shown at once.
const hand = new Hand(root, {
  plays: () => hand.moves().length > 0,
  isFree: () => true,
  carries: (fitting) => fitting.length === 1,
  keys: ["Enter", " "],
  made: (uci, undo) => {
    const query = new URLSearchParams(new FormData(document.getElementById("position")));
    query.set("play", uci);
    return show(`/board?${query}`, { glides: !undo, undo });
  },
});

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
    hand.letGo();
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
  hand.dress(page().dataset.last);
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

root.addEventListener("click", (event) => {
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

// [ and ] step through the game, as do the arrows with Shift held.
document.addEventListener("keydown", (event) => {
  if (!event.shiftKey || !["ArrowLeft", "ArrowRight"].includes(event.key) || event.target.matches("input, textarea, select")) return;
  event.preventDefault();
  document.getElementById(event.key === "ArrowLeft" ? "step-back" : "step-on").click();
});

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
