import { describe, expect, it } from "vitest";
import { codingOf } from "../../../../web/state/data/coding.js";

describe("the coding", () => {
  it.each([
    [[0, 1, 1, 0], "zero-one"],
    [[-1, 1, 1, -1], "plus-minus"],
    [[0, 0], "zero-one"],
    [[1, 1], null],
    [[0, -1], null],
    [[0.5, 1], null],
    [[], null],
  ])("of %j is %s", (values, coding) => {
    expect(codingOf({ X: Float64Array.from(values) })).toBe(coding);
  });
});
