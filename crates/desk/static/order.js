// A list whose order counts: buttons move a choice up or down, and so do Alt and the arrow keys in its field.
// Without script every place is chosen for itself.

for (const list of document.querySelectorAll("[data-order]")) {
  const fields = [...list.querySelectorAll("select")];
  const isFixed = list.closest("fieldset")?.disabled;
  for (const moves of list.querySelectorAll(".moves")) moves.hidden = isFixed;

  // The two places change their choices; the focus goes along with the one that was moved.
  function move(from, by, focused) {
    const to = from + by;
    if (to < 0 || to >= fields.length) return;
    // A variant of one place is unknown to the other until it is brought there.
    for (const [one, other] of [[from, to], [to, from]]) {
      const chosen = fields[one].selectedOptions[0];
      if (![...fields[other].options].some((option) => option.value === chosen.value)) fields[other].append(chosen.cloneNode(true));
    }
    [fields[from].value, fields[to].value] = [fields[to].value, fields[from].value];
    const row = fields[to].closest("li");
    (focused.matches("select") ? fields[to] : row.querySelector(`[data-move="${by}"]`)).focus();
  }

  list.addEventListener("click", (event) => {
    const button = event.target.closest("[data-move]");
    if (button) move(fields.indexOf(button.closest("li").querySelector("select")), Number(button.dataset.move), button);
  });
  list.addEventListener("keydown", (event) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by || !event.altKey || !event.target.matches("select")) return;
    event.preventDefault();
    move(fields.indexOf(event.target), by, event.target);
  });
}
