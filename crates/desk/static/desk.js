// What every page of the desk does with script: forms answer in place, live pieces, shortcuts.
import "./forms.js";
import "./live.js";
import "./keys.js";
