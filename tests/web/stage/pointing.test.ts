// @vitest-environment happy-dom
import type { ReactiveControllerHost } from "lit";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lazy } from "../../../web/engine/lazy.js";
import { project } from "../../../web/views/shared/canvas/projection.js";
import { Pointing } from "../../../web/views/stage/input/pointing.js";
import { SpaceBar } from "../../../web/views/stage/input/space-bar.js";
import type { Surface } from "../../../web/views/stage/input/surface.js";
import * as strokes from "../../../web/views/stage/strokes/index.js";
import { clickOn, Unpainted } from "./unpainted.js";

let stage: Unpainted;
let pointing: Pointing;

let online: boolean;

/** Before the tools have loaded. */
beforeEach(() => {
  stage = new Unpainted();
  online = true;
  const code = lazy(async () => {
    if (!online) throw new TypeError("offline");
    return strokes;
  });
  const host: Partial<ReactiveControllerHost> = { addController: () => {}, requestUpdate: () => {} };
  const surface: Surface = Object.assign(stage, host);
  pointing = new Pointing(surface as ConstructorParameters<typeof Pointing>[0], new SpaceBar(), code);
});
afterEach(() => stage.bench.session.dispose());

const click = (x: number, y: number) => clickOn(x, y, (event) => pointing.hear(event));
const drawn = async () => {
  await stage.bench.session.settled();
  return stage.points.slice(1);
};

describe("a press that comes before the tools have loaded", () => {
  test("acts once they have, in its order and where it was made", async () => {
    click(1, 1);
    click(3, 2);
    expect(stage.points).toHaveLength(1);
    expect(await drawn()).toEqual([
      [1, 1, 1],
      [3, 2, 1],
    ]);
    expect(pointing.busy).toBe(false);
  });

  test("acts with the tool and the brush of its own moment, whatever is chosen after it", async () => {
    stage.bench.do({ type: "set-tool", tool: "negative" });
    click(1, 1);
    stage.bench.do({ type: "set-tool", tool: "positive" }, { type: "set-brush", size: 3 });
    click(3, 2);
    stage.bench.do({ type: "set-tool", tool: "erase" });
    expect((await drawn()).map(([, , label]) => label)).toEqual([-1, 1, 1, 1]);
    expect(stage.now.state.ui).toMatchObject({ tool: "erase", brush: 3 });
  });

  test("acts on the examples there were, and what comes after it on what it has made of them", async () => {
    stage.bench.do({ type: "set-tool", tool: "erase" });
    click(2, 2);
    stage.bench.do({ type: "undo" }, { type: "add-points", points: [[0, 0, -1]] });
    await drawn();
    expect(stage.points).toEqual([
      [2, 2, 1],
      [0, 0, -1],
    ]);
  });

  test("acts on the place of the plane that was seen under it, wherever that is shown by then", async () => {
    click(1, 1);
    stage.projection = project({ x: [0, 8], y: [0, 8] }, { x: 0, y: 0, width: 400, height: 400 });
    click(3, 2);
    expect(await drawn()).toEqual([
      [1, 1, 1],
      [6, 4, 1],
    ]);
  });

  test("is nothing beside the plot", async () => {
    click(5, 1);
    click(1, 1);
    expect(await drawn()).toEqual([[1, 1, 1]]);
  });

  test("comes to nothing where they cannot be loaded, and what came after it is done; the next tries again", async () => {
    online = false;
    click(1, 1);
    stage.bench.do({ type: "set-tool", tool: "negative" });
    expect(await drawn()).toEqual([]);
    expect(stage.now.state.ui.tool).toBe("negative");
    expect(stage.bench.session.takeRefusals()).toEqual([]);
    online = true;
    click(3, 2);
    expect(await drawn()).toEqual([[3, 2, -1]]);
  });
});

test("a pointer that passes by lets nothing wait, and points at an example once the tools are there", async () => {
  const move = new PointerEvent("pointermove", { clientX: 200, clientY: 200, pointerId: 1, pointerType: "mouse" });
  const surface = document.createElement("div");
  surface.addEventListener("pointermove", (event) => pointing.hear(event));
  surface.dispatchEvent(move);
  stage.bench.do({ type: "set-brush", size: 3 });
  expect(stage.now.state.ui.brush).toBe(3);
  await vi.waitFor(() => {
    pointing.hostUpdated();
    expect(pointing.hovered(false)).toBe(0);
  });
});
