import { assert, isNear, type Reference, scoreOf } from "./reference.js";

type Given = Parameters<Reference<"line">["check"]>[0]["given"];

/** By the line alone: its direction, the side that is positive, and where it is. */
function weightsOf({ slope, offset, above }: Given): readonly number[] {
  const sign = above ? 1 : -1;
  return (slope === null ? [1, 0, -offset] : [-slope, 1, -offset]).map((one) => one * sign);
}

export const line: Reference<"line"> = {
  check: ({ given, subject }) => {
    const wanted = weightsOf(given);
    const [w1 = 0, w2 = 0, b = 0] = wanted;
    const [g1 = 0, g2 = 0] = given.weights;
    const times = slopeOf([g1, g2, given.bias], [w1, w2, b]);
    assert(times > 0, "The weights are a positive multiple.");
    for (const [row, x] of subject.rows.entries())
      assert(Math.sign(scoreOf([w1, w2], b, x)) === subject.spec.y[row], "Every example is on its side.");
    for (const place of given.on) assert(isNear(scoreOf([w1, w2], b, place), 0), "It is on the line.");
  },
  right: ({ given }) => {
    if (given.asks === "line") return [[given.slope ?? 0, given.offset]];
    return [1, 2, 0.5, 1 / 3, 7, 1000, 0.001].map((times) => weightsOf(given).map((one) => one * times));
  },
  wrong: ({ given }) => {
    const [w1 = 0, w2 = 0, b = 0] = weightsOf(given);
    const { slope, offset } = given;
    if (given.asks === "line") {
      const m = slope ?? 0;
      const [g1 = 0, g2 = 0] = given.weights;
      return [
        [[-m, offset], "slopeSign"],
        [[m, -offset], "offsetSign"],
        [[m, offset + 9], "offsetWrong"],
        [[m + 50, offset], "slopeWrong"],
        ...(Math.abs(m) === 1 ? [] : ([[[1 / m, offset], "slopeUpsideDown"]] as const)),
        ...(Math.abs(g2) === 1 || isNear(Math.abs(g1), Math.abs(1 / m)) || isNear(Math.abs(g1), Math.abs(m))
          ? []
          : ([[[-g1, offset], "slopeNotDivided"]] as const)),
      ];
    }
    const isOther = Math.abs(w1) !== Math.abs(w2);
    return [
      [[0, 0, 3], "noLine"],
      [[-w1, -w2, -b], "otherSide"],
      [[-3 * w1, -3 * w2, -3 * b], "otherSide"],
      [[w1, w2, -b], "biasSign"],
      ...(isOther ? ([[[w2, w1, b], null]] as const) : []),
      ...(isOther && w1 !== 0 && w2 !== 0 ? ([[[2 * w2, 2 * w1, 2 * b], "swapped"]] as const) : []),
      [[w1 + 20, w2 + 3, b + 1], "offLine"],
      [[w1, w2, b + 0.5], "offLine"],
      [[w1, w2], "examMissing"],
    ];
  },
};

/** The factor between two lists; NaN where there is none. */
function slopeOf(one: readonly number[], other: readonly number[]): number {
  const at = other.findIndex((value) => value !== 0);
  const times = (one[at] ?? 0) / (other[at] ?? 1);
  return one.every((value, k) => isNear(value, times * (other[k] ?? 0))) ? times : Number.NaN;
}
