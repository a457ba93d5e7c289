// What is shown cut although it could be read whole: a choice, a hint in a field, a row of ways to go; and a name broken
// into two lines on a screen that has room for it.
const pen = document.createElement("canvas").getContext("2d");
const room = (field) => {
  const style = getComputedStyle(field);
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  return field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
};
const seen = (element) => element.checkVisibility() && element.clientWidth > 2;
const wrong = [];

for (const select of document.querySelectorAll("main select")) {
  const chosen = select.selectedOptions[0]?.text.trim();
  // The arrow takes some twenty pixels of the room.
  if (chosen && seen(select) && room(select) - 18 < pen.measureText(chosen).width) wrong.push(`choice “${chosen}”`);
}
for (const field of document.querySelectorAll("main input[placeholder], main textarea[placeholder]")) {
  const widest = () => Math.max(...field.placeholder.split("\n").map((line) => pen.measureText(line).width));
  if (!field.value && seen(field) && room(field) < widest()) wrong.push(`hint “${field.placeholder}”`);
}
for (const row of document.querySelectorAll("main nav")) {
  if (seen(row) && row.scrollWidth > row.clientWidth + 1) wrong.push(`row “${row.innerText.replace(/\s+/g, " ").slice(0, 60)}”`);
}
if (innerWidth >= 768) {
  for (const name of document.querySelectorAll(".results .who > a, .pairings .name > a")) {
    if (seen(name.parentElement) && name.getClientRects().length > 1) wrong.push(`name “${name.innerText}”`);
  }
}
return [...new Set(wrong)];
