// While a time control is typed, the desk says what it understands.
for (const input of document.querySelectorAll("input[data-read-time]")) {
  const line = document.getElementById(input.getAttribute("aria-describedby"));
  let asked = 0;
  input.addEventListener("input", async () => {
    const mine = ++asked;
    const answer = await fetch(`${input.dataset.readTime}?text=${encodeURIComponent(input.value)}`);
    if (answer.ok && mine === asked) line.textContent = await answer.text();
  });
}
