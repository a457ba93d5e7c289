// What was done here, on its way to the desk: kept until answered, in order within its lane, sent again by itself
// when the connection is back. Each has an id, so that it is done once.
import { newId } from "./once.js";

const token = document.querySelector("meta[name=csrf]")?.content ?? "";
const PAUSES = [1000, 2000, 4000, 8000, 15000];

// What the page says of itself:
//   post(letter, lane)  where a letter goes and what it carries: { address, body, type };
//   heard(letter, { lane, answer, told, asked, rest })  the desk has answered what was sent at `asked`; `rest`
//     waits behind it in its lane;
//   waits(since, count)  how much waits, and since when the desk does not answer, null if it does;
//   kept  the name under which letters survive a reload, if they shall.
export class Outbox {
  #page;
  #lanes = new Map(); // lane → { letters, isSending }
  #lost = null;
  #failures = 0;
  #timer = 0;

  constructor(page) {
    this.#page = page;
    const kept = page.kept ? JSON.parse(localStorage.getItem(page.kept) ?? "[]") : [];
    for (const [lane, letter] of kept) this.#lane(lane).letters.push({ id: newId(), ...letter });
    addEventListener("online", () => this.flush());
    addEventListener("beforeunload", (event) => { if (this.#lost && this.size) event.preventDefault(); });
    this.flush();
  }

  get size() { return [...this.#lanes.values()].reduce((sum, lane) => sum + lane.letters.length, 0); }

  get isSending() { return [...this.#lanes.values()].some((lane) => lane.isSending); }

  letters(lane) { return this.#lanes.get(lane)?.letters ?? []; }

  put(lane, letter) {
    const { letters, isSending } = this.#lane(lane);
    // What is under way cannot be changed any more; what only waits can, if the page asks for it.
    if (letter.replaces) letters.length = isSending ? 1 : 0;
    letters.push({ ...letter, id: newId() });
    this.#keep();
    this.flush();
  }

  flush() {
    clearTimeout(this.#timer);
    for (const [name, lane] of this.#lanes) if (lane.letters.length && !lane.isSending) this.#send(name, lane);
  }

  #lane(name) {
    if (!this.#lanes.has(name)) this.#lanes.set(name, { letters: [], isSending: false });
    return this.#lanes.get(name);
  }

  #keep() {
    const { kept } = this.#page;
    if (!kept) return;
    const held = [...this.#lanes].flatMap(([lane, { letters }]) => letters.map((letter) => [lane, letter]));
    if (held.length) localStorage.setItem(kept, JSON.stringify(held));
    else localStorage.removeItem(kept);
  }

  async #send(name, lane) {
    lane.isSending = true;
    const letter = lane.letters[0];
    const asked = performance.now();
    let answer, told;
    try {
      const { address, body, type } = this.#page.post(letter, name);
      const headers = { Accept: "application/json", ...type, "X-Csrf": token, "Idempotency-Key": letter.id };
      answer = await fetch(address, { method: "POST", headers, body });
      told = await answer.json();
      // Nothing was begun, or nobody knows: what is sent again under its id is heard once.
      if (answer.status >= 500) throw new Error(String(answer.status));
    } catch {
      lane.isSending = false;
      this.#later();
      return;
    }
    lane.isSending = false;
    lane.letters.shift();
    this.#failures = 0;
    this.#lost = null;
    this.#page.heard(letter, { lane: name, answer, told, asked, rest: lane.letters });
    this.#keep();
    this.#page.waits(null, this.size);
    this.flush();
  }

  #later() {
    this.#lost ??= new Date();
    this.#page.waits(this.#lost, this.size);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), PAUSES[Math.min(this.#failures++, PAUSES.length - 1)]);
  }
}
