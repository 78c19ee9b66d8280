import type { WasmEngine, WholeEngine } from "../../engine/engine.js";
import { type Lazy, lazy } from "../../engine/lazy.js";
import type { Refusal } from "../document/reading/refusal.js";
import type { Background } from "../runs/background/index.js";
import type { CapabilityName } from "../runs/demand.js";
import { loadFailed } from "./intent-queue.js";
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

/** Is told when a load has ended. */
interface LoadListener {
  /** A capability has loaded, or has failed to load. */
  loaded(): void;
  refuse(refusal: Refusal): void;
}

/** Loads the capabilities that the page needs. A failed load is retried after the next intent. */
export class CapabilityLoader {
  readonly #capabilities: Capabilities;
  readonly #listener: LoadListener;
  /** What is on its way and will be told of. */
  readonly #awaited = new Set<CapabilityName>();
  #retry = false;

  constructor(capabilities: Capabilities, receiver: LoadListener) {
    this.#capabilities = capabilities;
    this.#listener = receiver;
  }

  /** Lets the next `load` try failed capabilities again. */
  retryFailed(): void {
    this.#retry = true;
  }

  /** Loads what is likely to be needed soon. A failure is reported only when it is needed. */
  prefetch(needs: readonly CapabilityName[]): void {
    for (const need of needs) if (this.#capabilities[need].state === "unloaded") void this.#capabilities[need].load();
  }

  /** Those of the given capabilities that `load` would load, or wait for where somebody else has begun to. */
  missing(needs: readonly CapabilityName[]): readonly CapabilityName[] {
    return needs.filter((need) => {
      const { state } = this.#capabilities[need];
      const begun = state === "loading" && !this.#awaited.has(need);
      return state === "unloaded" || begun || (this.#retry && state === "failed");
    });
  }

  load(needs: readonly CapabilityName[]): void {
    const missing = this.missing(needs);
    this.#retry = false;
    for (const need of missing) void this.#load(need);
  }

  /** Resolves when nothing is loading; true if anything was. */
  async settled(): Promise<boolean> {
    const loading = () => Object.values(this.#capabilities).filter(({ state }) => state === "loading");
    let waited = false;
    for (let loads = loading(); loads.length > 0; loads = loading()) {
      waited = true;
      await Promise.allSettled(loads.map(({ load }) => load()));
      // Lets those who awaited the same load run first.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return waited;
  }

  async #load(need: CapabilityName): Promise<void> {
    this.#awaited.add(need);
    try {
      await this.#capabilities[need].load();
    } catch (error) {
      this.#listener.refuse(loadFailed(error));
    }
    this.#awaited.delete(need);
    this.#listener.loaded();
  }
}
