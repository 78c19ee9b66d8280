import { describe, expect, it } from "vitest";
import type { Point, UiState } from "../../../../web/state/document/state.js";
import type { Frame, Verdict } from "../../../../web/state/runs/frame.js";
import { whyInseparable } from "../../../../web/state/runs/separability.js";
import { whyShown } from "../../../../web/state/runs/verdict.js";
import { drawable } from "../../../../web/views/shared/words/verdict-words.js";
import { describeVerdict } from "../../../../web/views/stage/description/describe.js";
import { captions as captionsIn } from "../../../../web/views/stage/separability/why.js";
import {
  clearSides,
  marginFigure,
  meetingOf,
  outlineOf,
  shortened,
  witnessFigure,
} from "../../../../web/views/stage/separability/why-figure.js";
import { drawer } from "../../../../web/words/generated/en/drawer.js";
import { drawing } from "../../../../web/words/generated/en/drawing.js";
import { separability } from "../../../../web/words/generated/en/separability.js";
import { rows } from "../../../rows.js";
import { type FrameChanges, frameWith, paneWith } from "../../frames.js";
import { cs188 } from "../../state/engine.js";
import { findingsOf, verdictOn, xor } from "../../state/runs/background/verdict.js";

const captions = (verdict: Verdict) => captionsIn(verdict, drawing.english);
const window = { x: [-1, 5], y: [-1, 5] } as const;

function figureOn(points: readonly Point[], changes?: Parameters<typeof verdictOn>[1]) {
  const figure = witnessFigure(verdictOn(points, changes));
  if (!figure) throw new Error("there is no witness");
  return figure;
}

const reasonOn = (points: readonly Point[], changes?: Parameters<typeof verdictOn>[1]): string => {
  const { analysis, subject } = verdictOn(points, changes);
  return analysis.witness ? separability.english.reason({ why: whyInseparable(analysis.witness, subject) }) : "";
};

const inTriangle: readonly Point[] = rows("0 0 -1; 4 0 -1; 0 4 -1; 1 1 1");

const verdictText = (frame: Frame) => describeVerdict(frame, frame.pane);

