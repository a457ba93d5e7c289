// Results on their way to the server: kept until answered, one at a time for a board, sent again
// by themselves when the connection is back. Each has an id, so that it is entered once.
import { newId } from "./once.js";

const token = document.querySelector("meta[name=csrf]")?.content ?? "";
const PAUSES = [1000, 2000, 4000, 8000, 15000];

export class Outbox {
  #address;
  #hears;
  #waiting = new Map(); // board → { to, seen, id, sending }
  #lost = null;
  #failures = 0;
  #timer = 0;

  constructor(address, hears) {
    this.#address = address;
    this.#hears = hears;
    for (const [board, wish] of JSON.parse(localStorage.getItem(this.#key()) ?? "[]")) this.#waiting.set(board, { id: newId(), ...wish });
    addEventListener("online", () => this.#flush());
    addEventListener("beforeunload", (event) => { if (this.#lost && this.#waiting.size) event.preventDefault(); });
    if (this.#waiting.size) this.#flush();
  }

  has(board) { return this.#waiting.has(String(board)); }

  // The game of a match; undefined on an ordinary board.
  game(board) { return this.#waiting.get(String(board))?.game; }

  wish(board) { return this.#waiting.get(String(board))?.to; }

  put(board, to, seen, game) {
    const before = this.#waiting.get(String(board));
    // What the server last said stays what was seen, however often the key is changed meanwhile.
    this.#waiting.set(String(board), { to, seen: before?.seen ?? seen, game: before?.game ?? game, id: newId(), sending: before?.sending ?? false });
    this.#keep();
    this.#flush();
  }

  #key() { return `rokade ${this.#address}`; }

  #keep() {
    const held = [...this.#waiting].map(([board, { to, seen, game, id }]) => [board, { to, seen, game, id, sending: false }]);
    if (held.length) localStorage.setItem(this.#key(), JSON.stringify(held));
    else localStorage.removeItem(this.#key());
  }

  #flush() {
    clearTimeout(this.#timer);
    for (const [board, wish] of this.#waiting) if (!wish.sending) this.#send(board, wish);
  }

  async #send(board, wish) {
    wish.sending = true;
    const { to, seen, game, id } = wish;
    let answer, told;
    try {
      answer = await fetch(this.#address, {
        method: "POST",
        headers: { Accept: "application/json", "Content-Type": "application/json", "X-Csrf": token, "Idempotency-Key": id },
        body: JSON.stringify({ board: Number(board), game, to, seen }),
      });
      told = await answer.json();
      if (answer.status >= 500) throw new Error(String(answer.status));
    } catch {
      const now = this.#waiting.get(board);
      if (now) now.sending = false;
      this.#later();
      return;
    }
    this.#through();
    const now = this.#waiting.get(board);
    if (answer.ok && now && now.to !== to) {
      // Changed again while it was under way.
      this.#waiting.set(board, { to: now.to, seen: told.state, game, id: now.id, sending: false });
      this.#keep();
      this.#hears.accepted(board, told);
      this.#flush();
      return;
    }
    this.#waiting.delete(board);
    this.#keep();
    this.#hears.waiting(this.#lost, this.#waiting.size);
    if (answer.ok) this.#hears.accepted(board, told);
    else if (told.conflict) this.#hears.conflict(board, told.conflict);
    else {
      const reasons = told.error.reasons.map((reason) => reason.text);
      this.#hears.refused(board, reasons.length ? reasons : [told.error.happened, told.error.remedy]);
    }
  }

  #later() {
    this.#lost ??= new Date();
    this.#hears.waiting(this.#lost, this.#waiting.size);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#flush(), PAUSES[Math.min(this.#failures++, PAUSES.length - 1)]);
  }

  #through() {
    this.#failures = 0;
    if (this.#lost) {
      this.#lost = null;
      this.#hears.waiting(null, this.#waiting.size);
      this.#flush();
    }
  }
}
