// Public pages and paper: the search that answers while one types, and the button that prints.

const PAUSE = 120; // milliseconds after a key before the question is asked

for (const button of document.querySelectorAll("[data-print]")) {
  button.addEventListener("click", () => window.print());
}

for (const input of document.querySelectorAll("input[data-find]")) {
  const answers = document.getElementById(input.getAttribute("aria-controls"));
  let timer;
  let asking;

  const ask = async () => {
    asking?.abort();
    asking = new AbortController();
    const typed = input.value.trim();
    if (typed === "") {
      answers.replaceChildren();
      return;
    }
    try {
      const url = `${input.dataset.find}?name=${encodeURIComponent(typed)}`;
      const answer = await fetch(url, { signal: asking.signal });
      if (answer.ok) answers.innerHTML = await answer.text();
    } catch {
      // Typed on, or offline: the form's button still works, and the next key asks again.
    }
  };

  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(ask, PAUSE);
  });
}
