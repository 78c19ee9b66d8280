import type { ExamKind } from "../exam.js";
import { separatedBy } from "../separated.js";

/** The lines of the proof that may be missing, each with what could stand there; the first of them does. */
const lines = {
  grows: ["growsAtLeast", "growsExactly", "lengthGrows", "growsAtMost"],
  shrinks: ["squareAtMost", "squareOtherSign", "lengthAtMost", "squareAtLeast"],
  unit: ["atMostLength", "atLeastLength", "equalsLength", "atMostOne"],
  ends: ["squaredBound", "rootBound", "atLeastBound", "upsideDownBound"],
} as const;

export type ProofLine = keyof typeof lines;
export type ProofOption = (typeof lines)[ProofLine][number];

export interface ProofGiven {
  readonly missing: ProofLine;
  readonly radius: number;
  readonly margin: number;
  /** R/γ, and its square. */
  readonly ratio: number;
  readonly bound: number;
  readonly options: readonly ProofOption[];
}

export interface ProofSaid extends Pick<ProofGiven, "radius" | "margin" | "ratio" | "bound"> {
  readonly code: ProofOption;
}

/** The missing line of the proof that the perceptron converges. */
export const proof: ExamKind<ProofGiven, ProofSaid> = {
  turn: 12,
  make: (random, engine) => {
    const separated = separatedBy(random, engine);
    if (!separated) return null;
    const { radius, margin, bound, page } = separated;
    const missing = random.one(Object.keys(lines) as readonly ProofLine[]) ?? "grows";
    const options: readonly ProofOption[] = lines[missing];
    const ratio = radius / margin;
    return {
      form: "options",
      given: { missing, radius, margin, ratio, bound, options: random.shuffled(options) },
      page,
      after: { visit: 1 },
    };
  },
  parts: ({ options }) => options.length,
  truth: ({ missing, options }) => [(options as readonly string[]).indexOf(lines[missing][0])],
  grade: ({ missing, radius, margin, ratio, bound, options }, [at = 0]) => {
    const code = options[at] ?? lines[missing][1];
    return { right: code === lines[missing][0], said: { code, radius, margin, ratio, bound } };
  },
};
