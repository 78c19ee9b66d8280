import { describe, expect, it } from "vitest";
import { reviews } from "../../../web/words/en/reviews.js";

const say = reviews.english;

describe("what is said of reviews", () => {
  it("says which combinations are listed, and whether they have scores", () => {
    const all = 256;
    const said = (["those-of-reviews", 16, null] as const).flatMap((first) =>
      [true, false].map((scored) => say.combinationsOf({ all, first, scored })),
    );
    expect(new Set(said).size).toBe(said.length);
    for (const sentence of said) expect(sentence).toMatch(/^\S.*[^.]\.$/);
    expect(said.filter((sentence) => sentence.includes("256"))).toHaveLength(4);
    expect(said.filter((sentence) => sentence.includes("score"))).toHaveLength(3);
  });

  it("adds up weights of either sign, with what they come to", () => {
    const sum = { word: "excellent", alone: 1, both: -1, precision: "short" } as const;
    const plain = (terms: readonly number[] | null) => say.sum({ ...sum, terms }).replaceAll("\u00a0", " ");
    expect(plain([1, 0.5, -2.5])).toBe("Now “excellent” alone scores 1, and with “not” it scores 1 + 0.5 − 2.5 = −1.");
    expect(plain(null)).toBe("Now “excellent” alone scores 1, and with “not” it scores −1.");
  });

  it("tells one conjunction from several", () => {
    expect(say.addConjunctions(["a∧not"])).toBe("Add the conjunction a∧not");
    expect(say.addConjunctions(["a∧not", "b∧not"])).toBe("Add the conjunctions a∧not and b∧not");
    expect([say.removeConjunctions(1), say.removeConjunctions(2)]).toEqual([
      "Remove the conjunction",
      "Remove the conjunctions",
    ]);
  });
});
