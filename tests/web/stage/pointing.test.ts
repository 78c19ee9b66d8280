// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { lazy } from "../../../web/engine/lazy.js";
import { project } from "../../../web/ui/canvas/projection.js";
import { SpaceBar } from "../../../web/views/stage/input/keyboard.js";
import { Pointing } from "../../../web/views/stage/input/pointing.js";
import { rows } from "../../rows.js";
import { clickOn, Unpainted } from "./unpainted.js";

let stage: Unpainted;
let pointing: Pointing;

/** While something before it waits for its code. */
beforeEach(() => {
  stage = new Unpainted();
  stage.bench.session.inTurn(
    () => {},
    lazy(() => new Promise((resolve) => setTimeout(resolve, 20))),
  );
  pointing = new Pointing(stage, new SpaceBar());
});
afterEach(() => stage.bench.session.dispose());

const click = (x: number, y: number) => clickOn(x, y, (event) => pointing.hear(event));
const drawn = async () => {
  await stage.bench.session.settled();
  return stage.points.slice(1);
};

describe("a press after something that still waits for its code", () => {
  test("acts in its turn, in its order and where it was made", async () => {
    click(1, 1);
    click(3, 2);
    expect(stage.points).toHaveLength(1);
    expect(await drawn()).toEqual(rows("1 1 1; 3 2 1"));
    expect(pointing.busy).toBe(false);
  });

  test("acts with the tool and the brush of its own moment, whatever is chosen after it", async () => {
    stage.bench.do({ type: "set-ui", ui: { tool: "negative" } });
    click(1, 1);
    stage.bench.do({ type: "set-ui", ui: { tool: "positive" } }, { type: "set-brush", size: 3 });
    click(3, 2);
    stage.bench.do({ type: "set-ui", ui: { tool: "erase" } });
    expect((await drawn()).map(([, , label]) => label)).toEqual([-1, 1, 1, 1]);
    expect(stage.now.state.ui).toMatchObject({ tool: "erase", brush: 3 });
  });

  test("acts on the examples there were, and what comes after it on what it has made of them", async () => {
    stage.bench.do({ type: "set-ui", ui: { tool: "erase" } });
    click(2, 2);
    stage.bench.do({ type: "undo" }, { type: "add-points", points: [[0, 0, -1]] });
    await drawn();
    expect(stage.points).toEqual(rows("2 2 1; 0 0 -1"));
  });

  test("acts on the place of the plane that was seen under it, wherever that is shown by then", async () => {
    click(1, 1);
    stage.projection = project({ x: [0, 8], y: [0, 8] }, { x: 0, y: 0, width: 400, height: 400 });
    click(3, 2);
    expect(await drawn()).toEqual(rows("1 1 1; 6 4 1"));
  });

  test("is nothing beside the plot", async () => {
    click(5, 1);
    click(1, 1);
    expect(await drawn()).toEqual([[1, 1, 1]]);
  });
});

test("a pointer that passes by waits for nothing, and points at an example at once", () => {
  const move = new PointerEvent("pointermove", { clientX: 200, clientY: 200, pointerId: 1, pointerType: "mouse" });
  const surface = document.createElement("div");
  surface.addEventListener("pointermove", (event) => pointing.hear(event));
  surface.dispatchEvent(move);
  expect(pointing.hovered(false)).toBe(0);
});
