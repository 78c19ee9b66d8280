import { startEngine, type WasmEngine } from "./engine.js";
import { type Lazy, lazy } from "./lazy.js";

let early: Lazy<WasmEngine> | null = null;

/** Starts an engine for whoever will ask first: while what asks is still on its way. Whether it comes is said to them. */
export async function startEarly(): Promise<WasmEngine> {
  early = lazy(startEngine);
  const engine = await early.load();
  warmUp(engine);
  return engine;
}

/** The engine that was started early, to the first who asks; to everybody else one that starts now. */
export function takeEngine(): WasmEngine | Promise<WasmEngine> {
  const taken = early ?? lazy(startEngine);
  early = null;
  return taken.module ?? taken.load();
}

/**
 * Trains on a preset for one visit, and forgets it. A browser compiles a function of a module when it is first called: for
 * what every page calls there is time now.
 */
function warmUp(engine: WasmEngine): void {
  const [preset] = engine.presets;
  if (!preset) return;
  const { X, y } = engine.generate(preset.name);
  const run = engine.createRun({ X, y });
  run.step();
  run.moment();
  run.current();
  run.sequence(0);
  run.updatesBefore([1]);
  run.dispose();
}
