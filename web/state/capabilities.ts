import type { WasmEngine } from "../engine/engine.js";
import { type Lazy, lazy, loaded } from "../engine/lazy.js";
import type { Background } from "./background/index.js";
import type { CapabilityName } from "./reduce/capability-name.js";

/** What a session loads when something asks for it. */
export interface Capabilities extends Readonly<Record<CapabilityName, Lazy<unknown>>> {
  /** What computes beside training. */
  readonly background: Lazy<Background>;
  /** What the engine does beyond the plain perceptron: see `WasmEngine.complete`. */
  readonly extension: Lazy<unknown>;
}

const background = lazy(() => import("./background/index.js"));

export function capabilitiesOf(engine: WasmEngine): Capabilities {
  return { background, extension: engine.whole ? loaded(engine) : lazy(() => engine.complete()) };
}
