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
