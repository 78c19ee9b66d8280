import { assert, isNear, type Reference } from "./reference.js";

const right = { grows: "growsAtLeast", shrinks: "squareAtMost", unit: "atMostLength", ends: "squaredBound" } as const;

export const proof: Reference<"proof"> = {
  check: ({ given, subject }) => {
    assert(isNear(given.ratio, given.radius / given.margin), "It is R/γ.");
    assert(Math.abs(given.bound - given.ratio ** 2) < 1e-5, "It is (R/γ)².");
    const rows = subject.rows.map((row) => Math.hypot(...row));
    assert(isNear(Math.max(...rows), given.radius), "R is the farthest.");
  },
  right: ({ given: { options, missing } }) => [options.indexOf(right[missing])],
  wrong: ({ given: { options, missing } }) =>
    options.filter((one) => one !== right[missing]).map((one) => [options.indexOf(one), one] as const),
};
