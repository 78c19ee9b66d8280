import { describe, expect, test } from "vitest";
import { Transition } from "../../../../web/ui/canvas/transition.js";
import { AnimationClock } from "../animation-clock.js";

const clock = new AnimationClock();

describe("a transition", () => {
  test("comes from 0 to 1, slowly at both ends, and is drawn until it has come", () => {
    const transition = new Transition(200);
    expect(transition.share).toBe(1);
    const drawn: number[] = [];
    transition.start(() => drawn.push(transition.share));
    expect(transition.share).toBe(0);
    for (let k = 0; k < 6; ++k) clock.frame(50);
    expect(drawn).toEqual([0.15625, 0.5, 0.84375, 1]);
  });

  test("is where it goes at once where it is stopped, and begins anew where it is started again", () => {
    const transition = new Transition(200);
    const drawn: number[] = [];
    transition.start(() => drawn.push(-1));
    clock.frame(50);
    transition.start(() => drawn.push(transition.share));
    clock.frame(100);
    transition.stop();
    clock.frame(100);
    expect(drawn).toEqual([-1, 0.5]);
    expect(transition.share).toBe(1);
  });

  test("stays where it was for as long as it waits, and is not drawn meanwhile", () => {
    const transition = new Transition(200);
    const drawn: number[] = [];
    transition.start(() => drawn.push(transition.share), 100);
    clock.frame(100);
    expect(transition.share).toBe(0);
    clock.frame(100);
    expect(drawn).toEqual([0.5]);
  });

  test("has not begun in a frame that says an earlier time than its start", () => {
    const transition = new Transition(200);
    transition.start(() => {});
    clock.frame(-5);
    expect(transition.share).toBe(0);
  });
});
