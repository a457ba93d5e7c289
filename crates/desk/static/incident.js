// Ticks of a checklist stay on this device until the next day; without script they last as long as the page.
const lists = document.querySelector("[data-keep]");
const today = new Date().toISOString().slice(0, 10);
const key = lists && `ticks/${lists.dataset.keep}`;
const boxes = lists ? [...lists.querySelectorAll("input[type=checkbox]")] : [];
const nameOf = (box) => `${box.closest("section").id}/${box.closest("li").textContent.trim()}`;

function kept() {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "null");
    return new Set(stored?.day === today ? stored.ticked : []);
  } catch {
    return new Set();
  }
}

const ticked = lists ? kept() : new Set();
for (const box of boxes) {
  box.checked = ticked.has(nameOf(box));
  box.addEventListener("change", () => {
    if (box.checked) ticked.add(nameOf(box)); else ticked.delete(nameOf(box));
    try { localStorage.setItem(key, JSON.stringify({ day: today, ticked: [...ticked] })); } catch { /* full or forbidden */ }
  });
}
