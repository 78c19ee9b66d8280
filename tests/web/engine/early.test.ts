import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startEarly, takeEngine } from "../../../web/engine/early.js";
import { WasmEngine } from "../../../web/engine/engine.js";
import { provideWasm } from "../../../web/engine/locate.js";
import { paths } from "../../../web/tooling/paths.mjs";

describe("an engine that starts early", () => {
  const provideWhole = () => provideWasm(readFileSync(paths.wasm));
  beforeEach(provideWhole);
  afterEach(provideWhole);

  it("is there at once for the first who asks, where it has had the time", async () => {
    await startEarly();
    expect(takeEngine()).toBeInstanceOf(WasmEngine);
  });

  it("is warmed up without a run that stays", async () => {
    const made = vi.spyOn(WasmEngine.prototype, "createRun");
    const engine = await startEarly();
    expect(made).toHaveBeenCalledOnce();
    expect(engine.openRuns).toBe(0);
    made.mockRestore();
  });

  it("is waited for where it has not, and everybody else has one of their own", async () => {
    void startEarly();
    const [first, second] = [takeEngine(), takeEngine()];
    expect(first).toBeInstanceOf(Promise);
    expect(await first).not.toBe(await second);
  });

  it("that could not start is started again when it is asked for", async () => {
    provideWasm("/nowhere/perceptron.wasm");
    await expect(startEarly()).rejects.toMatchObject({ code: "load-failed" });
    provideWhole();
    expect(await takeEngine()).toBeInstanceOf(WasmEngine);
  });
});
