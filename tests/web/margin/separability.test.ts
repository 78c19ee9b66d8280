import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { english } from "../../../web/state/document/notation/words.js";
import type { Point } from "../../../web/state/document/state.js";
import type { Frame } from "../../../web/state/runs/frame.js";
import { boundRounded, wholeBound } from "../../../web/state/runs/verdict.js";
import { separability } from "../../../web/views/margin/separability.js";
import { ViewPointer } from "../../../web/views/shared/pointing/view-pointer.js";
import { fraction, shareText } from "../../../web/views/shared/words/verdict-words.js";
import { words as german } from "../../../web/words/generated/de/first/index.js";
import { noVerdict } from "../../../web/words/generated/en/noVerdict.js";
import { rows } from "../../rows.js";
import { dispatchAt, frameFrom, frameWith } from "../frames.js";
import { pointerHost } from "../pointer-host.js";
import { cs188 } from "../state/engine.js";
import { findingsOf, verdictOn, xor } from "../state/runs/background/verdict.js";
import { textOf } from "../template-text.js";

const conjunction = { features: ["x1", "x2", "x1*x2"] };

const twice: readonly Point[] = rows("0 0 -1; 4 0 -1; 4 0 1");

const opposite: readonly Point[] = rows("-1 -2 1; 1 2 1; 0 1 -1");

const and: readonly Point[] = rows("0 0 -1; 0 1 -1; 1 0 -1; 1 1 1");

/** Over x₁ alone the two are the same point. */
const above: readonly Point[] = rows("1 1 1; 1 3 -1");

const told = (frame: Frame): string => textOf(separability(frame, dispatchAt(frame), new ViewPointer(pointerHost())));

function frameOn(...of: Parameters<typeof verdictOn>): Frame {
  const [points, changes] = of;
  const frame = frameWith(points, {
    findings: findingsOf(verdictOn(points, changes)),
    features: changes?.features ?? ["x1", "x2"],
  });
  return { ...frame, state: { ...frame.state, ...changes } };
}

