// A refusal as a line of a list: its sentence, and links to the clauses and readings it rests on.

export function told(reason) {
  const item = Object.assign(document.createElement("li"), { textContent: `${reason.text} ` });
  for (const { label, href } of reason.sources ?? []) {
    item.append(Object.assign(document.createElement("a"), { className: "clause", textContent: label, href }), " ");
  }
  return item;
}
