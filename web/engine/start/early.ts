import type { WasmEngine } from "../engine.js";
import { lazy } from "../lazy.js";
import { loadEngine } from "./load.js";

/** The whole engine of a page, which comes when something needs it. */
export const whole = lazy(() => loadEngine());

let start: () => Promise<WasmEngine> = whole.load;

/** One for all playgrounds of a page: one compiled module, one memory, and in that what each of them has begun itself. */
const shared = lazy(() => start());

/**
 * Starts an engine while what asks for it is still on its way. Whether it comes is said to them.
 * @param by What starts it, in the place of the whole one.
 */
export async function startEarly(by = start): Promise<WasmEngine> {
  start = by;
  const engine = await shared.load();
  warmUp(engine);
  return engine;
}

/** The engine of the page: itself, where it is there. Where it could not start it is started again. */
export function takeEngine(): WasmEngine | Promise<WasmEngine> {
  return whole.module ?? shared.module ?? shared.load();
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
