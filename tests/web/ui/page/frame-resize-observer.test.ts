import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FrameResizeObserver } from "../../../../web/ui/page/frame-resize-observer.js";

let resize: () => void = () => {};
let frames: Map<number, () => void> = new Map();

/** The frame after, with all that was asked to be done in it. */
function nextFrame(): void {
  const due = frames;
  frames = new Map();
  for (const call of due.values()) call();
}

beforeEach(() => {
  let asked = 0;
  frames = new Map();
  vi.stubGlobal("requestAnimationFrame", (call: () => void) => frames.set(++asked, call) && asked);
  vi.stubGlobal("cancelAnimationFrame", (which: number) => frames.delete(which));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(report: () => void) {
        resize = report;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it("a size is told of in the frame after, and once, however often it changed", () => {
  const tell = vi.fn();
  new FrameResizeObserver(tell).observe({} as Element);
  resize();
  resize();
  expect(tell).not.toHaveBeenCalled();
  nextFrame();
  expect(tell).toHaveBeenCalledOnce();
  resize();
  nextFrame();
  expect(tell).toHaveBeenCalledTimes(2);
});

it("nothing is told of once nobody follows", () => {
  const tell = vi.fn();
  const sizes = new FrameResizeObserver(tell);
  sizes.observe({} as Element);
  resize();
  sizes.disconnect();
  nextFrame();
  expect(tell).not.toHaveBeenCalled();
});
