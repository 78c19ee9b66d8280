import { describe, expect, it } from "vitest";
import { RotateInput, type Turnable } from "../../../web/views/lift/index.js";

/** A picture of two examples, at (10, 10) and (100, 10), that writes down what is asked of it. */
function handled() {
  const done: unknown[][] = [];
  const picture: Turnable = {
    magnification: 1,
    places: { x: Float32Array.of(10, 100), y: Float32Array.of(10, 10), depth: new Float32Array(2) },
    turn: (dx, dy) => done.push(["turn", dx, dy]),
    settle: () => done.push(["settle"]),
    select: (example) => done.push(["select", example]),
    hover: (example) => done.push(["hover", example]),
  };
  const surface = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 1000, top: 2000 }),
    setPointerCapture: () => {},
  });
  const hand = new RotateInput(picture);
  hand.listen(surface as unknown as HTMLElement);
  const send = (type: string, x: number, y: number, more: object = {}) =>
    surface.dispatchEvent(
      Object.assign(new Event(type), {
        clientX: 1000 + x,
        clientY: 2000 + y,
        pointerId: 1,
        pointerType: "mouse",
        button: 0,
        ...more,
      }),
    );
  return { done, hand, send };
}

describe("the hand on the 3-D picture", () => {
  it("selects with a press that only trembles", () => {
    const { done, send } = handled();
    send("pointerdown", 99, 11);
    send("pointermove", 100, 12);
    send("pointerup", 100, 12);
    expect(done).toEqual([["select", 1]]);
  });

  it("deselects beside all examples; a finger reaches farther than a mouse", () => {
    const { done, send } = handled();
    send("pointerdown", 10, 28);
    send("pointerup", 10, 28);
    send("pointerdown", 10, 28, { pointerType: "touch" });
    send("pointerup", 10, 28, { pointerType: "touch" });
    expect(done).toEqual([
      ["select", null],
      ["select", 0],
    ]);
  });

  it("turns with a drag, by what it has moved since the last time, and selects nothing", () => {
    const { done, hand, send } = handled();
    send("pointerdown", 10, 10);
    send("pointermove", 20, 10);
    expect(hand.dragging).toBe(true);
    send("pointermove", 25, 18);
    send("pointerup", 25, 18);
    expect(hand.dragging).toBe(false);
    expect(done.filter(([name]) => name !== "hover")).toEqual([["turn", 10, 0], ["turn", 5, 8], ["settle"]]);
  });

  it("lets go when the browser takes the finger to scroll", () => {
    const { done, hand, send } = handled();
    send("pointerdown", 10, 10, { pointerType: "touch" });
    send("pointermove", 12, 22, { pointerType: "touch" });
    send("pointercancel", 10, 40, { pointerType: "touch" });
    send("pointermove", 10, 80, { pointerType: "touch" });
    expect(hand.dragging).toBe(false);
    expect(done).toEqual([]);
  });

  it("follows a finger that sets out to the side, also up and down", () => {
    const { done, send } = handled();
    send("pointerdown", 10, 10, { pointerType: "touch" });
    send("pointermove", 20, 12, { pointerType: "touch" });
    send("pointermove", 20, 32, { pointerType: "touch" });
    send("pointerup", 20, 32, { pointerType: "touch" });
    expect(done.filter(([name]) => name !== "hover")).toEqual([["turn", 10, 2], ["turn", 0, 20], ["settle"]]);
  });

  it("leaves a second finger and the other buttons alone", () => {
    const { done, send } = handled();
    send("pointerdown", 10, 10, { button: 2 });
    send("pointerup", 10, 10, { button: 2 });
    send("pointerdown", 10, 10);
    send("pointerdown", 100, 10, { pointerId: 2 });
    send("pointerup", 100, 10, { pointerId: 2 });
    send("pointerup", 10, 10);
    expect(done).toEqual([["select", 0]]);
  });

  it("points out what a mouse is over", () => {
    const { done, send } = handled();
    send("pointermove", 12, 9);
    send("pointerleave", 0, 0);
    expect(done).toEqual([
      ["hover", 0],
      ["hover", null],
    ]);
  });
});
