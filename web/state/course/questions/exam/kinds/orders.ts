import type { WholeEngine } from "../../../../../engine/engine.js";
import { using } from "../../../checks/run.js";
import { agrees, allAgree, examKind, labels, type Place, places, pointsOf, rounded } from "../exam.js";

interface Visited {
  /** From 1. */
  readonly example: number;
  readonly score: number;
  readonly label: number;
  readonly mistake: boolean;
}

/** An order, and what the first epoch in it is like. */
export interface Ordered {
  /** The numbers of the examples, from 1. */
  readonly order: readonly number[];
  readonly updates: number;
  /** The visit after the first update. */
  readonly second: Visited;
}

/** The updates of a first epoch in two orders of the same examples. */
export const orders = examKind({
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
      // Label by label, and with the labels in turn.
      given: { orders: [blocks, mixed], examples: at.length },
      page: { data: pointsOf(at, y) },
      after: { order: { kind: "custom", indices }, visit: at.length },
    };
  },
  truth: ({ orders }) => orders.map(({ updates }) => updates),
  replies: ({ orders, examples }, answer) => {
    const updates = [orders[0].updates, orders[1].updates] as const;
    const impossible = answer.find((given) => given < 0 || given > examples || !Number.isInteger(given));
    const missed = orders.find((one, k) => !agrees(answer[k], one.updates)) ?? orders[0];
    return {
      right: allAgree(answer, updates) && { updates },
      impossible: impossible !== undefined && { given: impossible },
      swapped: updates.toReversed(),
      firstMissed: updates.map((one) => one - 1),
      same: agrees(answer[0], answer[1] ?? 0),
      wrong: { order: missed.order, ...missed.second },
    };
  },
});

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
