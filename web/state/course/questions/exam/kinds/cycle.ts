import type { WholeEngine } from "../../../../../engine/engine.js";
import { using } from "../../../checks/run.js";
import { agrees, allAgree, examKind, flat, type Model, modelOf, type Place, places, pointsOf } from "../exam.js";

const examples = 4;
/** The weights have come back by then: more epochs are too many to go through by hand. */
const mostEpochs = 3;
/** What is asked about is far behind that. */
const farEpochs = [20, 50, 99, 100, 101, 500, 1000];

/** XOR, or what is like it: the weights come back, so a few epochs tell all that follow. */
export const cycle = examKind({
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
  truth: ({ asks, last, total }) => (asks === "weights" ? flat(last) : [total]),
  replies: ({ asks, epochs, ends, visits, updates, first, again, last, total }, answer) => {
    if (asks === "weights") {
      const isThat = (one: Model): boolean => allAgree(answer, flat(one));
      const [epoch, visit] = [ends.findIndex(isThat), visits.findIndex(isThat)];
      return {
        right: flat(last),
        otherEpoch: epoch >= first && { epoch, every: again - first, ...(ends[epoch] ?? last) },
        before: epoch >= 0 && { epoch },
        within: visit >= 0 && { visit: visit + 1 },
        bias: allAgree(answer.slice(0, 2), last.weights),
        wrong: visits[examples - 1] ?? last,
      };
    }
    const [count = 0, most, one = 0] = [answer[0], epochs * examples, updates[0]];
    const other = updates.findIndex((another) => another !== one);
    const inCycle = updates.slice(first).reduce((sum, each) => sum + each, 0);
    return {
      updatesRight: agrees(count, total) && { every: inCycle },
      impossible: (count < 0 || count > most || !Number.isInteger(count)) && { most },
      ended: count < epochs,
      likeFirst: agrees(count, epochs * one) && { updates: one, epoch: other + 1, other: updates[other] ?? 0 },
      updatesWrong: { updates: one },
    };
  },
});

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
function cycleOf(X: readonly Place[], y: readonly number[], epochs: number, engine: WholeEngine) {
  return using(engine.createRun({ X, y, bias: true }), (run) => {
    const now = (): Model => modelOf(run.snapshot().current) ?? { weights: [], bias: 0 };
    // From the start to the epoch before they come back; after each visit to then; and the updates of each epoch.
    const ends = [now()];
    const visits: Model[] = [];
    const updates: number[] = [];
    for (let again = 1; again <= mostEpochs; again++) {
      const before = run.snapshot().updates;
      for (let visit = 0; visit < examples; visit++) {
        run.step();
        visits.push(now());
      }
      updates.push(run.snapshot().updates - before);
      const end = now();
      // The weights after this many epochs are those after `again` epochs.
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
