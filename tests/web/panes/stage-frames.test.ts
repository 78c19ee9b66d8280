import { describe, expect, it } from "vitest";
import type { Frame } from "../../../web/state/runs/frame.js";
import { type StageFrame, StageFrames } from "../../../web/views/panes/grid/index.js";
import { frameOf, pane } from "../compare/panes.js";
import { type FrameChanges, frameWith } from "../frames.js";
import { findingsOf, verdictOn, xor } from "../state/runs/background/verdict.js";

const kinds = ["perceptron", "averaged", "pocket", "perceptron"] as const;
const learners = kinds.map((kind) => ({ kind }));
const first = frameOf(learners.map((learner) => pane(learner)));

/** The same scene with each learner at a visit of its own. */
function at(visits: readonly number[], changes: FrameChanges = {}): Frame {
  const panes = learners.map((learner, index) => pane(learner, { visit: visits[index] ?? 0 }));
  return frameWith([], { examples: first.examples, state: first.state, panes, playing: true, ...changes });
}

const visits = (frames: readonly StageFrame[]) => frames.map(({ pane: { visit } }) => visit);

describe("what each stage draws", () => {
  it("gives each stage the frame of its own pane", () => {
    const frames = new StageFrames().shown(at([1, 2, 3, 4]), 0);
    expect(visits(frames)).toEqual([1, 2, 3, 4]);
    expect(frames.map(({ pane: { learner } }) => learner.kind)).toEqual(kinds);
  });

  it("lets a stage keep its frame where its learner stands still", () => {
    const stageFrames = new StageFrames();
    const before = stageFrames.shown(at([1, 2, 3, 4]), 0);
    const after = stageFrames.shown(at([2, 2, 4, 4]), 16);
    expect(visits(after)).toEqual([2, 2, 4, 4]);
    expect(after.map((frame, index) => frame === before[index])).toEqual([false, true, false, true]);
  });

  it("draws all anew where anything else has changed", () => {
    const stageFrames = new StageFrames();
    const { state } = first;
    const changes: readonly FrameChanges[] = [
      { selected: 2 },
      { findings: findingsOf(verdictOn(xor)) },
      { examples: { ...first.examples } },
      { state: { ...state, view: { x: [0, 1], y: [0, 1] } } },
      { state: { ...state, ui: { ...state.ui, theme: "dark" } } },
      { playing: false },
    ];
    for (const change of changes) {
      const before = stageFrames.shown(at([1, 2, 3, 4]), 0);
      const after = stageFrames.shown(at([1, 2, 3, 4], change), 16);
      expect(after.some((frame, index) => frame === before[index])).toBe(false);
    }
    const before = stageFrames.shown(at([1, 2, 3, 4]), 32);
    expect(stageFrames.shown(at([1, 2, 3, 4], { state: { ...state, visit: 7 } }), 48)).toEqual(before);
  });

  it("begins to play with few stages at once", () => {
    const stageFrames = new StageFrames();
    stageFrames.shown(at([0, 0, 0, 0], { playing: false }), 0);
    expect(visits(stageFrames.shown(at([1, 1, 1, 1]), 16))).toEqual([1, 1, 0, 0]);
    expect(visits(stageFrames.shown(at([2, 2, 2, 2]), 32))).toEqual([2, 1, 2, 2]);
    expect(visits(stageFrames.shown(at([3, 3, 3, 3]), 48))).toEqual([3, 3, 3, 3]);
  });

  it("lets the stages take turns while frames take too long, each as often as the others", () => {
    const stageFrames = new StageFrames();
    let now = 0;
    let visit = 0;
    const next = () => {
      visit += 1;
      now += 60;
      return visits(stageFrames.shown(at([visit, visit, visit, visit]), now));
    };
    for (let k = 0; k < 8; k++) next();
    const drawn = [0, 0, 0, 0];
    for (let k = 0; k < 12; k++) {
      const shown = next();
      expect(shown.filter((one) => one === visit)).toHaveLength(1);
      shown.forEach((one, index) => {
        if (one === visit) drawn[index] = (drawn[index] ?? 0) + 1;
      });
    }
    expect(drawn).toEqual([3, 3, 3, 3]);
  });

  it("shows all at the same moment again once frames are fast, and whenever nothing plays", () => {
    const stageFrames = new StageFrames();
    for (let k = 1; k < 8; k++) stageFrames.shown(at([k, k, k, k]), 60 * k);
    expect(visits(stageFrames.shown(at([9, 9, 9, 9], { playing: false }), 480))).toEqual([9, 9, 9, 9]);
    for (let k = 10; k < 18; k++) stageFrames.shown(at([k, k, k, k]), 60 * k);
    for (let k = 18; k < 24; k++) stageFrames.shown(at([k, k, k, k]), 1080 + 16 * (k - 18));
    expect(visits(stageFrames.shown(at([24, 24, 24, 24]), 1080 + 16 * 6))).toEqual([24, 24, 24, 24]);
  });

  it("draws a learner anew when the one it is held against moves", () => {
    const stageFrames = new StageFrames();
    const { state } = first;
    const held = { state: { ...state, ui: { ...state.ui, difference: [0, 2] as const } } };
    const before = stageFrames.shown(at([1, 2, 3, 4], held), 0);
    const after = stageFrames.shown(at([1, 2, 5, 4], held), 16);
    expect(after.map((frame, index) => frame === before[index])).toEqual([false, true, false, true]);
  });

  it("tells the two that are held against each other when their disagreement has been counted", () => {
    const stageFrames = new StageFrames();
    const ui = { ...first.state.ui, difference: [0, 2] as const };
    const held = { state: { ...first.state, ui } };
    const before = stageFrames.shown(at([1, 2, 3, 4], { ...held, disagreements: "counting" }), 0);
    const after = stageFrames.shown(at([1, 2, 3, 4], { ...held, disagreements: [1] }), 16);
    expect(after.map((frame, index) => frame === before[index])).toEqual([false, true, false, true]);
  });
});
