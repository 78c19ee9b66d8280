import { describe, expect, it } from "vitest";
import { PlaygroundError } from "../../../web/engine/errors.js";
import { examplesOf } from "../../../web/state/data/examples.js";
import { type Problem, problemOf } from "../../../web/state/document/problem.js";
import type { Point } from "../../../web/state/document/state.js";
import type { Findings } from "../../../web/state/runs/frame.js";
import { verdictLine } from "../../../web/views/verdict/index.js";
import { frameWith } from "../frames.js";
import { cs188, engine, stateOf } from "../state/engine.js";
import { findingsOf, verdictOn, xor } from "../state/runs/background/verdict.js";

const frameOf = (points: readonly Point[], findings: Findings | null, changes: Partial<Problem> = {}) => {
  const state = { ...stateOf(points), ...changes };
  const examples = examplesOf(problemOf(state).data, engine);
  return frameWith(points, { state, findings, examples, presets: engine.presets });
};
const lineOn = (points: readonly Point[], changes: Partial<Problem> = {}) =>
  verdictLine(frameOf(points, findingsOf(verdictOn(points, changes)), changes), true);
const open = { mark: "open", offers: null };

describe("the line on the verdict", () => {
  it("says by words and by a mark what separates, or that nothing does", () => {
    expect(lineOn(cs188)).toEqual({ mark: "separable", text: "a line separates these", offers: "why" });
    expect(lineOn(xor)).toEqual({ mark: "inseparable", text: "no line can separate these", offers: "why" });
    expect(lineOn(xor, { features: ["x1", "x2", "x1*x2"] }).text).toBe("a plane separates these");
  });

  it("asks, decides, or says why it cannot be decided", () => {
    const verdict = verdictOn(xor);
    const asks = { mark: "open", offers: "answer" };
    expect(verdictLine(frameOf(xor, null), false)).toEqual({ ...asks, text: "does a line separate these?" });
    const lifted = { features: ["x1", "x2", "x1*x2"] };
    expect(verdictLine(frameOf(xor, null, lifted), false).text).toBe("does a plane separate these?");
    expect(verdictLine(frameOf(xor, null), true)).toEqual({ ...open, text: "still deciding …" });
    const stale = findingsOf({ ...verdict, stale: true });
    expect(verdictLine(frameOf(xor, stale), true)).toEqual({ ...open, text: "still deciding …" });
    const refused = { code: "refused", error: new PlaygroundError("out-of-memory", "", "No memory.") } as const;
    expect(verdictLine(frameOf(xor, findingsOf(null, refused)), true).text).toBe("There is no verdict: No memory.");
    const close = { ...verdict, analysis: { ...verdict.analysis, separable: null } };
    expect(verdictLine(frameOf(xor, findingsOf(close)), true).text).toMatch(/^too close to tell/);
  });

  it("asks nothing where there is nothing to be asked", () => {
    const positive: Point = [1, 1, 1];
    const nothing = "Without both labels there is nothing to separate.";
    expect(verdictLine(frameOf([], null), false)).toEqual({ ...open, text: nothing });
    expect(verdictLine(frameOf([positive], null), false)).toEqual({ ...open, text: nothing });
    expect(verdictLine(frameOf([positive, [0, 0, -1], [2, 2, 2]], null), false).text).toMatch(/two labels/);
  });

  it("says at once what is known without an analysis: of a preset, and where a run has come to such weights", () => {
    const separable = { mark: "separable", text: "a line separates these", offers: "why" };
    const blobs = { data: { kind: "preset", name: "blobs" } } as const;
    expect(verdictLine(frameOf([], null, blobs), false)).toEqual(separable);
    const quadrants = { data: { kind: "preset", name: "quadrants" } } as const;
    expect(verdictLine(frameOf([], null, quadrants), false).text).toBe("no line can separate these");
    const run = { ...findingsOf(null), separates: true };
    expect(verdictLine(frameOf(cs188, run), true)).toEqual(separable);
    // An analysis of the present examples says it of them alone.
    expect(verdictLine(frameOf(cs188, { ...run, separates: false }), true).text).toBe("still deciding …");
  });
});
