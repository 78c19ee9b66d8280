import type { WholeEngine } from "../../../../../engine/engine.js";
import { hyperplane } from "../../../../runs/frame.js";
import { using } from "../../../checks/run.js";
import { agrees, allAgree, type ExamKind, type Place, places, pointsOf, rounded } from "../exam.js";

const examples = 4;
/** The weights have come back by then: more epochs are too many to go through by hand. */
const mostEpochs = 3;
/** What is asked about is far behind that. */
const farEpochs = [20, 50, 99, 100, 101, 500, 1000];

interface Weights {
  readonly weights: readonly number[];
  readonly bias: number;
}

export interface CycleGiven {
  readonly asks: "weights" | "updates";
  readonly epochs: number;
  readonly examples: number;
  /** The weights after this many epochs are those after `again` epochs. */
  readonly first: number;
  readonly again: number;
  /** From the start to the epoch before they come back. */
  readonly ends: readonly Weights[];
  /** After each visit to then. */
  readonly visits: readonly Weights[];
  /** The updates of each epoch to then. */
  readonly updates: readonly number[];
  readonly last: Weights;
  readonly total: number;
}

interface Back {
  readonly first: number;
  readonly again: number;
}

export type CycleSaid =
  | (Back & { readonly code: "right" })
  | (Weights & { readonly code: "otherEpoch"; readonly epoch: number; readonly every: number; readonly epochs: number })
  | { readonly code: "before"; readonly epoch: number }
  | { readonly code: "within"; readonly visit: number }
  | { readonly code: "bias" }
  | (Weights & { readonly code: "wrong" })
  | (Back & { readonly code: "updatesRight"; readonly every: number })
  | { readonly code: "impossible"; readonly most: number }
  | { readonly code: "ended" }
  | { readonly code: "likeFirst"; readonly updates: number; readonly epoch: number; readonly other: number }
  | { readonly code: "updatesWrong"; readonly updates: number };

/** XOR, or what is like it: the weights come back, so a few epochs tell all that follow. */
export const cycle: ExamKind<CycleGiven, CycleSaid> = {
  turn: 21,
  make: (random, engine) => {
    const at =
      random.below(3) === 0
        ? random.shuffled(corners(random.below(4) - 2, random.below(4) - 2))
        : places(random, examples, 2);
    const y = random.shuffled([1, 1, -1, -1]);
    if (!isCrossed(at, y)) return null;
    const epochs = random.one(farEpochs) ?? 100;
    const asks = random.below(2) === 0 ? "weights" : "updates";
    const found = cycleOf(at, y, epochs, engine);
    if (!found) return null;
    // Most come back to where they begin: there 0 would be a good guess.
    if (asks === "weights" && flat(found.last).every((one) => one === 0) && random.below(6) > 0) return null;
    // As many in every epoch would need no cycle.
    if (asks === "updates" && agrees(found.total, epochs * (found.updates[0] ?? 0))) return null;
    return {
      form: "numbers",
      given: { asks, epochs, examples, ...found },
      page: { data: pointsOf(at, y) },
      after: { visit: examples * found.again },
    };
  },
  parts: ({ asks }) => (asks === "weights" ? 3 : 1),
  truth: ({ asks, last, total }) => (asks === "weights" ? flat(last) : [total]),
  grade: (given, answer) => {
    const said = given.asks === "weights" ? weightsSaid(given, answer) : updatesSaid(given, answer[0] ?? 0);
    return { right: said.code === "right" || said.code === "updatesRight", said };
  },
};

const flat = ({ weights, bias }: Weights): readonly number[] => [...weights, bias];

function weightsSaid({ ends, visits, first, again, epochs, last }: CycleGiven, answer: readonly number[]): CycleSaid {
  if (allAgree(answer, flat(last))) return { code: "right", first, again };
  const epoch = ends.findIndex((one) => allAgree(answer, flat(one)));
  const end = ends[epoch];
  if (end && epoch >= first) return { code: "otherEpoch", epoch, every: again - first, epochs, ...end };
  if (end) return { code: "before", epoch };
  const visit = visits.findIndex((one) => allAgree(answer, flat(one)));
  if (visit >= 0) return { code: "within", visit: visit + 1 };
  if (allAgree(answer.slice(0, 2), last.weights)) return { code: "bias" };
  return { code: "wrong", ...(visits[examples - 1] ?? last) };
}

function updatesSaid({ updates, first, again, epochs, total }: CycleGiven, answer: number): CycleSaid {
  const inCycle = updates.slice(first).reduce((sum, one) => sum + one, 0);
  if (agrees(answer, total)) return { code: "updatesRight", first, again, every: inCycle };
  const most = epochs * examples;
  if (answer < 0 || answer > most || !Number.isInteger(answer)) return { code: "impossible", most };
  if (answer < epochs) return { code: "ended" };
  const [one = 0] = updates;
  const other = updates.findIndex((count) => count !== one);
  if (agrees(answer, epochs * one))
    return { code: "likeFirst", updates: one, epoch: other + 1, other: updates[other] ?? 0 };
  return { code: "updatesWrong", updates: one };
}

/** The corners of a square with side 1. */
function corners(x1: number, x2: number): readonly Place[] {
  return [
    [x1, x2],
    [x1 + 1, x2],
    [x1, x2 + 1],
    [x1 + 1, x2 + 1],
  ];
}

/** Whether there are two of each label, and the segment between the positives crosses that between the negatives. */
function isCrossed(at: readonly Place[], y: readonly number[]): boolean {
  const of = (label: number): readonly Place[] => at.filter((_, k) => y[k] === label);
  const [[a, b, third], [c, d]] = [of(1), of(-1)];
  if (!a || !b || third || !c || !d) return false;
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/** Above 0 where the way over three places turns left. */
function turn(a: Place, b: Place, c: Place): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** What a run is like from weights 0 until they come back; null where that takes too long. */
function cycleOf(
  X: readonly Place[],
  y: readonly number[],
  epochs: number,
  engine: WholeEngine,
): Omit<CycleGiven, "asks" | "epochs" | "examples"> | null {
  return using(engine.createRun({ X, y, bias: true }), (run) => {
    const now = (): Weights => {
      const model = hyperplane(run.snapshot().current);
      return { weights: Array.from(model?.weights ?? [], rounded), bias: rounded(model?.bias ?? 0) };
    };
    const ends = [now()];
    const visits: Weights[] = [];
    const updates: number[] = [];
    for (let again = 1; again <= mostEpochs; again++) {
      const before = run.snapshot().updates;
      for (let visit = 0; visit < examples; visit++) {
        run.step();
        visits.push(now());
      }
      updates.push(run.snapshot().updates - before);
      const end = now();
      const first = ends.findIndex((one) => allAgree(flat(one), flat(end)));
      if (first >= 0) {
        run.advance({ visits: examples * (epochs - again) });
        return { first, again, ends, visits, updates, last: now(), total: run.snapshot().updates };
      }
      ends.push(end);
    }
    return null;
  });
}
