import { counted } from "../../lessons/checks/figures.js";
import { type Ended, toTheEnd } from "../asking.js";
import { Dice } from "../dice.js";
import type { Question, QuizKind } from "../kind.js";

/** A list of more examples is not looked through. */
const mostExamples = 10;
const mostVisits = 5000;
/** Other orders that are tried until one differs. */
const tries = 12;

export interface OrderQuestion extends Question {
  readonly kind: "order";
  /** Rows, in the order they are visited in. */
  readonly orders: readonly (readonly number[])[];
}

/** Which of two orders takes more epochs until an epoch has no mistake? */
export const order: QuizKind<OrderQuestion> = {
  title: "Which order is slower?",
  made: { count: 5, bias: true },
  hint: () => "Labels in turns pull the weights both ways; many of one label in a row pull them too far.",
  binary: true,
  generate: (seed, subject, engine) => {
    const rows = subject.rows.map((_, row) => row);
    if (rows.length > mostExamples) return null;
    const dice = new Dice(seed);
    const ends = (indices: readonly number[]): Ended =>
      toTheEnd(subject, engine, mostVisits, { kind: "custom", indices });
    const first = dice.shuffled(rows);
    const end = ends(first);
    if (!end.converged) return null;
    for (let count = 0; count < tries; count++) {
      const second = dice.shuffled(rows);
      const other = ends(second);
      if (!other.converged || other.epochs === end.epochs) continue;
      const ask = "Two orders of the same examples. Which one takes more epochs to converge?";
      return { kind: "order", subject, ask, visit: 0, orders: [first, second] };
    }
    return null;
  },
  grade: ({ subject, orders }, answer, engine) => {
    const ends = orders.map((indices) => toTheEnd(subject, engine, mostVisits, { kind: "custom", indices }));
    const slowest = Math.max(...ends.map(({ epochs }) => epochs));
    const said = ends.map(
      ({ epochs, updates }, k) =>
        `${"AB"[k]} converges after ${counted(epochs, "epoch")}, with ${counted(updates, "update")}`,
    );
    return { right: ends[Number(answer)]?.epochs === slowest, say: `${said.join("; ")}.` };
  },
  truth: ({ subject, orders }, engine) => {
    const epochs = orders.map((indices) => toTheEnd(subject, engine, mostVisits, { kind: "custom", indices }).epochs);
    return epochs.indexOf(Math.max(...epochs));
  },
  reveal: ({ orders }, answer) => ({ order: { kind: "custom", indices: orders[Number(answer)] ?? [] }, visit: 0 }),
};
