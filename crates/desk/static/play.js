// The game page. Every deed is a form of the page, sent in the background; the answer brings the pieces
// that changed. Without connection the clocks go on, and what was done waits in order until the desk
// answers; the desk then says what it still takes.

import { told } from "./cite.js";
import { Outbox } from "./outbox.js";
import * as clock from "./play-clock.js";
import { Hand, glide } from "./pointer.js";

const root = document.getElementById("play");
const base = root.dataset.base;
const said = document.getElementById("said");
const line = document.getElementById("offline");

let shown = 0; // the journal number that the page shows
let wanted = 0;
let fetching = false;
let lostAt = null;
let leaving = false;
let unheard = () => {}; // takes back a press that was shown before the desk heard of it
let mine = ""; // the last move this page made itself: it need not glide

const game = () => root.querySelector(".game");

// Settings of this device.
const withMove = option("with-move", matchMedia("(pointer: coarse)").matches);
const legalOnly = option("legal-only", true);
const turned = option("turned", false);

function option(id, usual) {
  const box = document.getElementById(id);
  let kept = null;
  try { kept = localStorage.getItem(`play-${id}`); } catch { /* a browser that keeps nothing */ }
  box.checked = kept === null ? usual : kept === "yes";
  box.closest("[data-script]").hidden = false;
  box.addEventListener("change", () => {
    try { localStorage.setItem(`play-${id}`, box.checked ? "yes" : "no"); } catch { /* as above */ }
    if (id === "turned") look();
    dress();
  });
  return () => box.checked;
}

// The address of the pieces, as this device wants to see them.
function address() {
  const url = new URL(base, location.href);
  for (const [name, value] of new FormData(document.getElementById("settings"))) url.searchParams.set(name, value);
  if (turned()) url.searchParams.set("below", game().dataset.chair === "black" ? "white" : "black");
  url.searchParams.set("part", "1");
  return url;
}

// Puts the pieces that changed in the place of the old ones.
function replace(html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  const next = fresh.content.querySelector(".game");
  if (Number(next.dataset.seq) < shown) return;
  const old = game();
  const before = { last: root.querySelector(".grid").dataset.last, said: old.dataset.said, seen: old.dataset.seen };
  for (const { name, value } of [...next.attributes]) old.setAttribute(name, value);
  const places = new Map([...old.querySelectorAll("[data-piece]")].map((piece) => [piece.dataset.piece, piece]));
  let isDrawn = false;
  for (const piece of next.querySelectorAll("[data-piece]")) {
    const name = piece.dataset.piece;
    const there = places.get(name);
    places.delete(name);
    if (!there) { isDrawn = whole(old, next); break; }
    if (name === "refused") continue;
    for (const seen of there.querySelectorAll("input[name=seen]")) seen.value = next.dataset.seen;
    if (same(there) === same(piece)) continue;
    isDrawn ||= name === "board";
    keep(there, piece);
  }
  for (const piece of places.values()) piece.remove();
  shown = Number(next.dataset.seq);
  clock.read(old);
  dress();
  const last = root.querySelector(".grid").dataset.last;
  if (isDrawn && last !== before.last && last !== mine.slice(0, 4)) glide(last);
  if (old.dataset.seen !== before.seen) document.getElementById("refused").replaceChildren();
  const status = document.getElementById("status").textContent.trim();
  said.textContent = old.dataset.said !== before.said ? [old.dataset.said, status].filter(Boolean).join(". ") : status;
}

// Whose turn it is to be drawn may bring pieces that were not there: the whole page of the game anew.
function whole(old, next) {
  old.replaceChildren(...next.cloneNode(true).childNodes);
  for (const piece of old.querySelectorAll("[data-piece]")) texts.set(piece, plain(piece));
  return true;
}

