import type { WasmEngine } from "../../engine/engine.js";
import { type Lazy, lazy, loaded } from "../../engine/lazy.js";
import type { Background } from "../runs/background/index.js";
import type { CapabilityName } from "../runs/capability-name.js";
import type { Settings } from "./reduce/settings/index.js";

/** What a session loads when something asks for it. */
export interface Capabilities extends Readonly<Record<CapabilityName, Lazy<unknown>>> {
  /** What computes beside training. */
  readonly background: Lazy<Background>;
  /** What the engine does beyond the plain perceptron: see `WasmEngine.complete`. */
  readonly extension: Lazy<unknown>;
  /** The reducers of everything about the problem but its points. */
  readonly settings: Lazy<{ readonly settings: Settings }>;
}

const background = lazy(() => import("../runs/background/index.js"));
const settings = lazy(() => import("./reduce/settings/index.js"));

export function capabilitiesOf(engine: WasmEngine): Capabilities {
  return { background, settings, extension: engine.whole ? loaded(engine) : engine.completion };
}
