// What the times make of the game, by the edition's own definition, while one types.

const form = document.getElementById("new-game");
const pace = document.getElementById("pace");
let timer = 0;

form.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    const query = new URLSearchParams(new FormData(form));
    query.delete("csrf");
    query.set("pace", "only");
    const answer = await fetch(`/game?${query}`).catch(() => null);
    if (answer?.ok) pace.textContent = await answer.text();
  }, 200);
});

// Writing a number or a position chooses it.
for (const field of form.querySelectorAll(".with-field input:not([type=radio])")) {
  field.addEventListener("input", () => { field.closest(".with-field").querySelector("[type=radio]").checked = true; });
}
