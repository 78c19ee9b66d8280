import type { WholeEngine } from "../../../../../engine/engine.js";
import { using } from "../../../checks/run.js";
import { agrees, type ExamKind, type Place } from "../exam.js";
import { separatedBy } from "../separated.js";

/** What the theorem can say of so many mistakes. */
export type Possible = "ruled-out" | "promised" | "open";
const possible: readonly Possible[] = ["ruled-out", "promised", "open"];

export interface BoundGiven {
  /** How many mistakes there are at most; or what the theorem says of so many or more, or of so many at most. */
  readonly asks: "most" | "or-more" | "at-most";
  readonly radius: number;
  readonly margin: number;
  /** (R/γ)² */
  readonly bound: number;
  readonly most: number;
  /** How many mistakes a run over these examples makes, in their order. */
  readonly mistakes: number;
  /** So many are asked about. */
  readonly count: number;
  readonly options: readonly Possible[];
}

export type BoundSaid =
  | (Pick<BoundGiven, "radius" | "margin" | "bound" | "most" | "mistakes"> & { readonly code: "right" })
  | { readonly code: "notSquared"; readonly ratio: number }
  | { readonly code: "upsideDown" }
  | { readonly code: "notWhole"; readonly bound: number }
  | { readonly code: "roundedUp"; readonly bound: number }
  | { readonly code: "most"; readonly radius: number; readonly margin: number; readonly ratio: number }
  | (Pick<BoundGiven, "asks" | "count" | "most" | "bound" | "mistakes"> & {
      readonly code: Possible;
      readonly right: boolean;
    });

/** The most mistakes by R and γ, or what these say of so many. */
export const bound: ExamKind<BoundGiven, BoundSaid> = {
  turn: 1,
  make: (random, engine) => {
    const separated = separatedBy(random, engine);
    if (!separated) return null;
    const { radius, margin, bound, points, labels, page } = separated;
    const most = Math.floor(bound);
    const asks = random.one(["most", "most", "or-more", "at-most"] as const) ?? "most";
    const near = Math.max(1, Math.round(most / 5));
    const count = random.below(2) === 0 ? most + 1 + random.below(near) : Math.max(2, most - random.below(near));
    const { mistakes, visits } = runOn(points, labels, engine);
    if (mistakes === count) return null;
    return {
      form: asks === "most" ? "numbers" : "options",
      given: { asks, radius, margin, bound, most, mistakes, count, options: random.shuffled(possible) },
      page,
      after: { visit: visits },
    };
  },
  parts: ({ asks, options }) => (asks === "most" ? 1 : options.length),
  truth: ({ asks, most, options, count }) =>
    asks === "most" ? [most] : [options.indexOf(possibleOf({ asks, count, most }))],
  grade: (given, [answer = 0]) => (given.asks === "most" ? mostGraded(given, answer) : possibleGraded(given, answer)),
};

function possibleOf({ asks, count, most }: Pick<BoundGiven, "asks" | "count" | "most">): Possible {
  if (asks === "or-more") return count > most ? "ruled-out" : "open";
  return count >= most ? "promised" : "open";
}

function runOn(X: readonly Place[], y: readonly number[], engine: WholeEngine) {
  return using(engine.createRun({ X, y, bias: false }), (run) => {
    run.advance({ until: "converged" });
    const { updates, visit } = run.snapshot();
    return { mistakes: updates, visits: visit };
  });
}

function mostGraded(given: BoundGiven, answer: number): { readonly right: boolean; readonly said: BoundSaid } {
  const { radius, margin, bound, most, mistakes } = given;
  if (agrees(answer, most)) return { right: true, said: { code: "right", radius, margin, bound, most, mistakes } };
  const ratio = radius / margin;
  const wrong = (said: BoundSaid) => ({ right: false, said });
  if (agrees(answer, bound)) return wrong({ code: "notWhole", bound });
  if (answer === most + 1) return wrong({ code: "roundedUp", bound });
  if (agrees(answer, ratio) || answer === Math.floor(ratio)) return wrong({ code: "notSquared", ratio });
  if (Math.abs(answer - 1 / bound) < 0.0051) return wrong({ code: "upsideDown" });
  return wrong({ code: "most", radius, margin, ratio });
}

function possibleGraded(
  { asks, options, count, most, bound, mistakes }: BoundGiven,
  answer: number,
): { readonly right: boolean; readonly said: BoundSaid } {
  const code = options[answer] ?? "open";
  const right = code === possibleOf({ asks, count, most });
  return { right, said: { code, asks, count, most, bound, mistakes, right } };
}
