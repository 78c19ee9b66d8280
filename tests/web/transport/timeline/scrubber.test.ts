import { afterEach, describe, expect, it, vi } from "vitest";
import { Scrubber } from "../../../../web/views/transport/timeline/index.js";

describe("Scrubber", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("seeks once a frame, to the last place wished for", () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal("requestAnimationFrame", (callback: () => void) => frames.push(callback));
    const seek = vi.fn();
    const scrubber = new Scrubber(seek);
    for (const visit of [3, 4, 5]) scrubber.to(visit);
    expect(frames).toHaveLength(1);
    frames.shift()?.();
    expect(seek.mock.calls).toEqual([[5]]);
    scrubber.to(6);
    expect(frames).toHaveLength(1);
  });

  it("forgets a wish when it is cancelled", () => {
    const cancel = vi.fn();
    vi.stubGlobal("requestAnimationFrame", () => 7);
    vi.stubGlobal("cancelAnimationFrame", cancel);
    const scrubber = new Scrubber(() => {});
    scrubber.to(3);
    scrubber.cancel();
    expect(cancel).toHaveBeenCalledWith(7);
  });
});
