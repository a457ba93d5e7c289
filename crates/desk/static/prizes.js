// One more empty row without saving first; without script, saving brings new rows.

const list = document.querySelector(".prize-rows");
const button = document.querySelector("[data-add-prize]");
if (list && button) {
  button.parentElement.hidden = false;
  button.addEventListener("click", () => {
    const last = list.lastElementChild;
    const row = last.cloneNode(true);
    const next = list.children.length;
    for (const field of row.querySelectorAll("[name]")) {
      field.name = field.name.replace(/^p\d+_/, `p${next}_`);
      if (field.type === "checkbox") field.checked = false;
      else field.value = "";
      if (field.placeholder) field.placeholder = field.placeholder.replace(/\d+/, String(next + 1));
    }
    row.querySelector("details").open = false;
    list.append(row);
    row.querySelector("input").focus();
  });
}

// A link to the list opens it.
const open = () => { if (location.hash === "#fund") document.getElementById("fund").open = true; };
addEventListener("hashchange", open);
open();
