// "This is me": which player a phone belongs to. Kept in the browser alone, for one tournament, until somebody
// presses "forget"; the server never learns it.

const base = location.pathname.match(/^\/p\/[^/]+/)?.[0];
const key = `rokade-me:${base}`;

function remembered() {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null; // no storage, or not ours
  }
}

function remember(me) {
  try {
    if (me) localStorage.setItem(key, JSON.stringify(me));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing: the page stays as it is.
  }
  show();
}

function show() {
  const me = remembered();
  for (const link of document.querySelectorAll("[data-mine]")) {
    link.hidden = !me || location.pathname === me.at;
    if (me) {
      link.href = me.at;
      link.textContent = me.name;
    }
  }
  for (const choice of document.querySelectorAll("[data-me]")) {
    const is = me?.at === choice.dataset.me;
    choice.hidden = false;
    choice.querySelector("[data-me-set]").hidden = is;
    choice.querySelector("[data-me-forget]").hidden = !is;
  }
  mark(me);
  seat(me);
}

// The own row is easy to find.
function mark(me) {
  for (const row of document.querySelectorAll(".is-me")) row.classList.remove("is-me");
  if (!me) return;
  for (const link of document.querySelectorAll(`main a[href="${CSS.escape(me.at)}"]`)) link.closest("tr, li")?.classList.add("is-me");
}

async function seat(me) {
  const place = document.querySelector("[data-my-seat]");
  if (!place) return;
  const answer = me ? await fetch(`${me.at}/seat`).catch(() => null) : null;
  const piece = answer?.ok ? (await answer.text()).trim() : "";
  place.innerHTML = piece;
  place.hidden = piece === "";
}

if (base) {
  document.addEventListener("click", (event) => {
    const choice = event.target.closest("[data-me]");
    if (event.target.closest("[data-me-set]")) remember({ at: choice.dataset.me, name: choice.dataset.name });
    else if (event.target.closest("[data-me-forget]")) remember(null);
  });
  document.addEventListener("live", show);
  show();
}
