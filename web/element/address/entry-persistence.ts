import { saidBy } from "../../engine/lazy.js";
import type { PlaygroundState } from "../../state/document/state.js";
import type { Session } from "../../state/session.js";
import { kept } from "../../words/en/page/kept.js";
import { savedIdIn } from "../entry-mark.js";
import { SavedStateIds } from "../persistence/saved-state-ids.js";
import { openStateSaver, type StateSaver } from "../persistence/state-saver.js";

/** Saves the states of history entries that are too long for a link. If the browser refuses, a notice says so once. */
export class EntryPersistence {
  readonly #session: Session;
  readonly #opened: () => void;
  readonly #ids = new SavedStateIds(savedIdIn(history.state));
  /** Null until the database is open. */
  #saver: StateSaver | null = null;
  #opening: Promise<void> | null = null;
  /** The number of the entry whose state is saved; null while a link carries the state. */
  #savedEntry: number | null = null;
  #reported = false;

  /** @param opened Called when the database is open. */
  constructor(session: Session, opened: () => void) {
    this.#session = session;
    this.#opened = opened;
  }

  /**
   * Saves the state of an entry.
   * @param state Null when a link carries it.
   * @returns The id of the saved state, if it is saved.
   */
  save(number: number, state: PlaygroundState | null): string | undefined {
    this.#savedEntry = state && number;
    if (!state) return undefined;
    if (this.#saver) return this.#write(this.#saver, number, state);
    this.#opening ??= this.#open();
    return undefined;
  }

  /** Saves the new state of an entry that is saved already. */
  update(number: number, state: PlaygroundState): void {
    if (this.#saver && this.#savedEntry === number) this.#write(this.#saver, number, state);
  }

  /** Saves the state synchronously: the page may unload. */
  saveBeforeUnload(number: number, state: PlaygroundState): void {
    if (this.#savedEntry === number) this.#saver?.saveBeforeUnload(this.#ids.of(number), state);
    else this.#saver?.flush();
  }

  /** Deletes everything that is saved for this tab. */
  async deleteAll(): Promise<void> {
    this.#savedEntry = null;
    this.#opening ??= this.#open();
    await this.#opening;
    this.#saver?.deleteAll();
  }

  #write(saver: StateSaver, number: number, state: PlaygroundState): string {
    const id = this.#ids.of(number);
    saver.save(id, state);
    return id;
  }

  async #open(): Promise<void> {
    try {
      this.#saver = await openStateSaver(this.#ids.tab, this.#refuse);
      this.#opened();
    } catch (cause) {
      this.#refuse(cause);
    }
  }

  readonly #refuse = (cause: unknown): void => {
    // Nothing is lost when a link carries the state.
    if (this.#reported || this.#savedEntry === null) return;
    this.#reported = true;
    const reason = saidBy(cause);
    this.#session.refuse({
      field: "kept",
      code: "not-kept",
      message: this.#session.frame().words.room(kept).notKept(reason),
    });
  };
}
