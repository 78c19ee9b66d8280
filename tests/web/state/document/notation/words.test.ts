import { describe, expect, it } from "vitest";
import { listed } from "../../../../../web/reference/page.js";
import { featureText, plainDigits, subscript } from "../../../../../web/state/document/notation/feature-text.js";
import { superscript } from "../../../../../web/state/document/notation/numbers.js";

describe("featureText", () => {
  it.each([
    ["x1", "x₁"],
    ["x1*x12^2", "x₁x₁₂²"],
    ["x2*x1", "x₁x₂"],
    ["petal length", "petal length"],
    ["bias", "bias"],
  ])("writes %s as %s", (name, text) => {
    expect(featureText(name)).toBe(text);
  });

  it("calls a column by its name where that is one word", () => {
    expect(featureText("x1*x2", { columns: ["excellent", "petal length"] })).toBe("excellent·x₂");
    expect(featureText("x1*x2", { columns: ["friends", "sun"] })).toBe("friends·sun");
    expect(featureText("x1^2", { columns: ["x₁", "x₂"] })).toBe("x₁²");
  });
});

it("writes ∧ only where every factor is 0 or 1 in every example", () => {
  const written = (X: number[], columns = ["x₁", "x₂"]) =>
    featureText("x1*x2", { columns, X: Float64Array.from(X), base: 2 });
  expect(written([0, 0, 0, 1, 1, 0, 1, 1])).toBe("x₁∧x₂");
  expect(written([0, 0, 0, 1, 1, 0, 1, 1], ["excellent", "not"])).toBe("excellent∧not");
  expect(written([0, 0, 0, 1, 1, 0, 1, 0.5])).toBe("x₁x₂");
  expect(written([-1, 0, 1, 1], ["excellent", "not"])).toBe("excellent·not");
  expect(written([])).toBe("x₁x₂");
});

it("writes digits below and above the line, and reads them", () => {
  expect([subscript(120), superscript("34")]).toEqual(["₁₂₀", "³⁴"]);
  expect(plainDigits("x₁₀²⁹")).toBe("x1029");
});

it("lists up to the last with the word before it", () => {
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map((texts) => listed(texts))).toEqual([
    "",
    "a",
    "a and b",
    "a, b and c",
  ]);
  expect(listed(["a", "b", "c"], ", or ")).toBe("a, b, or c");
});
