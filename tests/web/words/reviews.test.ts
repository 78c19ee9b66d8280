import { describe, expect, it } from "vitest";
import { english } from "../../../web/state/document/notation/words.js";
import { sumText } from "../../../web/views/reviews/explanation.js";
import { reviews } from "../../../web/words/generated/en/reviews.js";

const say = reviews.english;

describe("what is said of reviews", () => {
  it("says which combinations are listed, and whether they have scores", () => {
    const all = 256;
    const said = (["ofReviews", "first", "all"] as const).flatMap((listed) =>
      [true, false].map((scored) => say.combinationsOf({ all, listed, first: 16, scored })),
    );
    expect(new Set(said).size).toBe(said.length);
    for (const sentence of said) expect(sentence).toMatch(/^\S.*[^.]\.$/);
    expect(said.filter((sentence) => sentence.includes("256"))).toHaveLength(4);
    expect(said.filter((sentence) => sentence.includes("score"))).toHaveLength(3);
  });

  it("adds up weights of either sign, with what they come to", () => {
    const sum = { word: "excellent", alone: 1, precision: "short" } as const;
    const plain = (terms: readonly number[]) =>
      say.sum({ ...sum, sum: sumText(terms, "−1", english, "short") }).replaceAll("\u00a0", " ");
    expect(plain([1, 0.5, -2.5])).toBe("Now “excellent” alone scores 1, and with “not” it scores 1 + 0.5 − 2.5 = −1.");
    expect(plain([])).toBe("Now “excellent” alone scores 1, and with “not” it scores −1.");
  });

  it("tells one conjunction from several", () => {
    expect(say.addConjunctions({ conjunctions: ["a∧not"] })).toBe("Add the conjunction a∧not");
    expect(say.addConjunctions({ conjunctions: ["a∧not", "b∧not"] })).toBe("Add the conjunctions a∧not and b∧not");
    expect([say.removeConjunctions({ conjunctions: 1 }), say.removeConjunctions({ conjunctions: 2 })]).toEqual([
      "Remove the conjunction",
      "Remove the conjunctions",
    ]);
  });
});
