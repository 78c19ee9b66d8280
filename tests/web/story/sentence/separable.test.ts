import { afterAll, describe, expect, it } from "vitest";
import { courseReviews } from "../../../../web/state/data/reviews.js";
import type { Point, Reviews } from "../../../../web/state/document/state.js";
import { waysToSeparate } from "../../../../web/views/story/sentence/separable.js";
import { findingsOf, verdictOn, xor as xorPoints } from "../../state/background/verdict.js";
import { engine, cs188 as points } from "../../state/engine.js";
import { frameAt } from "../frames.js";
import { sentencesAt } from "../written.js";

const caseOf = (given: readonly Point[]) => ({
  X: given.map(([x1, x2]) => [x1, x2]),
  y: given.map(([, , label]) => label),
});

function helpOn(data: Reviews): string {
  const verdict = verdictOn([], { data });
  const { examples, features } = verdict.subject;
  const frame = frameAt({ X: [], y: [] }, undefined, { findings: findingsOf(verdict), examples, features });
  return waysToSeparate({ ...frame, state: { ...frame.state, data } });
}

afterAll(() => expect(engine.openRuns).toBe(0));

describe("the end of a run on which there is a verdict", () => {
  it("says why XOR does not converge, shown on the stage, and offers no more epochs", () => {
    const findings = findingsOf(verdictOn(xorPoints));
    const { outcome, help, moreEpochs } = sentencesAt(
      frameAt({ ...caseOf(xorPoints), maxEpochs: 50 }, undefined, { findings }),
    );
    expect(outcome).toBe(
      "Stopped after 50 epochs without converging: the examples are not linearly separable — the two diagonals cross (shown on the stage).",
    );
    expect(help).toBe(
      "What may help: a conjunction such as x₁∧x₂ among the features, moving or erasing the examples that overlap, or a kernel.",
    );
    expect(moreEpochs).toBeNull();
  });

  it("names for reviews a conjunction that can help, or none", () => {
    expect(helpOn(courseReviews)).toBe(
      "What may help: a conjunction such as excellent∧not among the features, editing or deleting the reviews that overlap, or a kernel.",
    );
    const words = ["good", "bad"];
    const reviews = [
      ["good bad", 1],
      ["", 1],
      ["good", -1],
      ["bad", -1],
    ] as const;
    expect(helpOn({ kind: "reviews", words, reviews })).toMatch(
      /^What may help: a conjunction among the features, editing/,
    );
    const twice = [
      ["good", 1],
      ["good", -1],
    ] as const;
    expect(helpOn({ kind: "reviews", words, reviews: twice })).toBe(
      "What may help: another word as a feature, or editing or deleting one of the two.",
    );
  });

  it("advises a bias only where one may help", () => {
    const helpWithout = (given: readonly Point[], features: readonly string[]) => {
      const findings = findingsOf(verdictOn(given, { bias: false, features }));
      return waysToSeparate(
        frameAt({ ...caseOf(given), bias: false, maxEpochs: 2 }, undefined, { findings, features }),
      );
    };
    expect(helpWithout(xorPoints, ["x1", "x2", "x1*x2"])).toContain("turning the bias on");
    // Over x₁ alone the two are the same point.
    const above: readonly Point[] = [
      [1, 1, 1],
      [1, 3, -1],
    ];
    expect(helpWithout(above, ["x1"])).not.toContain("bias");
  });

  it("says that separable examples only need more epochs, within the bound", () => {
    const findings = findingsOf(verdictOn(points));
    const { outcome, help, moreEpochs } = sentencesAt(
      frameAt({ ...caseOf(points), maxEpochs: 20 }, undefined, { findings }),
    );
    expect(outcome).toMatch(
      /^It has not converged in 20 epochs: .* The examples are linearly separable: it only needs more epochs, as it has made \d+ updates of at most 6\u202f370 updates\.$/,
    );
    expect(help).toBe("What may help: more epochs, or another order.");
    expect(moreEpochs).toBe(200);
  });

  it("leaves the bound out of a run from other weights", () => {
    const findings = findingsOf(verdictOn(points));
    const spec = { ...caseOf(points), maxEpochs: 2, initial: { weights: [0, 0], bias: -1 } };
    expect(sentencesAt(frameAt(spec, undefined, { findings })).outcome).toMatch(
      /separable: it only needs more epochs\.$/,
    );
  });

  it("says nothing of a verdict on what was there before an edit", () => {
    const findings = findingsOf({ ...verdictOn(xorPoints), stale: true });
    const { outcome } = sentencesAt(frameAt({ ...caseOf(xorPoints), maxEpochs: 5 }, undefined, { findings }));
    expect(outcome).toContain("there may be no line that separates");
  });
});
