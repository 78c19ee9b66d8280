import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { WasmEngine } from "../../../web/engine/engine.js";
import { provideWasm } from "../../../web/engine/start/locate.js";
import { paths } from "../../../web/tooling/paths.mjs";

let pages = 0;

/** `early.ts` as a page that has just been opened has it. The modules that it imports are shared with every other test. */
async function newPage() {
  provideWhole();
  const page: typeof import("../../../web/engine/start/early.js") = await import(
    /* @vite-ignore */ `../../../web/engine/start/early.ts?page=${++pages}`
  );
  return page;
}

function provideWhole() {
  provideWasm(readFileSync(paths.wasm));
}

describe("the engine of a page", () => {
  it("is there at once where it has had the time to start", async () => {
    const { startEarly, takeEngine } = await newPage();
    await startEarly();
    expect(takeEngine()).toBeInstanceOf(WasmEngine);
  });

  it("is warmed up without a run that stays", async () => {
    const { startEarly } = await newPage();
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
    const { startEarly, takeEngine } = await newPage();
    provideWasm("/nowhere/perceptron.wasm");
    await expect(startEarly()).rejects.toMatchObject({ code: "load-failed" });
    provideWhole();
    expect(await takeEngine()).toBeInstanceOf(WasmEngine);
  });
});
