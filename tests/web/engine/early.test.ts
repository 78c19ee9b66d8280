import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { paths } from "../../../web/tooling/paths.mjs";

/** The modules as a page that has just been opened has them. */
async function newPage() {
  vi.resetModules();
  const { provideWasm } = await import("../../../web/engine/locate.js");
  const { WasmEngine } = await import("../../../web/engine/engine.js");
  const provideWhole = () => provideWasm(readFileSync(paths.wasm));
  provideWhole();
  return { ...(await import("../../../web/engine/early.js")), WasmEngine, provideWasm, provideWhole };
}

describe("the engine of a page", () => {
  afterEach(() => vi.resetModules());

  it("is there at once where it has had the time to start", async () => {
    const { startEarly, takeEngine, WasmEngine } = await newPage();
    await startEarly();
    expect(takeEngine()).toBeInstanceOf(WasmEngine);
  });

  it("is warmed up without a run that stays", async () => {
    const { startEarly, WasmEngine } = await newPage();
    const made = vi.spyOn(WasmEngine.prototype, "createRun");
    const engine = await startEarly();
    expect(made).toHaveBeenCalledOnce();
    expect(engine.openRuns).toBe(0);
    made.mockRestore();
  });

  it("is waited for where it has not, and is the same for everybody", async () => {
    const { startEarly, takeEngine } = await newPage();
    void startEarly();
    const [first, second] = [takeEngine(), takeEngine()];
    expect(first).toBeInstanceOf(Promise);
    expect(await first).toBe(await second);
    expect(takeEngine()).toBe(await first);
  });

  it("that could not start is started again when it is asked for", async () => {
    const { startEarly, takeEngine, WasmEngine, provideWasm, provideWhole } = await newPage();
    provideWasm("/nowhere/perceptron.wasm");
    await expect(startEarly()).rejects.toMatchObject({ code: "load-failed" });
    provideWhole();
    expect(await takeEngine()).toBeInstanceOf(WasmEngine);
  });
});
