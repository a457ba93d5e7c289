// Players of the rating list while somebody types: three letters are enough. Without this script the form asks.

const field = document.querySelector("[data-find]");
const found = document.querySelector("#found");
const PAUSE = 150;
let waiting = 0;
let asked = 0;

async function look() {
  const typed = field.value.trim();
  const turn = (asked += 1);
  if (typed.length < 3) {
    found.replaceChildren();
    return;
  }
  try {
    const answer = await fetch(`${field.dataset.find}?find=${encodeURIComponent(typed)}`);
    // An answer that was overtaken, or none, leaves what is there.
    if (!answer.ok || turn !== asked) return;
    const piece = new DOMParser().parseFromString(await answer.text(), "text/html");
    found.replaceChildren(...piece.body.childNodes);
  } catch {
    // The button still asks.
  }
}

if (field && found) {
  field.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(look, PAUSE);
  });
}
