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
  readonly #ids = new KeptIds(keptIn(history.state));
  #keeper: Keeper | null = null;
  /** What was to be kept last, and of which entry; null where a link says it. */
  #last: { readonly number: number; readonly state: PlaygroundState } | null = null;
  #told = false;

  constructor(session: Session) {
    this.#session = session;
  }

  /**
   * Keeps what an entry shows, or what it has come to show.
   * @param state null where a link says it.
   * @returns the id under which it is kept, if it is.
   */
  keep(number: number, state: PlaygroundState | null): string | undefined {
    this.#last = state && { number, state };
    if (!state) return undefined;
    const id = this.#ids.of(number);
    void this.#act((keeper) => keeper.keep(id, state));
    return id;
  }

  /** What an entry shows now is the last that is seen of it, perhaps. */
  leave(number: number, state: PlaygroundState): void {
    if (this.#last?.number !== number) return;
    if (this.#last.state !== state) this.keep(number, state);
    this.#keeper?.flush();
  }

  /** Nothing of this tab is kept any longer. */
  forget(): void {
    this.#last = null;
    void this.#act((keeper) => keeper.forget());
  }

  /** At once where that is possible: nobody waits for a page that goes. */
  async #act(act: (keeper: Keeper) => void): Promise<void> {
    if (!this.#keeper) {
      try {
        const { Keeper } = await code.load();
        this.#keeper ??= new Keeper(this.#ids.line, this.#refuse);
      } catch (cause) {
        this.#refuse(cause);
        return;
      }
    }
    act(this.#keeper);
  }

  readonly #refuse = (cause: unknown): void => {
    if (this.#told) return;
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
