// Forms that answer in place: a refusal is shown beside the form and what was typed stays.
// Without this module every form still works and a refusal is a page of its own.

import { told } from "./cite.js";

const token = document.querySelector("meta[name=csrf]")?.content ?? "";

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
  if (form.dataset.ask && !form.dataset.asked) {
    event.preventDefault();
    if (await ask(form.dataset.ask, event.submitter)) {
      form.dataset.asked = "yes";
      form.requestSubmit(event.submitter);
    }
    return;
  }
  if ("plain" in form.dataset || event.defaultPrevented) return;
  event.preventDefault();
  await send(form, event.submitter);
});

async function send(form, button) {
  const fields = new FormData(form, button);
  const upload = form.enctype === "multipart/form-data";
  button?.setAttribute("disabled", "");
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      headers: { Accept: "application/json", "X-Csrf": token },
      body: upload ? fields : new URLSearchParams(fields),
    });
    const said = await answer.json().catch(() => null);
    if (said?.to) go(said.to);
    else if (said?.error) refuse(form, said.error);
    else plainly(form, button);
  } catch {
    // No connection: what was typed stays where it is.
    refuse(form, { reasons: [], happened: document.body.dataset.lost, remedy: "" });
  } finally {
    button?.removeAttribute("disabled");
    delete form.dataset.asked;
  }
}

// The answer is a page: let the browser show it.
function plainly(form, button) {
  form.dataset.plain = "";
  button?.removeAttribute("disabled");
  form.requestSubmit(button);
}

function go(to) {
  const here = new URL(location.href);
  const there = new URL(to, here);
  if (there.pathname + there.search === here.pathname + here.search) location.reload();
  else location.assign(there);
}

function refuse(form, error) {
  for (const box of form.dataset.two ? form.querySelectorAll("input:checked") : []) box.checked = false;
  form.querySelector(":scope > .refusal")?.remove();
  document.querySelector("main > .done")?.remove();
  const box = document.createElement("div");
  box.className = "refusal";
  box.setAttribute("role", "alert");
  const lines = error.reasons.length ? error.reasons : [{ text: error.happened }];
  const list = document.createElement("ul");
  list.append(...lines.map(told));
  box.append(list);
  if (!error.reasons.length) box.append(Object.assign(document.createElement("p"), { textContent: error.remedy }));
  form.prepend(box);
  box.scrollIntoView({ block: "nearest" });
}

// A question before something that cannot be undone.
function ask(question, button) {
  return new Promise((answer) => {
    const dialog = document.createElement("dialog");
    const text = Object.assign(document.createElement("p"), { textContent: question });
    const row = Object.assign(document.createElement("div"), { className: "actions" });
    const yes = Object.assign(document.createElement("button"), { textContent: button?.textContent ?? "OK" });
    yes.className = button?.className.includes("danger") ? "danger" : "primary";
    const no = Object.assign(document.createElement("button"), { textContent: document.body.dataset.no ?? "×" });
    yes.addEventListener("click", () => dialog.close("yes"));
    no.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => { answer(dialog.returnValue === "yes"); dialog.remove(); });
    row.append(yes, no);
    dialog.append(text, row);
    document.body.append(dialog);
    dialog.showModal();
  });
}

// Two players ticked change places at once; the button is for browsers without script.
for (const form of document.querySelectorAll("form[data-two]")) form.querySelector(":scope > .actions")?.remove();
document.addEventListener("change", (event) => {
  const form = event.target.form;
  const name = form?.dataset.two;
  if (!name || event.target.name !== name) return;
  if (form.querySelectorAll(`input[name=${name}]:checked`).length === 2) form.requestSubmit();
});
