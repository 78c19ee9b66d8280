import { describe, expect, it } from "vitest";
import { narration } from "../../../web/words/generated/en/narration.js";
import { panes } from "../../../web/words/generated/en/panes.js";
import { stage } from "../../../web/words/generated/en/stage.js";
import { tools } from "../../../web/words/generated/en/tools.js";

const said = narration.english;

describe("the stage in words", () => {
  it("names what is added, held out and flipped", () => {
    expect(said.added({ label: "negative", x: 2, y: -3 })).toBe("Negative example added at 2, −3.");
    expect(said.added({ label: { className: "setosa" }, x: 2, y: 3 })).toBe("Example of class setosa added at 2, 3.");
    expect(stage.english.flipped({ example: 1000, label: "positive" })).toBe("Example 1\u202f000 is now positive.");
    const shown = { example: 2, label: "positive", heldOut: true, x: 1, y: 0 } as const;
    expect(said.example({ ...shown, score: 0, predicted: "tie" })).toBe(
      "Example 2, positive, held out, at 1, 0; score 0, a tie",
    );
    expect(said.example({ ...shown, score: null, predicted: "negative" })).toBe(
      "Example 2, positive, held out, at 1, 0, predicted negative",
    );
    expect(said.readout({ ...shown, nameX: "x₁", nameY: "x₂" })).toBe("example 2 · positive · held out · x₁ 1 · x₂ 0");
  });

  it("counts what is misclassified", () => {
    expect([0, 1, 2].map((examples) => said.misclassifiedHeldOut({ examples }))).toEqual([
      "No held-out example is misclassified now.",
      "1 held-out example is misclassified now.",
      "2 held-out examples are misclassified now.",
    ]);
  });

  it("tells a visit with labels 0 and 1, and one with a score for each class", () => {
    const visit = {
      visit: 5,
      example: 1,
      label: "negative",
      labels: null,
      scores: null,
      score: 5,
      mistake: true,
    } as const;
    expect(said.visited(visit)).toBe("Visit 5: example 1, negative, score 5, a mistake.");
    expect(said.visited({ ...visit, labels: { y: "0", q: 1 } })).toContain("negative, y 0, q 1, score 5");
    expect(said.visited({ ...visit, scores: [1, -2], mistake: false })).toMatch(/scores by class 1; −2, correct\.$/);
  });

  it("leaves out an average that takes no example", () => {
    const half = [said.share({ example: 3, share: "½" })];
    expect(said.averagesShown({ positive: [], negative: half })).toBe(
      "The stage shows the average of the negatives (½ of example 3).",
    );
    expect(said.averagesShown({ positive: half, negative: half })).toMatch(
      /the average of the positives .* and the average of the neg/,
    );
  });

  it("says by what a learner misclassifies, where that is another than has converged", () => {
    const { misclassified } = panes.english;
    expect([
      misclassified({ examples: 1, by: null }),
      misclassified({ examples: 0, by: "mean" }),
      misclassified({ examples: 2, by: "votes" }),
    ]).toEqual(["1 misclassified", "0 misclassified by the mean", "2 misclassified by the vote"]);
  });

  it("has the names of classes in the legend, where they have any", () => {
    const { legendEntry } = tools.english;
    expect(legendEntry({ examples: 2, label: "positive", name: "versicolor" })).toBe("2 positive: versicolor");
    expect(legendEntry({ examples: 1, label: { className: "2" }, name: null })).toBe("1 class 2");
  });
});
