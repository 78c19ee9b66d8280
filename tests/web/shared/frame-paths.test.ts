import { describe, expect, it, vi } from "vitest";
import { Memo, samePaths } from "../../../web/views/shared/frame-paths.js";
import { frameFrom, frameWith } from "../frames.js";

const frame = frameWith([[1, 2, 1]]);

describe("the same in some parts", () => {
  it("is a frame that differs elsewhere", () => {
    expect(samePaths(["pane.visit", "presets"], frame, frameFrom(frame, { updates: 3, selected: 0 }))).toBe(true);
    expect(samePaths(["pane.visit", "presets"], frame, frameFrom(frame, { visit: 3 }))).toBe(false);
    expect(samePaths(["pane.visit", "presets"], frame, frameFrom(frame, { presets: [] }))).toBe(false);
  });

  it("goes into the state and its settings", () => {
    const dark = { ...frame, state: { ...frame.state, ui: { ...frame.state.ui, theme: "dark" as const } } };
    expect(samePaths(["state.ui.theme"], frame, dark)).toBe(false);
    expect(samePaths(["state.ui.tool", "state.data"], frame, dark)).toBe(true);
  });

  it("tells nothing from something", () => {
    expect(samePaths(["findings.verdict"], frame, { ...frame })).toBe(true);
    expect(samePaths(["presets"], null, frame)).toBe(false);
    expect(samePaths(["presets"], null, null)).toBe(true);
    expect(samePaths(["presets"], undefined, frame)).toBe(false);
  });
});

describe("what is kept", () => {
  it("is made anew only when something it was made from differs", () => {
    const make = vi.fn(() => ({}));
    const kept = new Memo<"pane.visit", object>("pane.visit");
    const first = kept.of(frame, [1], make);
    expect(kept.of(frameFrom(frame, { updates: 3 }), [1], make)).toBe(first);
    expect(kept.of(frameFrom(frame, { visit: 3 }), [1], make)).not.toBe(first);
    expect(kept.of(frameFrom(frame, { visit: 3 }), [2], make)).not.toBe(first);
    expect(make).toHaveBeenCalledTimes(3);
  });
});
