import { expect, test } from "vitest";
import type { WasmRun } from "../../../../../web/engine/run.js";
import { isSlice, sliceOf } from "../../../../../web/state/data/axes.js";
import { SlicePredictions } from "../../../../../web/state/runs/background/pane-jobs.js";
import { rows as matrix } from "../../../../rows.js";
import { engine } from "../../engine.js";

const X = matrix("1 2 3; 2 1 -3; 0 0 6; 3 3 -6");
const grid = { x0: -1, y0: -2, dx: 0.5, dy: 0.25, columns: 7, rows: 5 };
const slice = Float64Array.of(0, 0, 1.5);
const rows = Array.from({ length: 35 }, (_, k) => [-1 + 0.5 * (k % 7), -2 + 0.25 * Math.floor(k / 7), 1.5]);

const runOf = () => engine.createRun({ X, y: [1, -1, 1, -1], features: ["x1", "x2*x3"] }) as WasmRun;

test.each([1, 40, Number.POSITIVE_INFINITY])("predicts the points of a grid, in slices of %s", (work) => {
  const run = runOf();
  run.seek(3);
  const job = new SlicePredictions(run, grid, slice, () => run.moment().visit);
  while (!job.advance(work)) expect(job.progress).toBeLessThan(1);
  expect(job.model).toBe(3);
  expect([...job.result().score]).toEqual([...run.predict(rows).score]);
  expect([...job.result().label]).toEqual([...run.predict(rows).label]);
  run.dispose();
});

test("what is shown is of one moment, though the run goes on", () => {
  const run = runOf();
  const job = new SlicePredictions(run, grid, slice, () => run.moment().visit);
  job.advance(10);
  run.seek(3);
  while (!job.advance(10));
  expect(job.model).toBe(3);
  expect([...job.result().score]).toEqual([...run.predict(rows).score]);
  run.dispose();
});

test("a slice lies at the averages of what is not drawn", () => {
  const train = { X: Float64Array.from([1, 2, 3, 40, 5, 6, 9, -40]), base: 4, index: Uint32Array.of(0, 1) };
  expect([...sliceOf(train)]).toEqual([0, 0, 6, 0]);
});

test.each([
  [["x1", "x2", "x1*x2", "x1^2"], false],
  [["x1", "x12"], true],
  [["x2*x3"], true],
  [["x20"], true],
])("what is learned from %j is a slice: %j", (features, is) => {
  expect(isSlice(features)).toBe(is);
});
