import type { WholeEngine } from "../../../../../engine/engine.js";
import { hyperplane } from "../../../../runs/frame.js";
import { using } from "../../../checks/run.js";
import {
  agrees,
  allAgree,
  type ExamGrade,
  type ExamKind,
  labels,
  type Place,
  places,
  pointsOf,
  signedBelow,
} from "../exam.js";

const rates = [2, 3, 5, 0.5, 10] as const;
const mostVisits = 60;

/** What can be said of a run with another rate. */
const outcomes = ["scales", "differs", "same"] as const;
export type Outcome = (typeof outcomes)[number];

interface Model {
  readonly weights: readonly number[];
  readonly bias: number;
}

export interface RateGiven {
  /** The weights in the end, or what becomes of the run. */
  readonly asks: "weights" | "run";
  readonly rate: number;
  /** Where both runs begin; "scaled": the second one at the rate times that; "divided": its weights are divided by the rate in the end. */
  readonly from: "zero" | "elsewhere" | "scaled" | "divided";
  readonly start: Model;
  /** In the end, with the rate 1 and with the other one. */
  readonly end: Model;
  readonly other: Model;
  readonly updates: number;
  readonly otherUpdates: number;
  readonly options: readonly Outcome[];
}

export type RateSaid =
  | { readonly code: "right"; readonly rate: number; readonly updates: number }
  | { readonly code: "unchanged"; readonly rate: number }
  | { readonly code: "biasUnchanged"; readonly rate: number }
  | { readonly code: "divided"; readonly rate: number }
  | {
      readonly code: "notTimes";
      readonly rate: number;
      readonly given: number;
      readonly before: number;
      readonly bias: boolean;
    }
  | (Pick<RateGiven, "rate" | "from" | "updates" | "otherUpdates"> & {
      readonly code: Outcome;
      readonly right: boolean;
    });

/** What the learning rate changes: from zero nothing but the scale, from elsewhere the run. */
export const rate: ExamKind<RateGiven, RateSaid> = {
  turn: 9,
  make: (random, engine) => {
    const at = places(random, 4, 3);
    const y = labels(random, at.length);
    const times = random.one(rates) ?? 2;
    const asks = random.below(3) === 0 ? "weights" : "run";
    const from =
      asks === "weights"
        ? "zero"
        : (random.one(["zero", "elsewhere", "elsewhere", "scaled", "divided", "divided"] as const) ?? "zero");
    const start: Model =
      from === "zero" || from === "divided"
        ? { weights: [0, 0], bias: 0 }
        : { weights: [signedBelow(random, 3), signedBelow(random, 3)], bias: signedBelow(random, 3) };
    const second =
      from === "scaled"
        ? engine.featureMap({ X: [[0, 0, 0]] }).combination([times], [[...start.weights, start.bias]])
        : null;
    const startAgain = second ? { weights: Array.from(second.slice(0, 2)), bias: second[2] ?? 0 } : start;
    const run = ranFrom(at, y, start, 1, engine);
    const again = ranFrom(at, y, startAgain, times, engine);
    if (!run || !again || run.examples.length < 2) return null;
    const isSame = run.examples.join() === again.examples.join();
    // From elsewhere the runs may be alike by chance, and the reason would not be seen.
    if (isSame === (from === "elsewhere")) return null;
    return {
      form: asks === "weights" ? "numbers" : "options",
      given: {
        asks,
        rate: times,
        from,
        start,
        end: run.end,
        other: again.end,
        updates: run.examples.length,
        otherUpdates: again.examples.length,
        options: random.shuffled(outcomes),
      },
      page: {
        data: pointsOf(at, y),
        ...((from === "elsewhere" || from === "scaled") && {
          initial: { weights: [...start.weights], bias: start.bias },
        }),
      },
      after: {
        initial: { weights: [...startAgain.weights], bias: startAgain.bias },
        learners: [{ kind: "perceptron", learningRate: times }],
        visit: again.visits,
      },
    };
  },
  parts: ({ asks, options }) => (asks === "weights" ? 3 : options.length),
  truth: ({ asks, other, options, from }) =>
    asks === "weights" ? [...other.weights, other.bias] : [options.indexOf(outcomeOf(from))],
  grade: (given, answer) => (given.asks === "weights" ? weightsGraded(given, answer) : outcomeGraded(given, answer)),
};

const outcomeOf = (from: RateGiven["from"]): Outcome =>
  from === "elsewhere" ? "differs" : from === "divided" ? "same" : "scales";

/** A run until it converges: on which examples it makes its updates, and its weights then. Null where that takes long. */
function ranFrom(X: readonly Place[], y: readonly number[], initial: Model, learningRate: number, engine: WholeEngine) {
  const spec = { X, y, bias: true, initial, learner: { kind: "perceptron", learningRate } } as const;
  return using(engine.createRun(spec), (run) => {
    run.advance({ visits: mostVisits });
    const { converged, current, visit } = run.snapshot();
    const model = hyperplane(current);
    if (!converged || !model) return null;
    return {
      visits: visit,
      examples: Array.from(run.journal().example),
      end: { weights: Array.from(model.weights), bias: model.bias },
    };
  });
}

function weightsGraded(
  { rate: times, end, other, updates }: RateGiven,
  answer: readonly number[],
): ExamGrade<RateSaid> {
  const wrong = (said: RateSaid) => ({ right: false, said });
  const [before, wanted] = [
    [...end.weights, end.bias],
    [...other.weights, other.bias],
  ];
  if (allAgree(answer, wanted)) return { right: true, said: { code: "right", rate: times, updates } };
  if (allAgree(answer, before)) return wrong({ code: "unchanged", rate: times });
  if (allAgree(answer, [...other.weights, end.bias])) return wrong({ code: "biasUnchanged", rate: times });
  if (
    allAgree(
      answer,
      before.map((value) => value / times),
    )
  )
    return wrong({ code: "divided", rate: times });
  const at = wanted.findIndex((value, k) => !agrees(answer[k], value));
  return wrong({ code: "notTimes", rate: times, given: answer[at] ?? 0, before: before[at] ?? 0, bias: at === 2 });
}

function outcomeGraded(
  { options, from, rate: times, updates, otherUpdates }: RateGiven,
  [at = 0]: readonly number[],
): ExamGrade<RateSaid> {
  const code = options[at] ?? "same";
  const right = code === outcomeOf(from);
  return { right, said: { code, right, rate: times, from, updates, otherUpdates } };
}
