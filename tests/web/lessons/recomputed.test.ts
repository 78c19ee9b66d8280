import { describe, expect, it } from "vitest";
import type { LinearModel, RunSpec, VisitRecord } from "../../../web/engine/types.js";
import { leadRunOf } from "../../../web/state/io/exports/lead-run.js";
import { rows } from "../../rows.js";
import { engine } from "../state/engine.js";
import { OpenedStep, stepOf } from "./opened.js";
import { textOf } from "./text-of.js";

// Sentences that say how things go in general, next to what the engine says of them: what was untrue here is not said again.

const whole = await engine.complete();

interface Asked {
  readonly spec: RunSpec;
  readonly learners: readonly { readonly initial?: RunSpec["initial"] | null }[];
}

function ran<Said>(spec: RunSpec, ask: (run: ReturnType<typeof engine.createRun>) => Said): Said {
  const run = engine.createRun(spec);
  try {
    return ask(run);
  } finally {
    run.dispose();
  }
}

/** The visits of a run to its end, each with the mistakes that it leaves. */
const visits = (spec: RunSpec, most = 100_000) =>
  ran(spec, (run) => {
    const all: { readonly record: VisitRecord; readonly wrong: number }[] = [];
    while (all.length < most && run.step()) {
      const record = run.record();
      if (record) all.push({ record, wrong: run.snapshot().trainingMistakes ?? 0 });
    }
    return all;
  });
const updates = (spec: RunSpec) => visits(spec).flatMap(({ record }) => (record.mistake ? [record] : []));

const ended = (spec: RunSpec) =>
  ran(spec, (run) => {
    run.advance({ epochs: 1e6 });
    return run.snapshot();
  });

const asOne = (model: VisitRecord["before"]): number[] => {
  const { weights, bias } = model as LinearModel;
  return [...weights, bias];
};
const square = (all: readonly number[]): number => all.reduce((sum, value) => sum + value ** 2, 0);
const away = (from: readonly number[], to: readonly number[]): number =>
  square(from.map((value, k) => value - (to[k] ?? 0)));

/** How much nearer to a target each update of AND leads; below 0: farther away. */
const nearer = ({ spec }: Asked, target: readonly number[]): number[] =>
  updates(spec).map(({ before, after }) => away(asOne(before), target) - away(asOne(after), target));

const orders = (count: number): number[][] =>
  count === 0
    ? [[]]
    : orders(count - 1).flatMap((one) =>
        Array.from({ length: count }, (_, k) => [...one.slice(0, k), count - 1, ...one.slice(k)]),
      );
const most = (spec: RunSpec): number =>
  Math.max(...orders(4).map((indices) => ended({ ...spec, order: { kind: "custom", indices } }).updates));

