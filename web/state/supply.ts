import type { Capabilities } from "./capabilities.js";
import type { Refusal } from "./document/refusal.js";
import type { Need } from "./reduce/need.js";
import { notLoaded } from "./waiting.js";

/** Who is told of what has been loaded. */
export interface Receiver {
  /** Something has come, or could not. */
  supplied(): void;
  refuse(refusal: Refusal): void;
}

/** Loads what the page shows. What could not be loaded is tried again after the user has done something else. */
export class Supply {
  readonly #capabilities: Capabilities;
  readonly #receiver: Receiver;
  #again = false;

  constructor(capabilities: Capabilities, receiver: Receiver) {
    this.#capabilities = capabilities;
    this.#receiver = receiver;
  }

  /** The user has done something. */
  tryAgain(): void {
    this.#again = true;
  }

  /** Loads what is likely to be needed. Whether it comes is said when it is needed. */
  prefetch(needs: readonly Need[]): void {
    for (const need of needs) if (this.#capabilities[need].state === "unloaded") void this.#capabilities[need].load();
  }

  /** Which of these have not been asked for, or not again. */
  lacking(wanted: readonly Need[]): readonly Need[] {
    return wanted.filter((need) => {
      const { state } = this.#capabilities[need];
      return state === "unloaded" || (this.#again && state === "failed");
    });
  }

  provide(wanted: readonly Need[]): void {
    const lacking = this.lacking(wanted);
    this.#again = false;
    for (const need of lacking) void this.#load(need);
  }

  /** Kept once nothing is on its way; with whether anything was. */
  async settled(): Promise<boolean> {
    const onTheirWay = () => Object.values(this.#capabilities).filter(({ state }) => state === "loading");
    let waited = false;
    for (let loads = onTheirWay(); loads.length > 0; loads = onTheirWay()) {
      waited = true;
      await Promise.allSettled(loads.map(({ load }) => load()));
      // Then whoever waited for it has its turn.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return waited;
  }

  async #load(need: Need): Promise<void> {
    try {
      await this.#capabilities[need].load();
    } catch (error) {
      this.#receiver.refuse(notLoaded(error));
    }
    this.#receiver.supplied();
  }
}
