import type { WasmEngine, WholeEngine } from "../../engine/engine.js";
import { type Lazy, lazy } from "../../engine/lazy.js";
import type { Background } from "../runs/background/index.js";
import type { CapabilityName } from "../runs/demand.js";
import type { Settings } from "./reduce/settings/index.js";

/** What a session loads when something asks for it. */
export interface Capabilities extends Readonly<Record<CapabilityName, Lazy<unknown>>> {
  /** What computes beside training. */
  readonly background: Lazy<Background>;
  /** The whole engine, which the runs move to. */
  readonly whole: Lazy<WholeEngine>;
  /** The reducers of everything about the problem but its points. */
  readonly settings: Lazy<{ readonly settings: Settings }>;
}

const background = lazy(() => import("../runs/background/index.js"));
const settings = lazy(() => import("./reduce/settings/index.js"));

export function capabilitiesOf(engine: WasmEngine): Capabilities {
  return { background, settings, whole: engine.completion };
}
