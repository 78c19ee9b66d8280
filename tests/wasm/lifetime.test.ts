import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { describe, expect, it, vi } from "vitest";
import { loadEngine } from "./built-engine.js";
import { cs188, engine, errorOf, open } from "./runs.js";

describe("dispose", () => {
  it("is safe twice, and everything afterwards is a clear error", () => {
    const run = open();
    run.dispose();
    run.dispose();
    expect(engine.openRuns).toBe(0);
    const uses = [
      () => run.step(),
      () => run.advance({ visits: 1 }),
      () => run.advance({ epochs: 1 }),
      () => run.seek(0),
      () => run.snapshot(),
      () => run.journal(),
      () => run.updatesBefore([0]),
      () => run.updateVisit(0),
      () => run.mistakesBefore([0]),
      () => run.predict([[1, 2]]),
      () => run.mistakes([[1, 2]], [1]),
      () => run.field({ x0: 0, y0: 0, dx: 1, dy: 1, columns: 2, rows: 2 }),
      () => run.frontier,
    ];
    for (const use of uses) {
      const error = errorOf(use);
      expect(error).toMatchObject({ code: "disposed", field: "run" });
      expect(error.message).toBe("This run has been disposed.");
    }
  });

  it("never reaches the run that took its place", () => {
    const run = open();
    run.dispose();
    const next = open();
    run.dispose();
    expect(next.step()?.visit).toBe(0);
  });

  it("returns every handle: 1,000 runs, 100 of them open at once", () => {
    for (let round = 0; round < 10; round++) {
      const open_ = Array.from({ length: 100 }, () => engine.createRun(cs188));
      expect(engine.openRuns).toBe(100);
      for (const run of open_) run.advance({ epochs: 1 });
      for (const run of open_.reverse()) run.dispose();
    }
    expect(engine.openRuns).toBe(0);
  });
});

describe("memory", () => {
  it("grows without touching what was returned before", async () => {
    const own = await loadEngine();
    const run = own.createRun(cs188);
    run.advance({ epochs: 100 });
    const held = { snapshot: run.snapshot(), journal: run.journal(), scores: run.predict(cs188.X), update: run.step() };
    const data = own.generate("cs188");
    const copy = structuredClone({ ...held, data });
    const n = 2 ** 21;
    const X = { data: Float64Array.from({ length: 2 * n }, (_, i) => (i % 7) - 3), shape: [n, 2] as const };
    const large = own.createRun({ X, y: Int8Array.from({ length: n }, (_, i) => (i % 2 ? 1 : -1)) });
    expect(large.advance({ visits: 1000 })).toBe(1000);
    expect({ ...held, data }).toEqual(copy);
    expect(run.step()?.visit).toBe(501);
    large.dispose();
    run.dispose();
    expect(own.openRuns).toBe(0);
  });
});

describe("loadEngine", () => {
  it("finds its own WASM in plain Node, from any directory", () => {
    const engineUrl = new URL("../../dist/lib/engine.js", import.meta.url).href;
    const script = `
      const { loadEngine } = await import(${JSON.stringify(engineUrl)});
      const run = (await loadEngine()).createRun({ X: [[0, 0], [1, 1]], y: [-1, 1] });
      run.advance({ until: "converged" });
      console.log(run.snapshot().converged);`;
    const args = ["--input-type=module", "--eval", script];
    expect(execFileSync(process.execPath, args, { cwd: tmpdir(), encoding: "utf8" })).toBe("true\n");
  });

  it("says what is wrong when it cannot load", async () => {
    await expect(loadEngine({ wasm: "/no/such/file.wasm" })).rejects.toMatchObject({
      name: "PlaygroundError",
      code: "load-failed",
      field: "wasm",
    });
    // Emscripten tells the console as well.
    vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.spyOn(console, "error").mockImplementation(() => {});
    await expect(loadEngine({ wasm: Uint8Array.of(1, 2, 3) })).rejects.toMatchObject({ code: "load-failed" });
    vi.restoreAllMocks();
  });
});
