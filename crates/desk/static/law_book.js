// The law book: answers while one types, the part of a book one reads, links to copy, paper.
// Without this module the search is a form and every page is whole.

const PAUSE = 80; // milliseconds after a key before the question is asked
const form = document.getElementById("law-search");
const field = form.elements.q;
const among = form.elements.book;
const hits = document.getElementById("law-hits");
const leaf = document.getElementById("leaf");
const said = document.getElementById("law-said");
const here = location.pathname + location.search;
const isSearchPage = location.pathname === "/laws/search";
const first = hits.innerHTML;
let timer = 0;
let asking = null;
let asked = field.value.trim();

function address(part) {
  const query = new URLSearchParams({ q: field.value.trim() });
  if (among.value) query.set("book", among.value);
  if (part) query.set("part", "1");
  return `/laws/search?${query}`;
}

async function ask() {
  const typed = field.value.trim();
  asking?.abort();
  asked = typed;
  if (typed === "") { clear(); return; }
  asking = new AbortController();
  try {
    const answer = await fetch(address(true), { signal: asking.signal, headers: { Accept: "text/html" } });
    if (!answer.ok) return;
    hits.innerHTML = await answer.text();
    leaf.hidden = true;
    const piece = hits.firstElementChild;
    said.textContent = piece.dataset.said;
    history.replaceState(history.state, "", piece.dataset.address);
  } catch {
    // Typed on, or no connection: the form still works, and the next key asks again.
  }
}

// The page that was there before the search.
function clear() {
  said.textContent = "";
  hits.innerHTML = isSearchPage ? "" : first;
  leaf.hidden = false;
  history.replaceState(history.state, "", isSearchPage ? "/laws/search" : here);
}

field.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(ask, PAUSE); });
among.addEventListener("change", () => { if (field.value.trim()) ask(); });
form.addEventListener("submit", (event) => {
  if (!field.value.trim()) return;
  event.preventDefault();
  clearTimeout(timer);
  ask().then(() => hits.querySelector("a.hit")?.focus());
});

// Arrows go from the box to the hits and between them; Escape empties the box.
document.addEventListener("keydown", (event) => {
  const inField = event.target === field;
  const hit = event.target.closest?.("a.hit");
  if (event.key === "Escape" && (inField || hit)) {
    event.preventDefault();
    field.value = "";
    clearTimeout(timer);
    ask();
    field.focus();
    return;
  }
  if (!inField && !hit || !["ArrowDown", "ArrowUp"].includes(event.key)) return;
  const all = [...hits.querySelectorAll("a.hit")];
  const next = all[all.indexOf(hit) + (event.key === "ArrowDown" ? 1 : -1)];
  if (next) { event.preventDefault(); next.focus(); } else if (hit && event.key === "ArrowUp") { event.preventDefault(); field.focus(); }
});

for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => window.print());
}

for (const button of document.querySelectorAll("[data-copy]")) {
  const label = button.textContent;
  if (!navigator.clipboard) continue; // the address bar has it
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(location.href);
    button.textContent = button.dataset.done;
    said.textContent = button.dataset.done;
    setTimeout(() => { button.textContent = label; }, 2000);
  });
}

// The list of articles shows where one reads.
const parts = document.querySelector(".parts");
if (parts) {
  const links = new Map([...parts.querySelectorAll("a")].map((link) => [decodeURIComponent(link.hash.slice(1)), link]));
  const seen = new Set();
  const watch = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) seen[isIntersecting ? "add" : "delete"](target);
    const top = [...seen].sort((one, other) => one.offsetTop - other.offsetTop)[0];
    const link = top && links.get(top.firstElementChild.id);
    if (!link || link.getAttribute("aria-current")) return;
    parts.querySelector("[aria-current]")?.removeAttribute("aria-current");
    link.setAttribute("aria-current", "true");
    const [box, at] = [parts.getBoundingClientRect(), link.getBoundingClientRect()];
    if (at.left < box.left || at.right > box.right) parts.scrollLeft += at.left - box.left - 24;
    if (at.top < box.top || at.bottom > box.bottom) parts.scrollTop += at.top - box.top - 48;
  }, { rootMargin: "-80px 0px -50% 0px" });
  for (const part of document.querySelectorAll(".text > .part")) watch.observe(part);
}
