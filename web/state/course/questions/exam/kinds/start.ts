import type { WholeEngine } from "../../../../../engine/engine.js";
import { using } from "../../../checks/run.js";
import { type ExamKind, labels, type Place, places, pointsOf } from "../exam.js";

const mostUpdates = 7;
const mostVisits = 40;

interface Update {
  /** The number of the example, from 1. */
  readonly example: number;
  /** Its score before the update. */
  readonly score: number;
}

export interface StartGiven {
  /** The number of the example that comes first, from 1. */
  readonly first: number;
  readonly order: readonly number[];
  readonly updates: readonly Update[];
  /** The labels, in the order of the examples. */
  readonly labels: readonly number[];
  /** On which examples the updates are made that a run from example 1 makes, and a run without a bias. */
  readonly fromOne: readonly number[];
  readonly withoutBias: readonly number[];
  /** How many updates there are in the first epoch. */
  readonly inFirstEpoch: number;
}

export type StartSaid =
  | { readonly code: "right"; readonly updates: number; readonly last: number }
  | { readonly code: "fromOne"; readonly first: number }
  | { readonly code: "withoutBias" }
  | { readonly code: "firstEpochOnly"; readonly given: number }
  | { readonly code: "unfinished"; readonly given: number }
  | { readonly code: "tooLong"; readonly updates: number }
  | { readonly code: "noExample"; readonly given: number; readonly examples: number }
  /** At so many-th update. */
  | {
      readonly code: "otherExample";
      readonly at: number;
      readonly given: number;
      readonly example: number;
      readonly score: number;
      readonly label: number;
    };

/** The updates of a run that begins at another example: how many, and on which, in their order. */
export const start: ExamKind<StartGiven, StartSaid> = {
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
    const indices = order;
    return {
      form: "sequence",
      given: {
        first: first + 1,
        order: order.map((row) => row + 1),
        updates: run.map(({ example, score }) => ({ example, score })),
        labels: y,
        fromOne: numbers(updatesOf(at, y, rows, true, engine)),
        withoutBias: numbers(updatesOf(at, y, order, false, engine)),
        inFirstEpoch: run.filter(({ visit }) => visit < at.length).length,
      },
      page: { data: pointsOf(at, y), order: { kind: "custom", indices } },
      after: { visit: (run.at(-1)?.visit ?? 0) + 1 + at.length },
    };
  },
  parts: ({ updates }) => updates.length,
  truth: ({ updates }) => updates.map(({ example }) => example),
  grade: (given, answer) => {
    const { updates, fromOne, withoutBias, first, order, labels: y, inFirstEpoch } = given;
    const wanted = updates.map(({ example }) => example);
    const wrong = (said: StartSaid) => ({ right: false, said });
    if (answer.join() === wanted.join())
      return { right: true, said: { code: "right", updates: wanted.length, last: wanted.at(-1) ?? 0 } };
    const unknown = answer.find((one) => !order.includes(one));
    if (unknown !== undefined) return wrong({ code: "noExample", given: unknown, examples: order.length });
    if (answer.join() === fromOne.join()) return wrong({ code: "fromOne", first });
    if (answer.join() === withoutBias.join()) return wrong({ code: "withoutBias" });
    const at = wanted.findIndex((example, k) => example !== answer[k]);
    if (at < 0) return wrong({ code: "tooLong", updates: wanted.length });
    if (at === answer.length)
      return wrong({ code: at === inFirstEpoch ? "firstEpochOnly" : "unfinished", given: answer.length });
    const { example, score } = updates[at] ?? { example: 0, score: 0 };
    return wrong({
      code: "otherExample",
      at: at + 1,
      given: answer[at] ?? 0,
      example,
      score,
      label: y[example - 1] ?? 1,
    });
  },
};

/** The updates of a run in an order, until it converges; null where that takes long. */
function updatesOf(
  X: readonly Place[],
  y: readonly number[],
  indices: readonly number[],
  bias: boolean,
  engine: WholeEngine,
): readonly (Update & { readonly visit: number })[] | null {
  return using(engine.createRun({ X, y, bias, order: { kind: "custom", indices } }), (run) => {
    run.advance({ visits: mostVisits });
    if (!run.snapshot().converged) return null;
    const { example, score, visit } = run.journal();
    return Array.from(example, (row, k) => ({ example: row + 1, score: score[k] ?? 0, visit: visit[k] ?? 0 }));
  });
}
