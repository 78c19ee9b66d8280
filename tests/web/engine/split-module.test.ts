import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startEngine, type WasmEngine } from "../../../web/engine/engine.js";
import { provideWasm } from "../../../web/engine/locate.js";
import { defaultState } from "../../../web/state/document/defaults.js";
import { liftStart } from "../../../web/state/document/limits.js";
import { capabilitiesOf } from "../../../web/state/session/capabilities.js";
import { Session } from "../../../web/state/session/session.js";
import { paths } from "../../../web/tooling/paths.mjs";
import { functionsOf } from "../../../web/tooling/wasm/functions.mjs";

/** As on the site: the extension comes when it is asked for. */
describe("the WASM in two", () => {
  let engine: WasmEngine;
  const directory = mkdtempSync(join(tmpdir(), "wasm-"));
  const extension = join(directory, "extension.wasm");

  beforeAll(async () => {
    provideWasm({ plain: readFileSync(paths.wasmPlain), extension });
    engine = await startEngine();
    const { background, settings } = capabilitiesOf(engine);
    await Promise.all([background.load(), settings.load()]);
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
    expect(engine.whole).toBeNull();
    const session = new Session(engine, defaultState, () => {});
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

  it("refuses what takes the extension once that cannot be had, and leaves what was there", async () => {
    const session = new Session(engine, defaultState, () => {});
    for (const intent of [
      { type: "configure", learner: { kind: "kernel" } },
      { type: "add-learner", learner: { kind: "perceptron", learningRate: 2 } },
      { type: "load-preset", name: "moons", options: {} },
      { type: "configure", order: { kind: "shuffle-once", seed: 3 } },
      { type: "configure", order: { kind: "shuffle-each-epoch", seed: 3 } },
      { type: "replace", state: { ...defaultState, learners: [{ kind: "voted" }], maxEpochs: 3 } },
    ] as const) {
      session.dispatch(intent);
      await session.settled();
      expect(session.takeRefusals().map(({ code }) => code)).toEqual(["load-failed"]);
    }
    expect(session.state).toEqual(defaultState);
    session.dispose();
  });

  it("opens XOR with its conjunction and the 3-D picture before the extension is there", () => {
    const session = new Session(engine, defaultState, () => {});
    const features = ["x1", "x2", "x1*x2"];
    const lift = { ...liftStart, feature: "x1*x2" };
    session.replace({
      ...defaultState,
      data: { kind: "preset", name: "xor" },
      features,
      ui: { ...defaultState.ui, lift },
    });
    session.dispatch({ type: "finish" });
    for (let frame = 0; frame < 20; frame++) session.tick();
    expect(session.frame()).toMatchObject({ pane: { features, stop: "converged" }, notices: [] });
    session.dispose();
  });

  it("has no jobs, and refuses a learner that is in the extension", () => {
    expect(engine.whole).toBeNull();
    expect(engine).not.toHaveProperty("analyse");
    const spec = { X: [[0], [1]], y: [-1, 1], learner: { kind: "kernel" } } as const;
    expect(() => engine.createRun(spec)).toThrow(expect.objectContaining({ code: "not-ready" }));
  });

  it("can try again after the extension did not come", async () => {
    await expect(engine.complete()).rejects.toMatchObject({ code: "load-failed" });
    expect(engine.whole).toBeNull();
    copyFileSync(paths.wasmExtension, extension);
    const session = new Session(engine, defaultState, () => {});
    session.dispatch({ type: "configure", learner: { kind: "kernel" } });
    expect(session.frame().pane.learner).toEqual({ kind: "perceptron" });
    await session.settled();
    expect(engine.whole).toBe(engine);
    expect(session.frame().pane.learner).toMatchObject({ kind: "kernel" });
    expect(session.takeRefusals()).toEqual([]);
    session.dispose();
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
    const { whole } = engine;
    expect(whole?.analyse(spec).separable).toBe(false);
    expect(whole?.analyse({ ...spec, features: ["x1", "x1^2"] }).separable).toBe(true);
    expect(whole?.orderExperiment(spec, { seeds: 2, epochs: 3 })).toHaveLength(2);
    expect(engine.openRuns).toBe(0);
  });
});
