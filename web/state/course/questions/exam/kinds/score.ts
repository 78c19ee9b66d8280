import { agrees, anyModel, examKind, labels, places, pointsOf, scoresOf } from "../exam.js";

export interface Scored {
  /** From 1. */
  readonly example: number;
  readonly x: readonly number[];
  readonly score: number;
  /** The score without the bias. */
  readonly products: number;
}

const asked = 2;

/** The scores of two examples. */
export const score = examKind({
  turn: 13,
  make: (random, engine) => {
    const model = anyModel(random, 3, 4);
    const at = places(random, 4, 3);
    const [scores, products] = [scoresOf(model, at, engine), scoresOf({ ...model, bias: 0 }, at, engine)];
    const scored = at
      .slice(0, asked)
      .map((x, k): Scored => ({ example: k + 1, x, score: scores[k] ?? 0, products: products[k] ?? 0 }));
    // One on each side, so that the sign is worth the work.
    if (scored.some((one) => one.score === 0) || Math.sign(scored[0]?.score ?? 0) === Math.sign(scored[1]?.score ?? 0))
      return null;
    return {
      form: "numbers",
      given: { ...model, scored },
      page: { data: pointsOf(at, labels(random, at.length)) },
      after: { initial: model },
    };
  },
  truth: ({ scored }) => scored.map((one) => one.score),
  replies: ({ bias, scored }, answer) => {
    const at = scored.findIndex((one, k) => !agrees(answer[k], one.score));
    const one = scored[at];
    const given = answer[at] ?? 0;
    const other = scored.find((another) => another !== one && agrees(given, another.score));
    return {
      right: !one,
      biasForgotten: one && agrees(given, one.products) && one,
      biasSubtracted: one && agrees(given, one.products - bias) && one,
      otherExample: one && other && { example: one.example, other: other.example },
      wrong: one,
    };
  },
});
