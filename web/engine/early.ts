import { startEngine, type WasmEngine } from "./engine.js";
import { lazy } from "./lazy.js";

/** One for all playgrounds of a page: one compiled module, one memory, and in that what each of them has begun itself. */
const shared = lazy(startEngine);

/** Starts the engine while what asks for it is still on its way. Whether it comes is said to them. */
export async function startEarly(): Promise<WasmEngine> {
  const engine = await shared.load();
  warmUp(engine);
  return engine;
}

/** The engine of the page: itself, where it is there. Where it could not start it is started again. */
export function takeEngine(): WasmEngine | Promise<WasmEngine> {
  return shared.module ?? shared.load();
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
