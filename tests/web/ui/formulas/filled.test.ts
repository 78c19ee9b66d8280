import { expect, test } from "vitest";
import { filled } from "../../../../web/ui/formulas/filled.js";

test("a sentence is filled with its formulas, wherever and however often it has them", () => {
  expect(filled("By {gamma}, not by {rho}: {gamma}.", { gamma: "γ", rho: 2 })).toEqual([
    "By ",
    "γ",
    ", not by ",
    2,
    ": ",
    "γ",
    ".",
  ]);
  expect(filled("No formula.", { gamma: "γ" })).toEqual(["No formula."]);
});