// Two pieces are the same if only what the page itself paints differs. What was made last is compared,
// not what the script has made of it.
const texts = new WeakMap();
const plain = (piece) => piece.outerHTML
  .replace(/name="seen" value="\d+"/g, "").replace(/<span class="shown">[^<]*/g, "").replace(/ (runs|fallen)(?=[ "])/g, "");
const same = (piece) => texts.get(piece) ?? plain(piece);

function keep(there, piece) {
  const open = new Set([...there.querySelectorAll("details.more[open] > summary")].map((one) => one.textContent));
  const shut = new Set([...there.querySelectorAll("details.more:not([open]) > summary")].map((one) => one.textContent));
  const typed = new Map([...there.querySelectorAll("input[id], select[id]")].filter((one) => one.type !== "hidden").map((one) => [one.id, one.value]));
  const focused = there.contains(document.activeElement) ? mark(document.activeElement) : null;
  const scrolled = there.querySelector(".sheet-box") !== null;
  texts.set(piece, plain(piece));
  there.replaceWith(piece);
  for (const details of piece.querySelectorAll("details")) {
    const name = details.querySelector("summary").textContent;
    if (open.has(name)) details.open = true;
    if (shut.has(name)) details.open = false;
  }
  for (const [id, value] of typed) {
    const field = piece.querySelector(`#${CSS.escape(id)}`);
    if (field && !id.startsWith("written-")) field.value = value;
  }
  if (focused) (document.getElementById(focused.id) ?? piece.querySelector(focused.path))?.focus({ preventScroll: true });
  if (scrolled) toEnd();
}

const named = (name, value) => `[name="${CSS.escape(name)}"][value="${CSS.escape(value ?? "")}"]`;
const mark = (element) => ({ id: element.id || "-", path: element.name ? named(element.name, element.value) : "summary" });

function toEnd() {
  const box = root.querySelector(".sheet-box");
  if (box) box.scrollTop = box.scrollHeight;
}

// Whether this device may move now: its side is on move and has not just moved.
const plays = () => hand.moves().length > 0 && game().dataset.over === "false";

function dress() {
  hand.grid.classList.toggle("playable", plays());
  hand.dress(hand.grid.dataset.last);
  for (const one of root.querySelectorAll("[data-noscript]")) one.hidden = true;
}

// A legal move or any other is shown at once; the space bar presses the clock and chooses nothing.
const hand = new Hand(root, { plays, isFree: () => !legalOnly(), carries: () => true, keys: ["Enter"], made });

function made(uci, undo) {
  const turn = root.querySelector(".grid").dataset.turn;
  const fields = new URLSearchParams({ do: "move", uci, by: turn });
  const armed = root.querySelector("[data-with-move][aria-pressed=true]");
  if (armed) {
    fields.set("offer", "1");
    armed.setAttribute("aria-pressed", "false");
  }
  if (withMove()) {
    fields.set("press", "1");
    unheard = clock.pressed(turn);
  } else offer(turn);
  mine = uci;
  tell(fields, undo);
}

// The button for the clock answers before the desk does.
function offer(color) {
  const button = root.querySelector(`[data-clock=${color}] .press button`);
  if (button) button.disabled = false;
}

// Every form of the page is a deed.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!root.contains(form) || form.method !== "post") return;
  if (form.dataset.ask && !form.dataset.asked) return; // the question first
  event.preventDefault();
  setTimeout(() => delete form.dataset.asked); // whoever asks before sending still looks at it
  // A draw is offered with the move, not before it.
  if (event.submitter && "withMove" in event.submitter.dataset) {
    const isOn = event.submitter.getAttribute("aria-pressed") === "true";
    event.submitter.setAttribute("aria-pressed", String(!isOn));
    return;
  }
  const fields = new URLSearchParams(new FormData(form, event.submitter));
  if (fields.get("do") === "press") {
    unheard = clock.pressed(fields.get("by"));
    event.submitter?.setAttribute("disabled", "");
  }
  if (fields.get("do") === "move" && withMove()) fields.set("press", "1");
  tell(fields, null, form);
});

// Space presses the clock, wherever one is, unless something is being typed or a button is held.
document.addEventListener("keydown", (event) => {
  if (event.key !== " " || event.repeat || event.target.closest("input, textarea, select, summary, a, button:not(.sq), dialog")) return;
  const button = root.querySelector(".press button:not([disabled])");
  if (!button) return;
  event.preventDefault();
  button.click();
});

// Deeds that are not heard yet go in the order they were done.
const outbox = new Outbox({
  post: ({ fields }) => ({ address: `${base}/do${address().search}`, body: fields }),
  heard,
  waits: (since) => {
    if (!since) return;
    unheard();
    lost();
  },
});

function tell(fields, undo = null, form = null) {
  fields.set("seen", game().dataset.seen);
  fields.delete("csrf");
  outbox.put("deeds", { fields, undo, form });
}

function heard({ undo, form }, { told, rest, asked }) {
  found();
  if (told?.part) {
    form?.reset();
    const before = matters();
    taken(told.part, asked);
    if (matters() > before) come();
    // Whatever was done behind this one was done knowing it.
    for (const later of rest) later.fields.set("seen", game().dataset.seen);
  } else {
    undo?.();
    unheard();
    mine = "";
    refuse(told?.error);
    look();
  }
}

// What a deed has led to comes into view: a question first, else the newest ruling.
const matters = () => root.querySelectorAll(".question, .ruling").length;
const come = () => root.querySelector(".question, .ruling")?.scrollIntoView({ block: "start" });

function taken(html, asked) {
  const came = performance.now();
  const at = Number(html.match(/data-at="(\d+)"/)?.[1] ?? 0);
  clock.measure(at, asked, came);
  replace(html);
}

function refuse(error) {
  const place = document.getElementById("refused");
  const box = Object.assign(document.createElement("div"), { className: "refusal" });
  box.setAttribute("role", "alert");
  const lines = error?.reasons?.length ? error.reasons : [{ text: error?.happened ?? "" }];
  const list = document.createElement("ul");
  list.append(...lines.map(told));
  box.append(list);
  place.replaceChildren(box);
  box.scrollIntoView({ block: "nearest" });
}

// Fetches the pieces anew.
async function look() {
  if (fetching) return;
  fetching = true;
  const asked = performance.now();
  try {
    const answer = await fetch(address(), { headers: { Accept: "text/html" } });
    if (!answer.ok) throw new Error(String(answer.status));
    const html = await answer.text();
    found();
    // A deed on its way knows better than what was asked before it.
    if (!outbox.size) taken(html, asked);
  } catch {
    lost();
  }
  fetching = false;
  if (wanted > shown && !lostAt && !outbox.size) setTimeout(look, 50);
}

function listen() {
  const events = new EventSource(`${base}/live`);
  events.addEventListener("change", (event) => {
    wanted = Math.max(wanted, Number(event.data));
    if (wanted > shown && !outbox.isSending) look();
  });
  events.addEventListener("open", () => { if (lostAt) back(); });
  events.addEventListener("error", () => {
    lost();
    // A browser that was told to come back later does not come by itself.
    if (events.readyState === EventSource.CLOSED && !leaving) setTimeout(listen, 2000 + Math.random() * 2000);
  });
  addEventListener("pagehide", () => { leaving = true; events.close(); }, { once: true });
}

// The thin line says since when, and that what was done waits.
function lost() {
  if (!lostAt) {
    lostAt = new Date();
    setTimeout(knock, 1000);
  }
  if (Date.now() - lostAt < 1500 && !outbox.size) return;
  const time = lostAt.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", second: "2-digit", hour12: false });
  line.textContent = root.dataset.lost.replace("%time", time) + (outbox.size ? ` ${root.dataset.waiting}` : "");
  line.dataset.holds = "yes";
  line.hidden = false;
}

function knock() {
  if (!lostAt) return;
  back();
  setTimeout(knock, 1500);
}

function back() {
  if (outbox.size) outbox.flush();
  else look();
}

function found() {
  lostAt = null;
  delete line.dataset.holds;
  line.hidden = true;
}

// The page came as a whole: how long it took tells how old its times are.
const way = performance.getEntriesByType("navigation")[0];
clock.measure(Number(game().dataset.at), way?.requestStart ?? 0, way?.responseStart ?? performance.now());
shown = Number(game().dataset.seq);
for (const piece of root.querySelectorAll("[data-piece]")) texts.set(piece, plain(piece));
clock.read(game());
dress();
toEnd();
if (turned()) look();
addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
listen();

// A flag is down: whoever may say so finds the button on top.
root.addEventListener("fallen", () => { if (game().dataset.over === "false") setTimeout(look, 150); });

document.getElementById("settings").addEventListener("change", (event) => {
  if (!event.target.name) return;
  const url = new URL(location.href);
  url.search = new URLSearchParams(new FormData(event.currentTarget)).toString();
  location.assign(url);
});
document.addEventListener("visibilitychange", () => { if (!document.hidden) look(); });
