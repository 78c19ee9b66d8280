import { describe, expect, it, vi } from "vitest";
import type { Run, RunSpec } from "../../web/engine/index.js";
import { rows as matrix } from "../rows.js";
import { isAll } from "../web/sampled.js";
import { loadEngine, PlaygroundError } from "./built-engine.js";

/** Never converges, and makes an update nearly every visit. */
const endless: RunSpec = {
  X: matrix("0 0; 0 1; 1 0; 1 1"),
  y: [-1, 1, 1, -1],
  maxEpochs: 2 ** 31 - 1,
};

/** Opens runs, or what else there is, until one is refused, whose error it gives back. */
function fill<Opened>(open: () => Opened, runs: Opened[]): unknown {
  try {
    for (;;) runs.push(open());
  } catch (error) {
    return error;
  }
}

describe("an engine whose memory is used up", () => {
  it("lets what is open go on and be asked, and has room again once something is disposed of", {
    timeout: 300_000,
  }, async () => {
    const consoles = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
    const engine = await loadEngine();
    const first = engine.createRun(endless);
    first.advance({ visits: 5000 });
    const large = { data: new Float64Array(2 ** 20), shape: [2 ** 19, 2] as const };
    const y = Int8Array.from({ length: 2 ** 19 }, (_, i) => (i % 2 ? 1 : -1));
    const runs: Run[] = [];
    const sizes = [large, { data: new Float64Array(2 ** 12), shape: [2 ** 11, 2] as const }];
    for (const X of sizes) fill(() => engine.createRun({ X, y: y.subarray(0, X.shape[0]) }), runs);
    const error = fill(() => engine.createRun(endless), runs);
    expect(error).toBeInstanceOf(PlaygroundError);
    const message = `There is no memory left for this: ${engine.openRuns} runs, comparisons and jobs are open. Dispose of what you no longer need.`;
    expect(error).toMatchObject({ code: "out-of-memory", message });
    expect(runs.length).toBeGreaterThan(50);

    // Its journal lets go of its oldest updates: all it has seen is there, and everything can be asked of it.
    first.advance({ visits: 3_000_000 });
    expect(first.snapshot()).toMatchObject({ visit: 3_005_000, stopReason: null });
    first.seek(3);
    expect(first.snapshot()).toMatchObject({ visit: 3, stopReason: null });
    first.seek(2_000_000);
    expect(first.record()?.visit).toBe(1_999_999);
    expect(first.predict(endless.X).label.length).toBe(4);
    expect(first.mistakes(endless.X, endless.y)).toBeGreaterThan(0);
    expect(first.journal().visit.length).toBeGreaterThan(1_000_000);
    const grid = { x0: -1, y0: -1, dx: 0.001, dy: 0.001, columns: 4096, rows: 4096 };
    expect(first.field(grid).label.length).toBe(4096 ** 2);
    expect(engine.generate("blobs").y.length).toBe(40);
    expect(engine.split(1000, 0.5).train.length).toBe(500);
    expect(() => engine.orderExperiment(endless, { seeds: 2, epochs: 3 })).toThrow(PlaygroundError);

    runs.shift()?.dispose();
    const next = engine.createRun(endless);
    expect(next.advance({ visits: 1000 })).toBe(1000);
    expect(engine.orderExperiment(endless, { seeds: 2, epochs: 3 })).toHaveLength(2);
    expect(engine.analyse({ X: endless.X, y: endless.y }).separable).toBe(false);
    for (const run of [first, next, ...runs]) run.dispose();
    expect(engine.openRuns).toBe(0);
    for (const spy of consoles) expect(spy).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it("stops a run with a full journal", { timeout: 300_000 }, async () => {
    const engine = await loadEngine();
    const run = engine.createRun({ ...endless, maxUpdates: 300_000 });
    run.advance({ until: "converged" });
    expect(run.snapshot()).toMatchObject({ stopReason: "journal-full", updates: 300_000 });
    const { visit } = run.snapshot();
    run.seek(visit - 1);
    run.seek(3);
    expect(run.snapshot()).toMatchObject({ visit: 3, stopReason: null });
    run.dispose();
  });

  // To use up 2 GB takes ten seconds: `npm test` does it once.
  it.runIf(isAll)("refuses runs that are too wide for what is left", { timeout: 300_000 }, async () => {
    const engine = await loadEngine();
    const d = 100_000;
    const data = Float64Array.from({ length: 4 * d }, (_, i) => ((i * 7919) % 13) - 6);
    const wide: RunSpec = { X: { data, shape: [4, d] }, y: [-1, 1, 1, -1], maxEpochs: 2000 };
    const runs: Run[] = [];
    const error = fill(() => {
      const run = engine.createRun<RunSpec["learner"] & object>({ ...wide, learner: { kind: "averaged" } });
      run.advance({ updates: 500 });
      run.seek(0);
      return run;
    }, runs);
    expect(error).toMatchObject({ name: "PlaygroundError", code: "out-of-memory" });
    expect(runs.length).toBeGreaterThan(5);
    for (const run of runs.splice(0, 2)) run.dispose();
    const small = engine.createRun(endless);
    expect(small.advance({ visits: 10_000 })).toBe(10_000);
    for (const run of [small, ...runs]) run.dispose();
    expect(engine.openRuns).toBe(0);
  });
});

describe("analyses", () => {
  it.runIf(isAll)(
    "are refused where there is no memory left for their examples, and go on where there is",
    {
      timeout: 300_000,
    },
    async () => {
      const engine = await loadEngine();
      const [n, d] = [2 ** 17, 2 ** 6];
      const data = Float64Array.from({ length: n * d }, (_, i) => ((i * 7919) % 8191) - 4095);
      const y = Float64Array.from({ length: n }, (_, i) => (i % 3 === 0 ? 1 : -1));
      const jobs: { dispose(): void }[] = [];
      const many = () => engine.startAnalysis({ X: { data, shape: [n, d] }, y });
      expect(fill(many, jobs)).toMatchObject({ name: "PlaygroundError", code: "out-of-memory" });
      expect(jobs.length).toBeGreaterThan(10);
      expect(engine.openRuns).toBe(jobs.length);
      jobs.pop()?.dispose();
      // What one has given back the next one has.
      const next = many();
      expect(() => next.advance(1_000_000)).not.toThrow();
      for (const job of [next, ...jobs]) job.dispose();
      expect(engine.analyse({ X: endless.X, y: endless.y }).separable).toBe(false);
      expect(engine.openRuns).toBe(0);
    },
  );
});

describe("what the engine hands out", () => {
  it("is nobody else's", async () => {
    const engine = await loadEngine();
    const features = ["x1", "x2"];
    const run = engine.createRun({ ...endless, features });
    features[0] = "x2";
    expect(run.features).toEqual(["x1", "x2"]);
    expect(() => (run.features as string[]).pop()).toThrow(TypeError);
    const presets = engine.presets as unknown as { n: { default: number } }[];
    expect(() => presets.splice(0)).toThrow(TypeError);
    expect(() => {
      (presets[0] as (typeof presets)[0]).n.default = 7;
    }).toThrow(TypeError);
    expect(engine.generate("blobs").y.length).toBe(40);
    run.dispose();
  });

  it("has voters as columns, and a list of them when it is asked for", async () => {
    const engine = await loadEngine();
    const run = engine.createRun({ ...endless, learner: { kind: "voted" } });
    run.advance({ updates: 100 });
    const { model } = run.snapshot();
    expect(model.columns.count).toHaveLength(101);
    expect(model.columns.weights).toHaveLength(202);
    run.dispose();
    expect(model.voters).toHaveLength(101);
    model.voters.forEach(({ weights, bias, count }, k) => {
      expect(Array.from(weights)).toEqual(Array.from(model.columns.weights.subarray(2 * k, 2 * k + 2)));
      expect([bias, count]).toEqual([model.columns.bias[k], model.columns.count[k]]);
    });
    expect(model.voters).toBe(model.voters);
  });
});
