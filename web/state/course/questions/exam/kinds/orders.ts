import type { WholeEngine } from "../../../../../engine/engine.js";
import { using } from "../../../checks/run.js";
import { agrees, type ExamKind, labels, type Place, places, pointsOf, rounded } from "../exam.js";

interface Visited {
  /** From 1. */
  readonly example: number;
  readonly score: number;
  readonly label: number;
  readonly mistake: boolean;
}

/** An order, and what the first epoch in it is like. */
interface Ordered {
  /** The numbers of the examples, from 1. */
  readonly order: readonly number[];
  readonly updates: number;
  /** The visit after the first update. */
  readonly second: Visited;
}

export interface OrdersGiven {
  /** Label by label, and with the labels in turn. */
  readonly orders: readonly [blocks: Ordered, mixed: Ordered];
  readonly examples: number;
}

export type OrdersSaid =
  | { readonly code: "right"; readonly updates: readonly [blocks: number, mixed: number] }
  | { readonly code: "swapped" }
  | { readonly code: "same" }
  | { readonly code: "firstMissed" }
  | { readonly code: "impossible"; readonly given: number; readonly examples: number }
  | (Visited & { readonly code: "wrong"; readonly order: readonly number[] });

/** The updates of a first epoch in two orders of the same examples. */
export const orders: ExamKind<OrdersGiven, OrdersSaid> = {
  turn: 17,
  make: (random, engine) => {
    const at = places(random, 4 + random.below(2), 3);
    const y = labels(random, at.length);
    const rowsOf = (label: number) => random.shuffled([...y.keys()].filter((row) => y[row] === label));
    const [positives, negatives] = [rowsOf(1), rowsOf(-1)];
    if (Math.abs(positives.length - negatives.length) > 1) return null;
    const [more, fewer] = positives.length < negatives.length ? [negatives, positives] : [positives, negatives];
    const inTurn = more.flatMap((row, k) => [row, ...fewer.slice(k, k + 1)]);
    const [blocks, mixed] = [[...more, ...fewer], inTurn].map((rows) => epochIn(rows, at, y, engine));
    if (!blocks || !mixed || blocks.updates === mixed.updates) return null;
    const indices = mixed.order.map((example) => example - 1);
    return {
      form: "numbers",
      given: { orders: [blocks, mixed], examples: at.length },
      page: { data: pointsOf(at, y) },
      after: { order: { kind: "custom", indices }, visit: at.length },
    };
  },
  parts: ({ orders }) => orders.length,
  truth: ({ orders }) => orders.map(({ updates }) => updates),
  grade: ({ orders, examples }, answer) => {
    const [one = 0, other = 0] = answer;
    const [blocks, mixed] = orders;
    const wrong = (said: OrdersSaid) => ({ right: false, said });
    const at = orders.findIndex(({ updates }, k) => !agrees(answer[k], updates));
    const missed = orders[at];
    if (!missed) return { right: true, said: { code: "right", updates: [blocks.updates, mixed.updates] } };
    const impossible = answer.find((given) => given < 0 || given > examples || !Number.isInteger(given));
    if (impossible !== undefined) return wrong({ code: "impossible", given: impossible, examples });
    if (agrees(one, mixed.updates) && agrees(other, blocks.updates)) return wrong({ code: "swapped" });
    if (agrees(one, blocks.updates - 1) && agrees(other, mixed.updates - 1)) return wrong({ code: "firstMissed" });
    if (agrees(one, other)) return wrong({ code: "same" });
    return wrong({ code: "wrong", order: missed.order, ...missed.second });
  },
};

/** The first epoch in an order, from weights 0 and with a tie as a mistake. */
function epochIn(
  indices: readonly number[],
  X: readonly Place[],
  y: readonly number[],
  engine: WholeEngine,
): Ordered | null {
  return using(engine.createRun({ X, y, bias: true, order: { kind: "custom", indices } }), (run) => {
    run.advance({ visits: 2 });
    const record = run.record();
    run.advance({ visits: indices.length - 2 });
    if (!record) return null;
    const { example, score, label, mistake } = record;
    return {
      order: indices.map((row) => row + 1),
      updates: run.snapshot().updates,
      second: { example: example + 1, score: rounded(score), label, mistake },
    };
  });
}
