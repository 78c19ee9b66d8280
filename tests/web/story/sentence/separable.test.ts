import { describe, expect, it } from "vitest";
import { courseReviews } from "../../../../web/state/data/reviews/course-reviews.js";
import type { Point, Reviews } from "../../../../web/state/document/state.js";
import { withoutCure } from "../../../../web/views/story/next/cure-buttons.js";
import { cs188 as points } from "../../state/engine.js";
import { findingsOf, verdictOn, xor as xorPoints } from "../../state/runs/background/verdict.js";
import { frameAt } from "../frames.js";
import { sentencesAt } from "../written.js";

const caseOf = (given: readonly Point[]) => ({
  X: given.map(([x1, x2]) => [x1, x2]),
  y: given.map(([, , label]) => label),
});

/** Where all cures that were tried have failed. */
function leftOn(data: Reviews): string | null {
  const verdict = verdictOn([], { data });
  const { examples, features } = verdict.subject;
  const frame = frameAt({ X: [], y: [] }, undefined, {
    findings: { ...findingsOf(verdict), cures: [] },
    examples,
    features,
  });
  return withoutCure({ ...frame, state: { ...frame.state, data } });
}

describe("the end of a run on which there is a verdict", () => {
  it("says why XOR does not converge, shown on the stage, and offers no more epochs", () => {
    const findings = findingsOf(verdictOn(xorPoints));
    const { outcome, help, moreEpochs } = sentencesAt(
      frameAt({ ...caseOf(xorPoints), maxEpochs: 50 }, undefined, { findings }),
    );
    expect(outcome).toBe(
      "Stopped after 50 epochs: no line can separate these examples, because the two diagonals cross (shown on the stage).",
    );
    expect(help).toBeNull();
    expect(moreEpochs).toBeNull();
  });

  it("says what is left where no cure was found, in the words of the data", () => {
    const twice = [
      ["good", 1],
      ["good", -1],
    ] as const;
    expect(leftOn({ kind: "reviews", words: ["good", "bad"], reviews: twice })).toBe(
      "No feature made of these words can tell the two apart. Add another word, or edit or delete one of the two.",
    );
    expect(leftOn(courseReviews)).toBe("What may help: editing the reviews that overlap.");
  });

  it("says that separable examples only need more epochs, within the bound", () => {
    const findings = findingsOf(verdictOn(points));
    const { outcome, help, moreEpochs } = sentencesAt(
      frameAt({ ...caseOf(points), maxEpochs: 20 }, undefined, { findings }),
    );
    expect(outcome).toMatch(
      /^Stopped after 20 epochs without converging: .* The examples are linearly separable, so it only needs more epochs: it has made \d+ of at most 6\u202f370 updates\.$/,
    );
    expect(help).toBe("What may help: more epochs or a different order.");
    expect(moreEpochs).toBe(200);
  });

  it("leaves the bound out of a run from other weights", () => {
    const findings = findingsOf(verdictOn(points));
    const spec = { ...caseOf(points), maxEpochs: 2, initial: { weights: [0, 0], bias: -1 } };
    expect(sentencesAt(frameAt(spec, undefined, { findings })).outcome).toMatch(
      /separable, so it only needs more epochs\.$/,
    );
  });

  it("says nothing of a verdict on what was there before an edit", () => {
    const findings = findingsOf({ ...verdictOn(xorPoints), stale: true });
    const { outcome } = sentencesAt(frameAt({ ...caseOf(xorPoints), maxEpochs: 5 }, undefined, { findings }));
    expect(outcome).toContain("there may be no line that separates");
  });
});
