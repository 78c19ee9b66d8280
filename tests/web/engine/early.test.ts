import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startEarly, takeEngine } from "../../../web/engine/early.js";
import { WasmEngine } from "../../../web/engine/engine.js";
import { provideWasm } from "../../../web/engine/locate.js";
import { paths } from "../../../web/tooling/paths.mjs";

describe("an engine that starts early", () => {
  const whole = () => provideWasm(readFileSync(paths.wasm));
  beforeEach(whole);
  afterEach(whole);

  it("is for the first who asks; everybody else has one of their own", async () => {
    startEarly();
    const first = await takeEngine();
    const second = takeEngine();
    expect(second).toBeInstanceOf(Promise);
    expect(await second).not.toBe(first);
  });

  it("is there at once where it has had the time", async () => {
    startEarly();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(takeEngine()).toBeInstanceOf(WasmEngine);
  });

  it("that could not start is tried again when it is asked for", async () => {
    provideWasm(new Uint8Array(8));
    startEarly();
    await new Promise((resolve) => setTimeout(resolve, 20));
    whole();
    expect(await takeEngine()).toBeInstanceOf(WasmEngine);
  });
});
