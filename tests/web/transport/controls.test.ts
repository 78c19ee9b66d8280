import { describe, expect, it } from "vitest";
import type { Frame } from "../../../web/state/runs/frame.js";
import { controlsFor } from "../../../web/views/transport/controls.js";

const frame = {
  playback: { visit: 12, frontier: 40, finished: true, playing: false },
  pane: { updates: 3, epochLength: 10 },
  order: { kind: "given" },
  state: { initial: null, learners: [{ kind: "perceptron" }], ui: { lock: [], present: false } },
} as const;
const { playback } = frame;

describe("controlsFor", () => {
  it("offers both directions in the middle of a run", () => {
    expect(controlsFor(frame)).toEqual({
      back: true,
      backUpdate: true,
      play: true,
      forward: true,
      newSeed: false,
      fromZero: false,
    });
  });

  it("does not go back from the start, nor on from the end", () => {
    expect(
      controlsFor({ ...frame, playback: { ...playback, visit: 0 }, pane: { ...frame.pane, updates: 0 } }),
    ).toMatchObject({ back: false, backUpdate: false });
    expect(controlsFor({ ...frame, playback: { ...playback, visit: 40 } })).toMatchObject({
      forward: false,
      play: true,
    });
    expect(controlsFor({ ...frame, playback: { ...playback, visit: 40, finished: false } }).forward).toBe(true);
  });

  it("offers a new seed only where something is shuffled, and not to a lecture hall", () => {
    for (const kind of ["shuffle-once", "shuffle-each-epoch"] as const) {
      expect(controlsFor({ ...frame, order: { kind } }).newSeed).toBe(true);
    }
    const order = { kind: "shuffle-once" } as const;
    for (const ui of [
      { lock: ["order"], present: false },
      { lock: [], present: true },
    ] as const) {
      expect(controlsFor({ ...frame, state: { ...frame.state, ui }, order }).newSeed).toBe(false);
    }
    for (const kind of ["given", "positives-first", "custom"] as const) {
      expect(controlsFor({ ...frame, order: { kind } }).newSeed).toBe(false);
    }
  });

  it("offers zero only where the run starts from what was carried over", () => {
    const initial = { weights: [1, 2], bias: 3 };
    const startingAt = (state: Pick<Frame["state"], "initial" | "learners">) =>
      controlsFor({ ...frame, state: { ...frame.state, ...state } }).fromZero;
    expect(startingAt({ ...frame.state, initial })).toBe(false);
    expect(startingAt({ ...frame.state, initial: { ...initial, carried: true } })).toBe(true);
    const learners = [{ kind: "perceptron" }, { kind: "margin", initial: { ...initial, carried: true } }] as const;
    expect(startingAt({ initial: null, learners })).toBe(true);
  });

  it("offers nothing to play without examples", () => {
    const empty = controlsFor({
      ...frame,
      playback: { ...playback, visit: 0, frontier: 0 },
      pane: { updates: 0, epochLength: 0 },
    });
    expect(Object.values(empty)).not.toContain(true);
  });
});
