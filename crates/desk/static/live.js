// Live pages. The server says that something changed and up to which journal number; the marked
// pieces are fetched again, after a short random pause so that a full hall does not ask at once.

const pieces = () => document.querySelectorAll("[data-live]");
const source = pieces()[0]?.closest("[data-live-from]")?.dataset.liveFrom ?? address();
let shown = Number(document.body.dataset.seq ?? 0);
let wanted = shown;
let timer = 0;
let lostAt = null;
let leaving = false;

// The arbiter's pages listen at the tournament's own address, the public ones at theirs.
function address() {
  const found = location.pathname.match(/^\/(t|p)\/([^/]+)/);
  return found ? `/${found[1]}/${found[2]}/live` : null;
}

if (source && pieces().length) {
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
  listen();
}

function listen() {
  const events = new EventSource(source);
  events.addEventListener("change", (event) => {
    wanted = Math.max(wanted, Number(event.data));
    if (wanted > shown && !timer) timer = setTimeout(refresh, pause());
  });
  events.addEventListener("open", () => connected(true));
  events.addEventListener("error", () => {
    connected(false);
    // A browser that was told to come back later does not come by itself.
    if (events.readyState === EventSource.CLOSED && !leaving) setTimeout(listen, 15000 + Math.random() * 30000);
  });
  addEventListener("pagehide", () => { leaving = true; events.close(); }, { once: true });
}

// Arbiters see each other's results at once; watchers are many.
function pause() {
  return document.querySelector("meta[name=csrf]") ? 20 : 200 + Math.random() * 1800;
}

async function refresh() {
  const seq = wanted;
  try {
    await Promise.all([...pieces()].map(renew));
    shown = seq;
    connected(true);
  } catch {
    connected(false);
  }
  timer = wanted > shown ? setTimeout(refresh, 2000) : 0;
}

async function renew(piece) {
  const answer = await fetch(piece.dataset.live, { headers: { Accept: "text/html" } });
  if (!answer.ok) throw new Error(String(answer.status));
  const html = await answer.text();
  if (html === piece.dataset.last) return;
  piece.dataset.last = html;
  const focused = piece.contains(document.activeElement) ? path(document.activeElement, piece) : null;
  const open = [...piece.querySelectorAll("details")].map((details) => details.open);
  piece.innerHTML = html;
  piece.querySelectorAll("details").forEach((details, index) => { if (open[index]) details.open = true; });
  if (focused) piece.querySelector(focused)?.focus({ preventScroll: true });
  piece.dispatchEvent(new CustomEvent("live", { bubbles: true }));
}

// How to find the focused element again in the new piece.
function path(element, within) {
  const row = element.closest("[id]");
  if (!row || !within.contains(row)) return null;
  const part = element.dataset.to ? ` [data-to="${element.dataset.to}"]` : row === element ? "" : ` ${element.localName}`;
  return `#${CSS.escape(row.id)}${part}`;
}

// A thin line says since when the page may be old.
function connected(is) {
  const line = document.getElementById("offline");
  if (!line) return;
  if (is) {
    lostAt = null;
    if (!line.dataset.holds) line.hidden = true;
    return;
  }
  lostAt ??= new Date();
  // A page that is closing or a short hiccup is not worth a word.
  setTimeout(() => {
    if (!lostAt) return;
    const time = lostAt.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", hour12: false });
    line.textContent = (line.dataset.say ?? "").replace("%time", time);
    line.hidden = false;
  }, 3000);
}
