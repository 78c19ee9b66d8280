// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import type { Point } from "../../../web/state/document/state.js";
import type { Frame } from "../../../web/state/frame.js";
import { type PlanePoint, type Projection, project } from "../../../web/views/shared/canvas/projection.js";
import { PointerTools } from "../../../web/views/stage/input/pointer.js";
import { SpaceBar } from "../../../web/views/stage/input/space-bar.js";
import type { Surface } from "../../../web/views/stage/input/surface.js";
import { KeyboardHand } from "../../../web/views/stage/narration/commands.js";
import { Bench, stateOf } from "../state/engine.js";

/** A stage that is never painted again: its frame is the one that was there at first. */
class Unpainted implements Surface {
  readonly magnification = 1;
  readonly bench = new Bench(stateOf([[2, 2, 1]]));
  readonly frame: Frame = this.bench.frame;
  readonly pane = this.frame.pane;
  readonly projection: Projection = project({ x: [0, 4], y: [0, 4] }, { x: 0, y: 0, width: 400, height: 400 });
  readonly ticks = null;
  cursor: PlanePoint | null = { x: 1, y: 1 };
  pointer: PlanePoint | null = null;

  get now(): Frame {
    return this.bench.frame;
  }

  get points(): readonly Point[] {
    return this.bench.points;
  }

  send: Surface["send"] = (intent) => void this.bench.do(intent);
  lookAt = () => {};
  announce = () => {};
  refresh = () => {};
}

let stage: Unpainted;
let tools: PointerTools;
let keyboard: KeyboardHand;
beforeEach(() => {
  stage = new Unpainted();
  tools = new PointerTools(stage, new SpaceBar());
  keyboard = new KeyboardHand(stage);
  return () => stage.bench.session.dispose();
});

/** Presses at a place of the plane and lets go. */
function click(x: number, y: number, pointerType = "mouse"): void {
  const surface = document.createElement("div");
  const place = { clientX: 100 * x, clientY: 400 - 100 * y, pointerId: 1, pointerType };
  for (const [type, act] of [
    ["pointerdown", (event: PointerEvent) => tools.down(event)],
    ["pointerup", (event: PointerEvent) => tools.up(event)],
  ] as const) {
    surface.addEventListener(type, act as EventListener);
    surface.dispatchEvent(new PointerEvent(type, place));
  }
}

describe("without a tool chosen", () => {
  test("a mouse draws, and a finger selects and deselects with the hand", () => {
    click(1, 1);
    expect(stage.points).toHaveLength(2);
    click(2, 2, "touch");
    expect(stage.now.selected).toBe(0);
    click(3, 1, "touch");
    expect(stage.now.selected).toBe(null);
    expect(stage.points).toHaveLength(2);
  });

  test("a finger draws with the tool that is chosen", () => {
    stage.bench.do({ type: "set-tool", tool: "negative" });
    click(1, 1, "touch");
    expect(stage.points.at(-1)).toEqual([1, 1, -1]);
  });
});

describe("between two frames a press of the pointer", () => {
  test("draws with the tool and the brush that were chosen just before", () => {
    stage.bench.do({ type: "set-tool", tool: "negative" }, { type: "set-brush", size: 5 });
    click(1, 1);
    expect(stage.points.map(([, , label]) => label)).toEqual([1, -1, -1, -1, -1, -1]);
  });

  test("erases the points there are, twice", () => {
    stage.bench.do({ type: "add-points", points: [[1, 1, -1]] }, { type: "set-tool", tool: "erase" });
    click(2, 2);
    click(1, 1);
    expect(stage.points).toEqual([]);
  });

  test("lets go what was selected just before", () => {
    stage.bench.do({ type: "set-tool", tool: "move" }, { type: "select", example: 0 });
    click(3, 3);
    expect(stage.now.selected).toBeNull();
  });
});

describe("between two frames a key", () => {
  test("draws with the tool that was chosen just before", () => {
    stage.bench.do({ type: "set-tool", tool: "negative" });
    keyboard.perform({ kind: "add", label: null }, false);
    expect(stage.points.at(-1)).toEqual([1, 1, -1]);
  });

  test("goes two examples on when it is pressed twice", () => {
    stage.bench.do({ type: "add-points", points: [[1, 1, -1]] });
    for (let presses = 0; presses < 2; presses++) keyboard.perform({ kind: "select", by: 1 }, false);
    expect(stage.now.selected).toBe(1);
  });

  test("moves an example twice as far when it is pressed twice", () => {
    stage.bench.do({ type: "select", example: 0 });
    for (let presses = 0; presses < 2; presses++) keyboard.perform({ kind: "nudge", dx: 1, dy: 0 }, false);
    expect(stage.points[0]?.[0]).toBeCloseTo(2.2);
  });
});
