import { startsAt } from "./figures.js";
import { type Line, type LineText, letters, type Start, type Writing, zeros } from "./line.js";

/** What a learner puts between the loops. */
interface Inside {
  /** At the head of every epoch. */
  readonly head?: readonly Line[];
  readonly body: readonly Line[];
  /** At the end of every epoch. */
  readonly foot: readonly Line[];
  readonly returns: LineText;
  readonly predicts: LineText;
  /** In place of the zeros of one hyperplane. */
  readonly zeros?: string;
  /** After the first line, before the loops. */
  readonly before?: readonly Line[];
  readonly pair?: string;
}

/** An algorithm of epochs and visits: what stands around a learner's own lines. */
export function loops(inside: Inside, writing: Writing, given: Start): readonly Line[] {
  const { head = [], body, foot, returns, predicts, before = [], pair = "(x, y)" } = inside;
  const { fromZero, initial, maxEpochs } = given;
  const chosen = fromZero ? (inside.zeros ?? zeros(writing)) : initial && startsAt(initial, writing);
  const start: LineText =
    chosen === null ? { code: "start", letters: letters(writing) } : { code: "formula", formula: chosen };
  return [
    { id: "initialise", depth: 0, text: start },
    ...before,
    { id: "epoch", depth: 0, text: { code: "eachEpoch", most: maxEpochs } },
    ...head,
    { id: "example", depth: 1, text: { code: "eachExample", pair } },
    ...body,
    ...foot,
    { id: "return", depth: 0, text: returns },
    { id: "use", depth: 0, text: predicts },
  ];
}

export const stopWithout = (what: "mistake" | "update"): Line => ({
  id: "stop",
  depth: 1,
  text: { code: "stopWithout", what },
});
