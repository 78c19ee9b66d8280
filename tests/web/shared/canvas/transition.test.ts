import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Transition } from "../../../../web/views/shared/canvas/transition.js";

let now = 0;
let frames: FrameRequestCallback[] = [];

/** The next animation frame, some milliseconds later. */
function frame(later: number): void {
  now += later;
  const due = frames;
  frames = [];
  for (const callback of due) callback(now);
}

beforeEach(() => {
  now = 1000;
  frames = [];
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal("cancelAnimationFrame", () => {
    frames = [];
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a transition", () => {
  test("comes from 0 to 1, slowly at both ends, and is drawn until it has come", () => {
    const transition = new Transition(200);
    expect(transition.share).toBe(1);
    const drawn: number[] = [];
    transition.start(() => drawn.push(transition.share));
    expect(transition.share).toBe(0);
    for (let k = 0; k < 6; ++k) frame(50);
    expect(drawn).toEqual([0.15625, 0.5, 0.84375, 1]);
  });

  test("is where it goes at once where it is stopped, and begins anew where it is started again", () => {
    const transition = new Transition(200);
    const drawn: number[] = [];
    transition.start(() => drawn.push(-1));
    frame(50);
    transition.start(() => drawn.push(transition.share));
    frame(100);
    transition.stop();
    frame(100);
    expect(drawn).toEqual([-1, 0.5]);
    expect(transition.share).toBe(1);
  });

  test("stays where it was for as long as it waits, and is not drawn meanwhile", () => {
    const transition = new Transition(200);
    const drawn: number[] = [];
    transition.start(() => drawn.push(transition.share), 100);
    frame(100);
    expect(transition.share).toBe(0);
    frame(100);
    expect(drawn).toEqual([0.5]);
  });

  test("has not begun in a frame that says an earlier time than its start", () => {
    const transition = new Transition(200);
    transition.start(() => {});
    frame(-5);
    expect(transition.share).toBe(0);
  });
});
