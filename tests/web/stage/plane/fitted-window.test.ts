import { describe, expect, it } from "vitest";
import { EMPTY_WINDOW } from "../../../../web/views/stage/plane/view-window.js";
import { FittedWindow } from "../../../../web/views/stage/pp-stage.js";
import { rows } from "../../../rows.js";
import { frameWith } from "../../frames.js";

const shown = { x: [-5, 5], y: [-5, 5] } as const;

describe("which window is shown", () => {
  it("starts with a fit and keeps it while an edit stays inside", () => {
    const fitted = new FittedWindow();
    fitted.follow(frameWith([]), null, false, 0);
    expect(fitted.asked).toEqual(EMPTY_WINDOW);
    fitted.follow(frameWith([[1, 1, 1]]), shown, false, 1);
    expect(fitted.asked).toBe(EMPTY_WINDOW);
    fitted.follow(frameWith(rows("1 1 1; 9 0 1")), shown, false, 2);
    expect(fitted.asked.x[1]).toBeGreaterThan(9);
  });

  it("does not jump under the hand", () => {
    const fitted = new FittedWindow();
    fitted.follow(frameWith([]), null, false, 0);
    const dragged = frameWith([[9, 0, 1]]);
    fitted.follow(dragged, shown, true, 0);
    expect(fitted.asked).toBe(EMPTY_WINDOW);
    fitted.follow(dragged, shown, false, 0);
    expect(fitted.asked).not.toBe(EMPTY_WINDOW);
  });

  it("fits a preset anew", () => {
    const fitted = new FittedWindow();
    fitted.follow(frameWith([]), null, false, 0);
    const frame = frameWith(rows("0 0 1; 4 4 -1"));
    fitted.follow({ ...frame, state: { ...frame.state, data: { kind: "preset", name: "and" } } }, shown, false, 0);
    expect(fitted.asked).not.toBe(EMPTY_WINDOW);
  });

  it("takes the user's window, at once and from the frame, and goes back to the fit", () => {
    const fitted = new FittedWindow();
    const frame = frameWith([]);
    fitted.follow(frame, null, false, 0);
    const view = { x: [0, 1], y: [0, 1] } as const;
    fitted.take(view, frame);
    fitted.follow(frame, shown, false, 0);
    expect(fitted.asked).toBe(view);
    fitted.follow({ ...frame, state: { ...frame.state, view: { x: [0, 1], y: [0, 1] } } }, shown, false, 0);
    expect(fitted.asked).toBe(view);
    fitted.refit(frame);
    fitted.follow({ ...frame }, shown, false, 0);
    expect(fitted.asked).toEqual(EMPTY_WINDOW);
  });
});