describe("what shows that no line separates", () => {
  it("are the two diagonals of XOR, which cross in the middle", () => {
    const { positive, negative, ray } = figureOn(xor);
    for (const { at, corners } of [positive, negative]) {
      expect(at.x).toBeCloseTo(0.5, 12);
      expect(at.y).toBeCloseTo(0.5, 12);
      expect(corners.length).toBe(2);
      expect(outlineOf(corners).length).toBe(1);
    }
    expect(ray).toBeNull();
    expect(reasonOn(xor)).toBe("the two diagonals cross");
  });

  it("is a triangle with a point in it, whose outline goes round", () => {
    const { positive, negative } = figureOn(inTriangle);
    expect(positive.corners).toMatchObject([{ x: 1, y: 1 }]);
    expect(outlineOf(negative.corners).length).toBe(3);
    expect(negative.at.x).toBeCloseTo(1, 12);
    expect(reasonOn(inTriangle)).toBe("a positive lies among negatives");
  });

  it("is one place with both labels", () => {
    const both: readonly Point[] = rows("0 0 -1; 4 0 -1; 4 0 1");
    const { positive, negative } = figureOn(both);
    expect(outlineOf(positive.corners)).toEqual([]);
    expect(positive.at).toEqual(negative.at);
    expect(reasonOn(both)).toBe("a positive and a negative are the same point");
  });

  it("is without a bias a ray through both averages", () => {
    const { positive, negative, ray } = figureOn(xor, { bias: false });
    const cross = positive.at.x * negative.at.y - positive.at.y * negative.at.x;
    expect(cross).toBeCloseTo(0, 12);
    expect(ray?.slice(0, 2)).toEqual([0, 0]);
    expect(reasonOn(xor, { bias: false })).toContain("the same direction from the origin");
  });

  it("is without a bias one label alone where that has the origin for an average", () => {
    const points: readonly Point[] = rows("-1 -2 -1; 1 2 -1; 0 1 1");
    const figure = figureOn(points, { bias: false });
    expect([figure.positive.corners.length, figure.negative.corners.length, figure.ray]).toEqual([0, 2, null]);
    expect(meetingOf(figure)).toBe("negativesAtOrigin");
    expect(reasonOn(points, { bias: false })).toBe("an average of negatives is exactly at the origin");
    const frame = frameWith(points, { findings: findingsOf(verdictOn(points, { bias: false })) }, { why: true });
    expect(verdictText(frame)).toMatch(
      /exactly at the origin\. The stage shows the average of the negatives \(½ of example 1, ½ of example 2\)\.$/,
    );
    const atZero = figureOn([...points.slice(1), [0, 0, -1]], { bias: false });
    expect(meetingOf(atZero)).toBe("negativeAtOrigin");
  });

  it("is the same point without a bias too, where it is one", () => {
    const both: readonly Point[] = rows("1 2 1; 1 2 -1");
    const figure = figureOn(both, { bias: false });
    expect(figure.ray).toBeNull();
    expect(meetingOf(figure)).toBe("sameExample");
    expect(reasonOn(both, { bias: false })).toBe("a positive and a negative are the same point");
  });

  it("is told in a corner, unless it is of before an edit", () => {
    const verdict = verdictOn(xor);
    expect(captions(verdict)[0]).toBe("not linearly separable: the two diagonals cross");
    expect(captions({ ...verdict, stale: true })).toEqual([]);
  });

  it("leaves the examples at its ends free", () => {
    expect(shortened({ x: 0, y: 0 }, { x: 4, y: 0 }, 1, 0.5)).toEqual([[1, 0, 3.5, 0]]);
    expect(shortened({ x: 0, y: 0 }, { x: 1, y: 0 }, 0.6, 0.4)).toEqual([]);
  });

  it("has its sign where the lines are not", () => {
    const figure = figureOn(rows("-1 0 1; 1 0 1; -1 0.1 -1; 1 -0.1 -1"));
    expect(clearSides(figure, figure.positive.at)[0]?.x).toBe(0);
  });
});

describe("the maximum-margin line", () => {
  it("has the examples that decide it on its edges, and none in its band", () => {
    const verdict = verdictOn(cs188);
    const figure = marginFigure(verdict, window);
    const margin = verdict.analysis.geometric?.margin ?? 0;
    expect(margin).toBeCloseTo(1 / Math.sqrt(20), 9);
    expect(figure?.support).toEqual([
      { x: 3, y: 2 },
      { x: 2, y: 4 },
      { x: 2, y: 3 },
    ]);
    const distances = (figure?.edges ?? []).map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) =>
      Math.min(
        ...cs188.map(([x, y]) => Math.abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / Math.hypot(x1 - x0, y1 - y0)),
      ),
    );
    expect(distances.length).toBe(2);
    for (const distance of distances) expect(distance).toBeCloseTo(0, 9);
    expect(figure?.band.length).toBeGreaterThan(2);
  });
});

describe("the maximum-margin line without a bias", () => {
  const apart: readonly Point[] = rows("1 2 1; 3 1 1; -1 -1 -1");

  it("is that of those through the origin, wherever it is named", () => {
    const verdict = verdictOn(apart, { bias: false });
    expect(drawing.english.margin({ margin: 0.5, throughOrigin: true, precision: "short" })).toBe(
      "maximum margin through the origin ρ = 0.5",
    );
    expect(drawing.english.margin({ margin: 0.5, throughOrigin: false, precision: "short" })).toBe(
      "maximum margin ρ = 0.5",
    );
    const frame = frameWith(apart, { findings: findingsOf(verdict) }, { why: true });
    expect(verdictText(frame)).toContain("the maximum-margin line through the origin, with a margin");
    const lifted = verdictOn(apart, { bias: false, features: ["x1", "x2", "x1*x2"] });
    expect(captions(lifted)[0]).toMatch(/^maximum-margin plane through the origin in the space of 3 features/);
  });

  it("is said elsewhere where the stage cannot draw it: under a name that is on the page", () => {
    const inXor = verdictOn(xor, { features: ["x1", "x2", "x1^2"] });
    const lifted = verdictOn(apart, { features: ["x1", "x2", "x1*x2"] });
    const tabs = Object.values(drawer.english.parts);
    for (const verdict of [inXor, lifted]) {
      const [, named = "none"] = /see “(.*)”/.exec(captions(verdict)[0] ?? "") ?? [];
      expect(tabs).toContain(named);
    }
  });
});

