import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startEngine, type WasmEngine } from "../../../web/engine/engine.js";
import { provideWasm } from "../../../web/engine/locate.js";
import * as background from "../../../web/state/background/index.js";
import { defaultState } from "../../../web/state/document/defaults.js";
import { Session } from "../../../web/state/session.js";
import { paths } from "../../../web/tooling/paths.mjs";
import { functionsOf } from "../../../web/tooling/wasm-functions.mjs";

/** As on the site: the extension comes when it is asked for. */
describe("the WASM in two", () => {
  let engine: WasmEngine;
  const directory = mkdtempSync(join(tmpdir(), "wasm-"));
  const extension = join(directory, "extension.wasm");

  beforeAll(async () => {
    provideWasm({ plain: readFileSync(paths.wasmPlain), extension });
    engine = await startEngine();
  });
  afterAll(() => {
    provideWasm(readFileSync(paths.wasm));
    rmSync(directory, { recursive: true });
  });

  it("is split: the plain module is much smaller than the whole, and neither holds names", () => {
    const [whole, plain] = [readFileSync(paths.wasm), readFileSync(paths.wasmPlain)];
    expect(plain.length).toBeLessThan(0.8 * whole.length);
    for (const module of [whole, plain]) expect(functionsOf(module)).toEqual([]);
    expect(functionsOf(readFileSync(paths.wasmLinked)).length).toBeGreaterThan(300);
  });

  it("starts with what a first visit does", () => {
    expect(engine.whole).toBe(false);
    const session = new Session(engine, defaultState, () => {});
    session.provide(background);
    session.dispatch({ type: "add-points", points: [[1, 1, 1]] });
    for (const type of [
      "play",
      "step",
      "next-update",
      "back-update",
      "next-epoch",
      "finish",
      "reset",
      "undo",
    ] as const) {
      session.dispatch({ type });
      for (let frame = 0; frame < 20; frame++) session.tick();
      expect(session.frame().notices).toEqual([]);
    }
    session.dispatch({ type: "configure", order: { kind: "positives-first" }, bias: false });
    session.dispatch({ type: "finish" });
    while (session.tick());
    expect(session.frame().pane.stop).not.toBeNull();
    session.dispose();
  });

  it("says so where the extension is missing, and leaves what was there", () => {
    const session = new Session(engine, defaultState, () => {});
    session.provide(background);
    session.dispatch({ type: "configure", learner: { kind: "kernel" } });
    session.dispatch({ type: "load-preset", name: "moons", options: {} });
    session.dispatch({ type: "configure", order: { kind: "shuffle-once", seed: 3 } });
    expect(session.takeRefusals().map(({ code }) => code)).toEqual(["not-ready", "not-ready", "not-ready"]);
    expect(session.frame().pane.learner).toEqual({ kind: "perceptron" });
    session.dispose();
  });

  it("compares two perceptrons before the extension is there", () => {
    const session = new Session(engine, defaultState, () => {});
    session.provide(background);
    session.dispatch({ type: "add-learner", learner: { kind: "perceptron", learningRate: 2 } });
    session.dispatch({ type: "finish" });
    while (session.tick());
    expect(session.frame().panes.map(({ stop, angle, margin }) => [stop, angle, margin])).toEqual(
      new Array(2).fill(["converged", null, null]),
    );
    session.dispose();
  });

  it("refuses what is in the extension", () => {
    const spec = { X: [[0], [1]], y: [-1, 1] };
    for (const call of [
      () => engine.analyse(spec),
      () => engine.startAnalysis(spec),
      () => engine.orderExperiment(spec, { seeds: 1, epochs: 1 }),
    ]) {
      expect(call).toThrow(expect.objectContaining({ code: "not-ready" }));
    }
  });

  it("can try again after the extension did not come", async () => {
    await expect(engine.complete()).rejects.toMatchObject({ code: "load-failed" });
    expect(engine.whole).toBe(false);
    copyFileSync(paths.wasmExtension, extension);
    await engine.complete();
    expect(engine.whole).toBe(true);
  });

  it("is whole then: runs from before go on, and every learner and preset is there", () => {
    const kinds = ["voted", "kernel", "nearest-neighbours", "decision-tree", "batch", "passive-aggressive"] as const;
    for (const { name } of engine.presets.filter(({ classes }) => classes === 2)) {
      const { X, y } = engine.generate(name);
      for (const kind of kinds) {
        const run = engine.createRun({ X, y, learner: { kind }, maxEpochs: 3 });
        run.advance({ until: "converged" });
        expect(run.snapshot().stopReason).not.toBeNull();
        expect(run.field({ x0: 0, y0: 0, dx: 1, dy: 1, columns: 3, rows: 2 }).label).toHaveLength(6);
        run.dispose();
      }
    }
    const spec = { X: [[0], [1], [2]], y: [-1, 1, -1] };
    expect(engine.analyse(spec).separable).toBe(false);
    expect(engine.analyse({ ...spec, features: ["x1", "x1^2"] }).separable).toBe(true);
    expect(engine.orderExperiment(spec, { seeds: 2, epochs: 3 })).toHaveLength(2);
    expect(engine.openRuns).toBe(0);
  });
});
