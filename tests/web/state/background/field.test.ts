import { afterEach, expect, test } from "vitest";
import type { WasmRun } from "../../../../web/engine/run.js";
import type { LearnerSpec, RunSpec } from "../../../../web/engine/types.js";
import { FieldPainter } from "../../../../web/state/background/field.js";
import { engine } from "../engine.js";

const runs: WasmRun[] = [];
afterEach(() => {
  for (const run of runs.splice(0)) run.dispose();
});

function runOf(kind: LearnerSpec["kind"], changes: Partial<RunSpec> = {}): WasmRun {
  const { X, y } = engine.generate("overlap", { n: 120, seed: 2 });
  const run = engine.createRun({ X, y, learner: { kind } as LearnerSpec, ...changes });
  runs.push(run as WasmRun);
  return run as WasmRun;
}

const want = { window: { x: [-4, 4], y: [-3, 3] }, columns: 48, rows: 40 } as const;

/** Works as late as after every single call, until nothing is left. Returns how many calls it took. */
function paint(painter: FieldPainter): number {
  for (let calls = 0; ; ++calls) {
    let first = true;
    const late = (): boolean => {
      const now = !first;
      first = false;
      return now;
    };
    if (!painter.work(late)) return calls;
  }
}

test.each(["voted", "kernel", "decision-tree"] as const)("the finest picture of %s is the engine's field", (kind) => {
  const run = runOf(kind);
  run.seek(3000);
  const painter = new FieldPainter(run, kind);
  painter.want = want;
  paint(painter);
  const { view } = painter;
  expect(view?.visit).toBe(run.moment().visit);
  expect(view?.grid).toMatchObject({ columns: 48, rows: 40 });
  if (!view) return;
  const { label, score } = run.field(view.grid);
  expect(view.label).toEqual(Int8Array.from(label));
  expect(view.score).toEqual(Float32Array.from(score));
});

// Where features are products each voter is asked at every point.
test.each([[["x1", "x2"]], [["x1", "x2", "x1*x2"]]])("many voters are asked in parts, over %s", (features) => {
  const run = runOf("voted", { features });
  run.seek(40_000);
  expect(run.moment().updates).toBeGreaterThan(5000);
  const painter = new FieldPainter(run, "voted");
  painter.want = { ...want, columns: 24, rows: 20 };
  expect(paint(painter)).toBeGreaterThan(10);
  const { view } = painter;
  expect(view?.grid.columns).toBe(24);
  if (view) expect(view.score).toEqual(Float32Array.from(run.field(view.grid).score));
});

test("a coarse picture is finished though the run goes on, and shows the moment it was begun at", () => {
  const run = runOf("voted");
  run.seek(30_000);
  const painter = new FieldPainter(run, "voted");
  painter.want = want;
  for (let calls = 0; !painter.view; ++calls) {
    let first = true;
    painter.work(() => {
      const now = !first;
      first = false;
      return now;
    });
    run.advance({ visits: 1 });
    expect(calls).toBeLessThan(10_000);
  }
  const { view } = painter;
  expect(view.visit).toBe(30_000);
  const there = run.moment().visit;
  expect(there).toBeGreaterThan(30_000);
  run.seek(30_000);
  expect(view.score).toEqual(Float32Array.from(run.field(view.grid).score));
});