describe("whether the stage shows why", () => {
  const shownIn = (frame: Frame) => whyShown(frame, frame.pane);
  const verdict = verdictOn(xor);
  const shown = (change: FrameChanges, why: UiState["why"], of: Verdict = verdict): boolean =>
    shownIn(frameWith(xor, { findings: findingsOf(of), ...change }, { why }));

  it("follows the switch, and else the end of a run in vain", () => {
    expect(shown({}, true)).toBe(true);
    expect(shown({ stop: "max-epochs" }, false)).toBe(false);
    expect(shown({}, null)).toBe(false);
    expect(shown({ stop: "max-epochs" }, null)).toBe(true);
    expect(shown({ stop: "journal-full" }, null)).toBe(true);
    expect(shown({ stop: "converged" }, null)).toBe(false);
  });

  it("is drawn on the stage of the lead alone, and not of itself where learners are compared", () => {
    const stop = "max-epochs" as const;
    const panes = [paneWith({ stop }), paneWith({ stop })];
    const frame = (why: UiState["why"]) => frameWith(xor, { findings: findingsOf(verdict), panes, lead: 1 }, { why });
    const stages = (why: UiState["why"]) => panes.map((pane) => whyShown(frame(why), pane));
    expect(stages(true)).toEqual([false, true]);
    expect(stages(null)).toEqual([false, false]);
  });

  it("is not of itself for what is separable, nor for learners that train no hyperplane", () => {
    expect(shown({ stop: "max-epochs" }, null, verdictOn(cs188))).toBe(false);
    expect(
      shown({ stop: "max-epochs", learner: { kind: "kernel" }, current: { alpha: new Float64Array(4) } }, null),
    ).toBe(false);
  });

  it("needs the plane: the features are its axes, and distances are not scaled", () => {
    expect(drawable(verdictOn(xor))).toBe(true);
    expect(drawable(verdictOn(xor, { scaling: "standardize" }))).toBe(true);
    expect(drawable(verdictOn(xor, { scaling: "standardize", bias: false }))).toBe(false);
    expect(drawable(verdictOn(cs188))).toBe(true);
    expect(drawable(verdictOn(cs188, { scaling: "standardize" }))).toBe(false);
    expect(drawable(verdictOn(xor, { features: ["x1", "x2", "x1*x2"] }))).toBe(false);
    expect(drawable(verdictOn(xor, { features: ["x1", "x2^2"] }))).toBe(false);
  });

  it("is said where the picture is put into words, and once", () => {
    const frame = (why: UiState["why"]) => frameWith(xor, { findings: findingsOf(verdict) }, { why });
    expect(verdictText(frame(null))).toBe("The examples are not linearly separable.");
    expect(verdictText(frame(true))).toMatch(
      /^The examples are not linearly separable: the two diagonals cross\. The stage shows the average of the positives \(½ of example 2, ½ of example 3\)/,
    );
    const separable = frameWith(cs188, { findings: findingsOf(verdictOn(cs188)) }, { why: true });
    expect(verdictText(separable)).toContain("margin of 0.2236 on both sides");
    expect(verdictText(frameWith(xor, { findings: findingsOf({ ...verdict, stale: true }) }))).toBe("");
  });
});