const median = (all: readonly number[]): number => {
  const sorted = all.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return ((sorted[Math.floor(half - 0.5)] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
};

/** How far the nearest example is from the line at the end. */
const room = (spec: RunSpec): number =>
  ran(spec, (run) => {
    run.advance({ epochs: 1e6 });
    return whole.marginAt(run) ?? Number.NaN;
  });

const claims: readonly [lesson: number, step: number, says: string, of: (asked: Asked) => unknown, are: unknown][] = [
  [
    4,
    3,
    "Of the 35 visits that follow, a third are ties as well, and each of them is an update",
    ({ spec }) => {
      const [, ...later] = visits({ ...spec, learner: { kind: "perceptron" } });
      const ties = later.filter(({ record }) => record.score === 0);
      return [later.length, ties.length, ties.every(({ record }) => record.mistake)];
    },
    [35, 12, true],
  ],
  [
    9,
    4,
    "Learners 1 and 3 need fewer updates with it",
    ({ spec, learners }) =>
      learners.map(({ initial }) =>
        [1, 0.1].map(
          (learningRate) =>
            ended({ ...spec, learner: { kind: "perceptron", learningRate }, ...(initial && { initial }) }).updates,
        ),
      ),
    rows("3 1; 1 1; 4 3; 16 48"),
  ],
  [
    9,
    4,
    "each close to some example",
    ({ spec, learners }) =>
      learners.map(({ initial }) =>
        Number(
          room({
            ...spec,
            learner: { kind: "perceptron", learningRate: 0.1 },
            ...(initial && { initial }),
          }).toFixed(3),
        ),
      ),
    [0.016, 0.109, 0.019, 0.027],
  ],
  [
    10,
    2,
    "it can make 𝐰 only a little longer, or even shorter",
    ({ spec }) =>
      updates(spec).flatMap(({ before, after }, k) => (square(asOne(after)) < square(asOne(before)) ? [k + 1] : [])),
    [8],
  ],
  [
    10,
    4,
    "They are equal where the best bias is 0",
    () => {
      const { margin, geometric } = whole.analyse({
        X: rows("1 0; -1 0"),
        y: [1, -1],
      });
      return [margin, geometric?.margin, geometric?.bias];
    },
    [1, 1, 0],
  ],
  [10, 6, "The fall of 3 is true for a target far enough out", (asked) => Math.min(...nearer(asked, [6, 6, -9])), 3],
  [
    10,
    6,
    "from any start",
    (asked) =>
      [0, 1, 2, 3].map((k) => {
        const initial = { weights: [5 * k, -7 * k], bias: 3 * k };
        return Math.min(...nearer({ ...asked, spec: { ...asked.spec, initial } }, [6, 6, -9])) >= 3;
      }),
    [true, true, true, true],
  ],
  [
    10,
    8,
    "Less room, or longer examples, and a larger bound",
    ({ spec }) => {
      const { bound, margin, geometric } = whole.analyse({
        ...spec,
        X: rows("0 0; 2 1; 0 3; 2 7"),
      });
      return [bound, margin?.toFixed(3), geometric?.margin];
    },
    [108, "0.707", 1],
  ],
  [
    10,
    8,
    "stay below it",
    ({ spec }) => {
      const squeezed = {
        ...spec,
        X: rows("0 0; 2 1; 0 3; 0.5 3"),
      };
      return [Math.floor(whole.analyse(squeezed).bound ?? 0), most(squeezed)];
    },
    [174, 83],
  ],
  [
    10,
    9,
    "a shift changes γ, too: often it shrinks, and it is never above ρ",
    () =>
      [0, 100].map((up) => {
        const X = [
          [0, up],
          [2, up + 1],
          [0, up + 3],
          [2, up + 4],
        ];
        const { margin, bound, geometric } = whole.analyse({ X, y: [-1, 1, -1, 1] });
        return [margin?.toFixed(3), Math.floor(bound ?? 0), geometric?.margin];
      }),
    [
      ["0.707", 42, 1],
      ["0.981", 11_254, 1],
    ],
  ],
  [
    10,
    11,
    "There, two of them leave the distance as it is",
    (asked) => nearer(asked, [3, 3, -4.5]).flatMap((by, k) => (by <= 0 ? [[k + 1, by]] : [])),
    rows("12 0; 17 0"),
  ],
  [
    11,
    4,
    "but the median was 63 and 91",
    ({ spec }) =>
      (["shuffle-once", "shuffle-each-epoch"] as const).map((kind) =>
        Math.round(median(Array.from({ length: 200 }, (_, seed) => ended({ ...spec, order: { kind, seed } }).epoch))),
      ),
    [63, 91],
  ],
  [
    12,
    6,
    "what would a visit to (2, 4) change now",
    ({ spec }) =>
      ran(spec, (run) => {
        run.seek(15);
        // The visit that comes next is to (1, 1), where the vote is wrong.
        return Array.from(run.predict(rows("2 4; 1 1")).label);
      }),
    [1, 1],
  ],
  [
    13,
    6,
    "One update in the middle of the epoch helped its example and spoiled others: 5 wrong became 18",
    ({ spec }) => {
      const third = visits(spec, 108).slice(72);
      const before = third.findIndex(({ wrong }, k) => wrong === 5 && third[k + 1]?.wrong === 18);
      return [before > 0, third.at(-1)?.wrong];
    },
    [true, 11],
  ],
  [
    14,
    6,
    "here 18 updates in 14 rounds. The plain perceptron makes 18 as well, in 9 epochs",
    ({ spec }) => {
      // A round goes through what was wrong at its start, and looks at each again: a run over these examples alone.
      let [rounds, made] = [0, 0];
      let initial: NonNullable<RunSpec["initial"]> = { weights: [0, 0], bias: 0 };
      for (;;) {
        const scores = ran({ ...spec, learner: { kind: "perceptron" }, initial }, (run) => run.predict(spec.X).score);
        const wrong = [0, 1, 2, 3].filter((k) => (spec.y[k] ?? 0) * (scores[k] ?? 0) <= 0);
        if (wrong.length === 0) break;
        rounds++;
        const order = {
          kind: "custom",
          indices: [...wrong, ...[0, 1, 2, 3].filter((k) => !wrong.includes(k))],
        } as const;
        const round = ran({ ...spec, learner: { kind: "perceptron" }, initial, order }, (run) => {
          run.advance({ visits: wrong.length });
          return run.snapshot();
        });
        made += round.updates;
        const { weights, bias } = round.current as LinearModel;
        initial = { weights: Array.from(weights), bias };
      }
      const plain = ended({ ...spec, learner: { kind: "perceptron" } });
      return [made, rounds, plain.updates, plain.epoch];
    },
    [18, 14, 18, 9],
  ],
  [
    16,
    4,
    "with lively and useful, it raises the score most",
    ({ spec }) => {
      const weights = Array.from((ended(spec).current as LinearModel).weights);
      return weights.flatMap((weight, k) => (weight === Math.max(...weights) ? [k] : []));
    },
    // clear, lively and useful
    [2, 12, 21],
  ],
];

const text = (lesson: number, step: number): string => textOf(stepOf(lesson, step)).replace(/\s+/g, " ");

describe("what a lesson says in general", () => {
  it.each(claims)("in %i.%i holds: %s", async (lesson, step, says, of, are) => {
    expect(text(lesson, step)).toContain(says);
    const { frame } = (await OpenedStep.of(lesson, step)).moment;
    expect(of({ spec: leadRunOf(frame).spec, learners: frame.state.learners })).toEqual(are);
  });

  it("is shown where it is asked: after visit 4, what the bias is after visit 5 (9.6)", async () => {
    const step = await OpenedStep.of(9, 6);
    expect(step.moment.frame.pane.visit).toBe(4);
    const [task] = stepOf(9, 6).tasks;
    if (task) step.end(task);
    expect(step.moment.frame.pane.visit).toBe(5);
  });

  it("lets the core update weights and bias by hand, in one visit (5.3)", async () => {
    const { spec } = leadRunOf((await OpenedStep.of(5, 3)).moment.frame);
    expect(stepOf(5, 3).tasks[0]?.checks[0]).toMatchObject({ kind: "weights", of: "weights", after: "next visit" });
    expect(asOne(visits(spec, 1)[0]?.record.after as VisitRecord["before"])).toEqual([1, -1, -1]);
  });
});
