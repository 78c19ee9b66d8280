import { chosen, examKind } from "../exam.js";
import { separatedBy } from "../separated.js";

/** The lines of the proof that may be missing, each with what could stand there; the first of them does. */
const lines = {
  grows: ["growsAtLeast", "growsExactly", "lengthGrows", "growsAtMost"],
  shrinks: ["squareAtMost", "squareOtherSign", "lengthAtMost", "squareAtLeast"],
  unit: ["atMostLength", "atLeastLength", "equalsLength", "atMostOne"],
  ends: ["squaredBound", "rootBound", "atLeastBound", "upsideDownBound"],
} as const;

/** The missing line of the proof that the perceptron converges. */
export const proof = examKind({
  turn: 12,
  make: (random, engine) => {
    const separated = separatedBy(random, engine);
    if (!separated) return null;
    const { radius, margin, bound, page } = separated;
    const missing = random.one(Object.keys(lines) as readonly (keyof typeof lines)[]) ?? "grows";
    const options: readonly (typeof lines)[keyof typeof lines][number][] = lines[missing];
    return {
      form: "options",
      given: { missing, radius, margin, ratio: radius / margin, bound, options: random.shuffled(options) },
      page,
      after: { visit: 1 },
    };
  },
  truth: ({ missing, options }) => [options.indexOf(lines[missing][0])],
  replies: ({ options }, answer) => chosen(options, answer),
});
