// What every page of the desk does with script: forms answer in place, live pieces, shortcuts.
import "./forms.js";
import "./live.js";
import "./keys.js";

// What was just done is said once: a reload must not say it again.
const here = new URL(location.href);
if (here.searchParams.has("done")) {
  here.searchParams.delete("done");
  history.replaceState(history.state, "", here);
}

// A menu that is left closes itself; Escape gives the focus back to what opened it.
const unfolded = () => document.querySelectorAll("details.unfolds[open]");
document.addEventListener("click", (event) => {
  for (const menu of unfolded()) if (!menu.contains(event.target) && !menu.nextElementSibling?.contains(event.target)) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of unfolded()) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});