describe("the section on separability", () => {
  it("leaves what to do to the story", () => {
    expect(told(frameOn(xor))).not.toMatch(/Add |kernel|Turn the bias/);
  });

  it("says how far the first analysis is, and why there is none", () => {
    expect(told(frameWith([], { findings: findingsOf(null, 0.418) }))).toBe("Analysing: 41 %");
    expect(told(frameWith([], { findings: findingsOf(null, { code: "oneLabel" }) }))).toBe(noVerdict.english.oneLabel);
  });

  it("lists why no line separates XOR, so that one can check it by hand", () => {
    const text = told(frameOn(xor));
    expect(text).toMatch(/^Not linearly separable\. With these features, no line has all positives on one side/);
    expect(text).toContain("the two diagonals cross");
    expect(text).toMatch(/positives 2 ½ \(0, 1\) 3 ½ \(1, 0\) Σ λx = \(½, ½\)/);
    expect(text).toMatch(/negatives (1 ½ \(0, 0\) 4 ½ \(1, 1\)|4 ½ \(1, 1\) 1 ½ \(0, 0\)) Σ λx = \(½, ½\)/);
    expect(text).toContain("Show why on the stage");
  });

  it("holds the bound of 100 against the updates of the lead, once the conjunction is there", () => {
    const text = told(frameFrom(frameOn(xor, conjunction), { updates: 29 }));
    expect(text).toMatch(/^Linearly separable\. With these features, a plane has/);
    expect(text).toContain("29 of at most 100 updates.");
    expect(text).toContain("4 examples are that close");
    expect(text).toContain("it is in the space of the 3 features");
    expect(text).not.toContain("NaN");
  });

  it("has the numbers of the worked example: radius² 26, bound 6370", () => {
    const text = told(frameFrom(frameOn(cs188), { updates: 445 }));
    expect(text).toContain("Radius R 5.099");
    expect(text).toContain("445 of at most 6 370 updates.");
    expect(text).toContain("Show the maximum-margin line on the stage");
  });

  it("says of which runs the bound says nothing", () => {
    const frame = frameOn(cs188);
    expect(told(frameFrom(frame, { learner: { kind: "margin" } }))).toContain("updates by a different rule");
    const initial = { weights: [1, 0], bias: 0 };
    expect(told(frameFrom(frame, { initial }))).toContain("does not start from weights 0");
    expect(told(frameFrom(frame, { learner: { kind: "voted" }, updates: 3 }))).toContain("3 of at most");
  });

  it("says no number of updates while playing, for it would be one of before", () => {
    expect(told(frameFrom(frameOn(cs188), { updates: 7, playing: true }))).toContain("At most 6 370 updates.");
  });

  it("goes without a bias through the origin", () => {
    const text = told(frameOn(xor, { bias: false }));
    expect(text).toMatch(/^Not linearly separable\. With these features, no line through the origin/);
    expect(text).toContain("in the same direction from the origin");
  });

  it("knows that nothing tells the same point with both labels apart", () => {
    const text = told(frameOn(twice));
    expect(text).toContain("a positive and a negative are the same point");
    expect(text).not.toContain("kernel");
  });

  it("tells one label that has the origin for an average, without the other", () => {
    const negative = told(frameOn(xor, { ...conjunction, bias: false }));
    expect(negative).toContain("An average that is the origin");
    expect(negative).toContain("But here a negative is exactly at the origin, which is on neither side.");
    expect(negative).toMatch(/negatives 1 1 \(0, 0, 0\) Σ λx = \(0, 0, 0\)/);
    expect(negative).not.toMatch(/positives? (is|are|Σ)|of positives|\(\)/);
    const positives = told(frameOn(opposite, { bias: false }));
    expect(positives).toContain("an average of positives is exactly at the origin");
    expect(positives).not.toMatch(/negatives Σ/);
  });

  it("offers no bias where the averages are one point anyway", () => {
    const text = told(frameOn(above, { bias: false, features: ["x1"] }));
    expect(text).toContain("Two averages that are the same point");
    expect(text).toContain("a positive and a negative are the same point, which can’t be on both sides");
    expect(text).not.toContain("Turn the bias on");
  });

  it("has a name for each of its two margins, and γ for that of the bound alone", () => {
    const text = told(frameOn(and));
    const { margin, geometric, bound } = verdictOn(and).analysis;
    expect(margin).toBeCloseTo(1 / Math.sqrt(17), 12);
    expect(geometric?.margin).toBeCloseTo(1 / Math.sqrt(8), 12);
    expect(bound).toBeCloseTo(51, 9);
    expect(text).toContain("Geometric margin ρ 0.3536");
    expect(text).toContain("Margin of the bound γ 0.2425");
    expect(text).toContain("The bound divides by γ, not by ρ.");
    expect(text).toContain("Bound (R/γ)² 51");
  });

  it("has the largest margin without a bias only among those through the origin", () => {
    const apart: readonly Point[] = rows("1 2 1; 3 1 1; -1 -1 -1");
    const text = told(frameOn(apart, { bias: false }));
    expect(text).toContain("Show the maximum-margin line through the origin on the stage");
    expect(text).toContain("No other line through the origin has a larger margin.");
    expect(told(frameOn(apart))).toContain("No other line has a larger margin.");
  });

  it("shows a stale verdict as one of before, and offers nothing for it", () => {
    const verdict = { ...verdictOn(xor), stale: true, progress: 0.25 };
    const text = told(frameWith(xor, { findings: findingsOf(verdict) }));
    expect(text).toContain("This is from before the last change. Analysing: 25 %");
    expect(text).not.toContain("Add x₁∧x₂");
  });

  it("rounds a bound down, as the number of updates it allows", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e9, noNaN: true }), (bound) => {
        const shown = Number(english.number(boundRounded(bound, "short"), "short").replace(/\D*\u202f/g, ""));
        expect(Math.floor(shown)).toBe(wholeBound(bound));
      }),
    );
    expect([1247.6, 99.996, 12.3456].map((bound) => boundRounded(bound, "short"))).toEqual([1247, 99.99, 12.34]);
  });

  it("writes all digits where full precision is asked for", () => {
    const frame = frameOn(cs188);
    const verdict = verdictOn(cs188);
    const text = told({ ...frame, state: { ...frame.state, ui: { ...frame.state.ui, precision: "full" } } });
    expect(text).toContain(String(verdict.analysis.geometric?.margin));
  });
});

describe("a number as a fraction", () => {
  it("is one where it is small, within rounding", () => {
    expect([0.5, 1 / 3, 0.1 + 0.2, 2, -0.75, 5 / 6].map((value) => fraction(value, "short", english))).toEqual([
      "½",
      "⅓",
      "3/10",
      "2",
      "−3/4",
      "5/6",
    ]);
    expect(fraction(0.5000000000000004, "short", english)).toBe("½");
    expect(fraction(Math.SQRT1_2, "short", english)).toBe("0.7071");
    expect(fraction(Math.SQRT1_2, "short", german)).toBe("0,7071");
    expect(fraction(0.5, "full", english)).toBe("0.5");
  });

  it("takes little room on the stage", () => {
    expect([0.5, 5 / 6, 0.6998, 0.0012, 1].map((weight) => shareText(weight, english))).toEqual([
      "½",
      "5/6",
      "0.7",
      "<0.01",
      "1",
    ]);
  });
});
