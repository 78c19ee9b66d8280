import type { WholeEngine } from "../../../../../engine/engine.js";
import { allAgree, examKind, labels, type Place, places, pointsOf, ran } from "../exam.js";

const mostUpdates = 7;
const mostVisits = 40;

/** The updates of a run that begins at another example: how many, and on which, in their order. */
export const start = examKind({
  turn: 11,
  make: (random, engine) => {
    const at = places(random, 4 + random.below(2), 3);
    const y = labels(random, at.length);
    const first = 1 + random.below(at.length - 1);
    const rows = [...at.keys()];
    const order = [...rows.slice(first), ...rows.slice(0, first)];
    const run = updatesOf(at, y, order, true, engine);
    if (!run || run.length < 3 || run.length > mostUpdates) return null;
    const numbers = (updates: ReturnType<typeof updatesOf>) => (updates ?? []).map(({ example }) => example);
    return {
      form: "sequence",
      given: {
        first: first + 1,
        order: order.map((row) => row + 1),
        updates: run.map(({ example, score }) => ({ example, score })),
        labels: y,
        // On which examples the updates are made that a run from example 1 makes, and a run without a bias.
        fromOne: numbers(updatesOf(at, y, rows, true, engine)),
        withoutBias: numbers(updatesOf(at, y, order, false, engine)),
        inFirstEpoch: run.filter(({ visit }) => visit < at.length).length,
      },
      page: { data: pointsOf(at, y), order: { kind: "custom", indices: order } },
      after: { visit: (run.at(-1)?.visit ?? 0) + 1 + at.length },
    };
  },
  truth: ({ updates }) => updates.map(({ example }) => example),
  replies: ({ updates, fromOne, withoutBias, order, labels: y, inFirstEpoch }, answer) => {
    const wanted = updates.map(({ example }) => example);
    const unknown = answer.find((one) => !order.includes(one));
    const at = wanted.findIndex((example, k) => example !== answer[k]);
    const given = answer.length;
    const { example, score } = updates[at] ?? { example: 0, score: 0 };
    return {
      right: allAgree(answer, wanted) && { updates: wanted.length, last: wanted.at(-1) ?? 0 },
      noExample: unknown !== undefined && { given: unknown, examples: order.length },
      fromOne,
      withoutBias,
      tooLong: at < 0 && { updates: wanted.length },
      firstEpochOnly: at === given && at === inFirstEpoch && { given },
      unfinished: at === given && { given },
      otherExample: { at: at + 1, given: answer[at] ?? 0, example, score, label: y[example - 1] ?? 1 },
    };
  },
});

/** The updates of a run in an order, until it converges; null where that takes long. */
function updatesOf(
  X: readonly Place[],
  y: readonly number[],
  indices: readonly number[],
  bias: boolean,
  engine: WholeEngine,
) {
  const run = ran({ X, y, bias, order: { kind: "custom", indices } }, mostVisits, engine);
  return run.converged ? run.updates : null;
}
