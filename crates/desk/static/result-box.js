// Results on their way to the desk: one wish a board, the newest; they survive a reload.
import { Outbox } from "./outbox.js";

export class ResultBox {
  #hears;
  #outbox;

  constructor(address, hears) {
    this.#hears = hears;
    this.#outbox = new Outbox({
      kept: `rokade ${address}`,
      post: ({ game, to, seen }, board) => ({
        address,
        type: { "Content-Type": "application/json" },
        body: JSON.stringify({ board: Number(board), game, to, seen }),
      }),
      heard: (letter, heard) => this.#heard(letter, heard),
      waits: hears.waiting,
    });
  }

  has(board) { return this.#newest(board) !== undefined; }

  // The game of a match; undefined on an ordinary board.
  game(board) { return this.#newest(board)?.game; }

  wish(board) { return this.#newest(board)?.to; }

  // What the desk last said stays what was seen, however often the key is changed meanwhile.
  put(board, to, seen, game) {
    const before = this.#newest(board);
    this.#outbox.put(String(board), { to, seen: before?.seen ?? seen, game: before?.game ?? game, replaces: true });
  }

  #newest(board) { return this.#outbox.letters(String(board)).at(-1); }

  #heard({ to }, { lane: board, answer, told, rest }) {
    // Changed again while it was under way, and perhaps back again.
    if (answer.ok) for (const later of rest) later.seen = told.state;
    if (!answer.ok || rest.at(-1)?.to === to) rest.length = 0;
    if (answer.ok) this.#hears.accepted(board, told);
    else if (told.conflict) this.#hears.conflict(board, told.conflict);
    else {
      const reasons = told.error.reasons.map((reason) => reason.text);
      this.#hears.refused(board, reasons.length ? reasons : [told.error.happened, told.error.remedy]);
    }
  }
}
