import type { WholeEngine } from "../../../../../engine/engine.js";
import type { RunSpec, VotedModel } from "../../../../../engine/types.js";
import { using } from "../../../checks/run.js";
import type { RandomChoices } from "../../subject.js";
import { examKind, labels, type Place, places, pointsOf, scoresOf } from "../exam.js";

interface Voter {
  readonly weights: readonly number[];
  readonly bias: number;
  /** How many visits it survived. */
  readonly count: number;
  /** What it scores at the place that is asked about. */
  readonly score: number;
}

/** What voted says, and then what averaged says. */
export const votesOptions: readonly (readonly [voted: 1 | -1, averaged: 1 | -1])[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

/** What the voted and the averaged perceptron predict, by survival counts. */
export const votes = examKind({
  turn: 3,
  make: (random, engine) => {
    const at = places(random, 4, 3);
    const y = labels(random, at.length);
    const visits = 5 + random.below(5);
    const spec = { X: at, y, bias: true };
    const { voters, visit } = votersAfter(spec, visits, engine);
    if (voters.length < 2 || voters.length > 3) return null;
    const wanted = random.below(2) === 0;
    const place = placeFor({ spec, visits, wanted, at }, random, engine);
    if (!place) return null;
    const scores = voters.map((voter) => scoresOf(voter, [place.at], engine)[0] ?? 0);
    // A vote that is a tie is none: whoever reckons by hand need not know that.
    if (scores.some((score) => score === 0)) return null;
    const given = voters.map((voter, k) => ({ ...voter, score: scores[k] ?? 0 }));
    // A mean of doubles may be off 0 where by hand it is a tie.
    if (sumOf(given) === 0) return null;
    return {
      form: "options",
      // Without those whose weights are all 0: they say nothing.
      given: { voters: given, place: place.at, voted: place.voted, averaged: place.averaged },
      page: { data: pointsOf(at, y) },
      visit,
      after: { learners: [{ kind: "voted" }] },
    };
  },
  parts: () => votesOptions.length,
  truth: ({ voted, averaged }) => [votesOptions.findIndex(([one, other]) => one === voted && other === averaged)],
  replies: ({ voters, voted, averaged }, [at = 0]) => {
    const [one, other] = votesOptions[at] ?? [1, 1];
    // Visits survived by those that vote +1, and −1, and the sum of all scores, each times its count.
    const survived = (sign: number): number =>
      voters.reduce((sum, { score, count }) => sum + (Math.sign(score) === sign ? count : 0), 0);
    const facts = { positive: survived(1), negative: survived(-1), sum: sumOf(voters) };
    return {
      right: one === voted && other === averaged && facts,
      averagedWrong: one === voted && facts,
      votedWrong: other === averaged && facts,
      bothWrong: facts,
    };
  },
});

type Spec = Pick<RunSpec, "X" | "y" | "bias">;

/** Those that say something, and how many visits there were: a run ends where it has converged. */
function votersAfter(spec: Spec, visits: number, engine: WholeEngine) {
  return using(engine.createRun({ ...spec, learner: { kind: "voted" } }), (run) => {
    run.advance({ visits });
    const { model, visit } = run.snapshot();
    const voters = (model as VotedModel).voters.filter(
      ({ weights, bias, count }) => count > 0 && (bias !== 0 || weights.some((weight) => weight !== 0)),
    );
    return { visit, voters: voters.map(({ weights, bias, count }) => ({ weights: Array.from(weights), bias, count })) };
  });
}

function sumOf(voters: readonly Voter[]): number {
  return voters.reduce((sum, { count, score }) => sum + count * score, 0);
}

interface Wanted {
  readonly spec: Spec;
  readonly visits: number;
  /** Whether the two say the same. */
  readonly wanted: boolean;
  readonly at: readonly Place[];
}

/** A place where no example is, with what voted and averaged say there. */
function placeFor({ spec, visits, wanted, at }: Wanted, random: RandomChoices, engine: WholeEngine) {
  const free = places(random, 12, 3).filter(([x1, x2]) => !at.some(([a1, a2]) => a1 === x1 && a2 === x2));
  const labelsBy = (kind: "voted" | "averaged") =>
    using(engine.createRun({ ...spec, learner: { kind } }), (run) => {
      run.advance({ visits });
      return Array.from(run.predict(free).label);
    });
  const [voted, averaged] = [labelsBy("voted"), labelsBy("averaged")];
  const found = free.map((place, k) => ({ at: place, voted: voted[k] ?? 0, averaged: averaged[k] ?? 0 }));
  return found.find((one) => one.voted !== 0 && one.averaged !== 0 && (one.voted === one.averaged) === wanted) ?? null;
}
