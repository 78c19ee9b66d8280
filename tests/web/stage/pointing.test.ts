// @vitest-environment happy-dom
import type { ReactiveControllerHost } from "lit";
import { expect, test, vi } from "vitest";
import { Pointing } from "../../../web/views/stage/input/pointing.js";
import { SpaceBar } from "../../../web/views/stage/input/space-bar.js";
import type { Surface } from "../../../web/views/stage/input/surface.js";
import { clickOn, Unpainted } from "./unpainted.js";

function pointingOn(stage: Surface): Pointing {
  const host = { addController: () => {}, requestUpdate: () => {} } as Partial<ReactiveControllerHost>;
  return new Pointing(Object.assign(stage, host) as ConstructorParameters<typeof Pointing>[0], new SpaceBar());
}

test("presses that come before the tools have loaded draw once they have, where they were made", async () => {
  const stage = new Unpainted();
  const pointing = pointingOn(stage);
  clickOn(1, 1, (event) => pointing.hear(event));
  clickOn(3, 2, (event) => pointing.hear(event));
  pointing.hostUpdated();
  expect(stage.points).toHaveLength(1);
  await vi.waitFor(() => {
    pointing.hostUpdated();
    expect(stage.points.slice(1)).toEqual([
      [1, 1, 1],
      [3, 2, 1],
    ]);
  });
  expect(pointing.busy).toBe(false);
  stage.bench.session.dispose();
});

test("presses beside the plot are nothing to the tools", async () => {
  const stage = new Unpainted();
  const pointing = pointingOn(stage);
  clickOn(5, 1, (event) => pointing.hear(event));
  clickOn(1, 1, (event) => pointing.hear(event));
  await vi.waitFor(() => {
    pointing.hostUpdated();
    expect(stage.points.slice(1)).toEqual([[1, 1, 1]]);
  });
  stage.bench.session.dispose();
});
