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
  rounded,
} from "../exam.js";

const mostVisits = 60;

/** Whether an example could have come first, or last. */
const answers = ["yesCounted", "yesOpen", "noNoMistake"] as const;
export type First = (typeof answers)[number];

export interface CountsGiven {
  /** The weights, or whether an example could have come first, or last. */
  readonly asks: "weights" | "first" | "last";
  /** How many mistakes have been made on each example, in their order. */
  readonly counts: readonly number[];
  readonly labels: readonly number[];
  readonly places: readonly Place[];
  readonly weights: readonly number[];
  readonly bias: number;
  /** The sums without the labels. */
  readonly unlabelled: readonly number[];
  /** The sums in which every example that was a mistake is there once. */
  readonly once: readonly number[];
  /** The number of the example that is asked about, from 1. */
  readonly example: number;
  readonly options: readonly First[];
}

export type CountsSaid =
  | { readonly code: "right"; readonly terms: number }
  | { readonly code: "unlabelled" }
  | { readonly code: "once" }
  | { readonly code: "biasSum"; readonly counted: number }
  | { readonly code: "biasMissing" }
  | {
      readonly code: "term";
      readonly example: number;
      readonly count: number;
      readonly label: number;
      readonly place: Place;
    }
  | {
      readonly code: First;
      readonly asks: CountsGiven["asks"];
      readonly right: boolean;
      readonly example: number;
      readonly count: number;
    };

/** From counts of mistakes to weights, and what counts say of the order. */
export const counts: ExamKind<CountsGiven, CountsSaid> = {
  turn: 10,
  make: (random, engine) => {
    const at = places(random, 5, 3);
    const y = labels(random, at.length);
    const order = random.shuffled([...at.keys()]);
    const asks = random.one(["weights", "weights", "weights", "first", "first", "last"] as const) ?? "weights";
    const spec = { X: at, y, bias: true, order: { kind: "custom", indices: order } } as const;
    const run = using(engine.createRun(spec), (one) => {
      one.advance({ visits: mostVisits });
      const { converged, current, visit } = one.snapshot();
      return { converged, visit, model: hyperplane(current), examples: Array.from(one.journal().example) };
    });
    if (!run.converged || !run.model) return null;
    const found = at.map((_, k) => run.examples.filter((row) => row === k).length);
    const clean = found.flatMap((count, k) => (count === 0 ? [k] : []));
    const [first, last] = [order[0], order.at(-1) ?? 0];
    // The last one is asked of where it has no mistake: the other reason for a yes would be true as well.
    const asked = asks === "last" ? clean.find((k) => k === last) : random.below(2) === 0 ? first : random.one(clean);
    if (run.examples.length < 3 || run.examples.length > 9 || asked === undefined) return null;
    const map = engine.featureMap({ X: [[0, 0, 0]] });
    const rows = at.map((place) => [...place, 1]);
    const sums = (coefficients: readonly number[]) => Array.from(map.combination(coefficients, rows), rounded);
    return {
      form: asks === "weights" ? "numbers" : "options",
      given: {
        asks,
        counts: found,
        labels: y,
        places: at,
        weights: Array.from(run.model.weights),
        bias: run.model.bias,
        unlabelled: sums(found),
        once: sums(found.map((count, k) => (count > 0 ? (y[k] ?? 0) : 0))),
        example: asked + 1,
        options: random.shuffled(answers),
      },
      page: { data: pointsOf(at, y) },
      after: { order: { kind: "custom", indices: order }, visit: run.visit },
    };
  },
  parts: ({ asks, options }) => (asks === "weights" ? 3 : options.length),
  truth: (given) =>
    given.asks === "weights" ? [...given.weights, given.bias] : [given.options.indexOf(rightOf(given))],
  grade: (given, answer) => (given.asks === "weights" ? weightsGraded(given, answer) : firstGraded(given, answer)),
};

function rightOf({ asks, counts: found, example }: CountsGiven): First {
  if (asks === "last") return "yesOpen";
  return (found[example - 1] ?? 0) > 0 ? "yesCounted" : "noNoMistake";
}

function weightsGraded(given: CountsGiven, answer: readonly number[]): ExamGrade<CountsSaid> {
  const { counts: found, labels: y, places: at, weights, bias, unlabelled, once } = given;
  const wrong = (said: CountsSaid) => ({ right: false, said });
  const counted = found.reduce((sum, count) => sum + count, 0);
  if (allAgree(answer, [...weights, bias])) return { right: true, said: { code: "right", terms: counted } };
  if (allAgree(answer, unlabelled)) return wrong({ code: "unlabelled" });
  if (allAgree(answer, once)) return wrong({ code: "once" });
  if (allAgree(answer.slice(0, 2), weights)) {
    return wrong(agrees(answer[2], counted) ? { code: "biasSum", counted } : { code: "biasMissing" });
  }
  const row = found.findIndex((count) => count > 0);
  return wrong({
    code: "term",
    example: row + 1,
    count: found[row] ?? 0,
    label: y[row] ?? 1,
    place: at[row] ?? [0, 0],
  });
}

function firstGraded(given: CountsGiven, [at = 0]: readonly number[]): ExamGrade<CountsSaid> {
  const code = given.options[at] ?? "yesOpen";
  const { asks, example } = given;
  const right = code === rightOf(given);
  return { right, said: { code, asks, right, example, count: given.counts[example - 1] ?? 0 } };
}
