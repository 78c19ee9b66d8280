import { afterEach, expect, test } from "vitest";
import type { WasmRun } from "../../../../../web/engine/run.js";
import type { LearnerSpec, RunSpec } from "../../../../../web/engine/types.js";
import { levels, PredictionField } from "../../../../../web/state/runs/background/pane-jobs.js";
import { engine } from "../../engine.js";

const open: (WasmRun | PredictionField)[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.dispose();
});

function runOf(kind: LearnerSpec["kind"], changes: Partial<RunSpec> = {}): WasmRun {
  const { X, y } = engine.generate("overlap", { n: 120, seed: 2 });
  const run = engine.createRun({ X, y, learner: { kind } as LearnerSpec, ...changes });
  open.push(run as WasmRun);
  return run as WasmRun;
}

function fieldOf(...given: ConstructorParameters<typeof PredictionField>): PredictionField {
  const field = new PredictionField(...given);
  open.push(field);
  return field;
}

const want = { window: { x: [-4, 4], y: [-3, 3] }, columns: 48, rows: 40 } as const;
const finest = levels - 1;

/** Works off a picture in slices of so much. Returns how many there were. */
function paint(field: PredictionField, work: number): number {
  let slices = 1;
  while (!field.advance(work)) slices++;
  return slices;
}

test.each(["voted", "kernel", "decision-tree"] as const)("the finest picture of %s is the engine's field", (kind) => {
  const run = runOf(kind);
  run.seek(3000);
  for (const work of [1, 5000, Number.POSITIVE_INFINITY]) {
    const field = fieldOf(engine, run, { kind }, want, finest);
    paint(field, work);
    const { grid, label, score, model } = field.result();
    expect(model).toBe(kind === "voted" ? run.moment().visit : run.moment().updates);
    expect(grid).toMatchObject({ columns: 48, rows: 40 });
    const direct = run.field(grid);
    expect(label).toEqual(Int8Array.from(direct.label));
    expect(score).toEqual(Float32Array.from(direct.score));
  }
});

// Where features are products each voter is asked at every point.
test.each([[["x1", "x2"]], [["x1", "x2", "x1*x2"]]])("many voters are asked in parts, over %s", (features) => {
  const run = runOf("voted", { features });
  run.seek(40_000);
  expect(run.moment().updates).toBeGreaterThan(5000);
  const field = fieldOf(engine, run, { kind: "voted" }, { ...want, columns: 24, rows: 20 }, finest);
  expect(paint(field, 100_000)).toBeGreaterThan(10);
  const { grid, score } = field.result();
  expect(grid.columns).toBe(24);
  expect(score).toEqual(Float32Array.from(run.field(grid).score));
});

test("a picture is of the moment it was begun at, though the run goes on", () => {
  const run = runOf("voted");
  run.seek(30_000);
  const field = fieldOf(engine, run, { kind: "voted" }, want, 0);
  while (!field.advance(20_000)) run.advance({ visits: 1 });
  const { grid, score, model } = field.result();
  expect(model).toBe(30_000);
  expect(run.moment().visit).toBeGreaterThan(30_000);
  run.seek(30_000);
  expect(score).toEqual(Float32Array.from(run.field(grid).score));
});
