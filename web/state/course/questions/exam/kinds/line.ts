import { agrees, allAgree, examKind, flat, type Place, places, pointsOf, scoresOf, signedBelow } from "../exam.js";

/** Degrees between two (w, b), as directions, up to which they are the same line: room for decimals that are cut off. */
const same = 0.05;

const slopes = [1, -1, 2, -2, 0.5, -0.5, 3, -3, 0, null] as const;

/** The weights of a line, up to a factor above 0, or the line of weights. */
export const line = examKind({
  turn: 2,
  make: (random, engine) => {
    const asks = random.below(3) === 0 ? "line" : "weights";
    const slope = random.one(slopes) ?? null;
    const offset = signedBelow(random, 4);
    if (asks === "line" && (slope === null || slope === 0)) return null;
    const above = random.below(2) === 0;
    const times = (asks === "line" ? random.below(2) + 1 : 1) * (slope !== null && Math.abs(slope) === 0.5 ? 2 : 1);
    const factor = above ? times : -times;
    const [one, other, last] = slope === null ? [1, 0, -offset] : [-slope, 1, -offset];
    const weights = [factor * one + 0, factor * other + 0];
    const bias = factor * last;
    // Two points on the line.
    const on: readonly Place[] =
      slope === null
        ? [
            [offset, 0],
            [offset, 1],
          ]
        : [
            [0, offset],
            [2, 2 * slope + offset],
          ];
    const at = places(random, 4);
    const initial = { weights, bias };
    const sides = scoresOf(initial, at, engine).map(Math.sign);
    if (!(sides.includes(1) && sides.includes(-1)) || sides.includes(0)) return null;
    return {
      form: "numbers",
      // The line "x₂ = slope · x₁ + offset"; upright, "x₁ = offset". It is positive above, or to its right.
      given: { asks, slope, offset, above, weights, bias, second: weights[1] ?? 1, on },
      page: { data: pointsOf(at, sides), ...(asks === "line" && { initial }) },
      after: { initial },
    };
  },
  truth: ({ asks, slope, offset, ...model }) => (asks === "weights" ? flat(model) : [slope ?? 0, offset]),
  replies: ({ asks, slope, offset, on, ...model }, answer, engine) => {
    const [w1 = 0, w2 = 0, b = 0] = answer;
    if (asks === "weights") {
      const far = (...one: readonly number[]): number => engine.angle(one, flat(model)) ?? 180;
      const isNear = (...one: readonly number[]): boolean => far(...one) <= same;
      const scores = scoresOf({ weights: [w1, w2], bias: b }, on, engine);
      // What is off by less than it is shown with is off all the same.
      const at = Math.abs(scores[0] ?? 0) >= Math.abs(scores[1] ?? 0) ? 0 : 1;
      return {
        noLine: w1 === 0 && w2 === 0,
        weightsRight: isNear(...answer) && { right: true, usual: allAgree(answer, flat(model)) },
        otherSide: far(...answer) >= 180 - same,
        biasSign: isNear(w1, w2, -b) || isNear(-w1, -w2, b),
        swapped: isNear(w2, w1, b) || isNear(-w2, -w1, -b),
        offLine: { place: on[at] ?? ([0, 0] as const), score: scores[at] ?? 0 },
      };
    }
    const [wanted, first] = [slope ?? 0, model.weights[0] ?? 0];
    return {
      lineRight: [wanted, offset],
      offsetSign: [wanted, -offset],
      offsetWrong: agrees(w1, wanted),
      slopeSign: agrees(w1, -wanted),
      slopeUpsideDown: agrees(Math.abs(w1), Math.abs(1 / wanted)),
      slopeNotDivided: agrees(Math.abs(w1), Math.abs(first)),
      slopeWrong: true,
    };
  },
});
