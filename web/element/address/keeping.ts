import { lazy } from "../../engine/lazy.js";
import type { PlaygroundState } from "../../state/document/state.js";
import type { Session } from "../../state/session.js";
import { keptIn } from "../entry-mark.js";
import type { Keeper } from "../kept/index.js";
import { KeptIds } from "../kept-ids.js";

const code = lazy(() => import("../kept/index.js"));

/** Has the browser keep what no link can say. Where it does not, that is said once. */
export class Keeping {
  readonly #session: Session;
  readonly #opened: () => void;
  readonly #ids = new KeptIds(keptIn(history.state));
  /** Null until the browser has said that it keeps anything. */
  #keeper: Keeper | null = null;
  #opening: Promise<void> | null = null;
  /** The number of the entry that is kept, while there is no link that says it. */
  #kept: number | null = null;
  #told = false;

  /** @param opened is called when states can be kept that could not before. */
  constructor(session: Session, opened: () => void) {
    this.#session = session;
    this.#opened = opened;
  }

  /**
   * Keeps what an entry shows.
   * @param state null where a link says it.
   * @returns the id under which it is kept, if it is.
   */
  keep(number: number, state: PlaygroundState | null): string | undefined {
    this.#kept = state && number;
    if (!state) return undefined;
    if (this.#keeper) return this.#write(this.#keeper, number, state);
    this.#opening ??= this.#open();
    return undefined;
  }

  /** What an entry that is kept has come to show. */
  note(number: number, state: PlaygroundState): void {
    if (this.#keeper && this.#kept === number) this.#write(this.#keeper, number, state);
  }

  /** What an entry shows now is the last that is seen of it, perhaps. */
  leave(number: number, state: PlaygroundState): void {
    if (this.#kept === number) this.#keeper?.part(this.#ids.of(number), state);
    else this.#keeper?.flush();
  }

  /** Nothing of this tab is kept any longer. */
  async forget(): Promise<void> {
    this.#kept = null;
    this.#opening ??= this.#open();
    await this.#opening;
    this.#keeper?.forget();
  }

  #write(keeper: Keeper, number: number, state: PlaygroundState): string {
    const id = this.#ids.of(number);
    keeper.keep(id, state);
    return id;
  }

  async #open(): Promise<void> {
    try {
      const { openKeeper } = await code.load();
      this.#keeper = await openKeeper(this.#ids.line, this.#refuse);
      this.#opened();
    } catch (cause) {
      this.#refuse(cause);
    }
  }

  readonly #refuse = (cause: unknown): void => {
    // Where nothing is too long for a link, nothing is lost.
    if (this.#told || this.#kept === null) return;
    this.#told = true;
    const reason = cause instanceof Error ? cause.message : String(cause);
    this.#session.refuse({
      field: "kept",
      code: "not-kept",
      message:
        "What is shown is too long for a link, and this browser does not keep it: " +
        `before you leave the page, save it as a file (Share). (${reason})`,
    });
  };
}
