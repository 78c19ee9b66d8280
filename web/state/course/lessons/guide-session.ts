import { PlaygroundError } from "../../../engine/errors.js";
import { isGone, patience } from "../../../engine/lazy.js";
import type { Dispatch } from "../../runs/intent.js";

/** Why nothing could be opened. */
export type GuideFailure =
  | { readonly code: "refused"; readonly error: PlaygroundError }
  /** `updated`: the site has other files by now. */
  | { readonly code: "notLoaded"; readonly what: Guided; readonly updated: boolean };

/** What is opened. */
type Guided = "lesson" | "question";

/**
 * What guides the reader beside the story, of one playground: the step of a lesson, a question or a challenge. It is opened,
 * answered and left in the same way, whichever it is.
 */
export abstract class GuideSession<Opened> {
  protected readonly dispatch: Dispatch;
  readonly #listeners = new Set<() => void>();
  readonly #opening: LatestOpening;
  readonly #what: Guided;
  #opened: Opened | null = null;
  #failure: GuideFailure | null = null;
  #act: ((counts: () => boolean) => Promise<void>) | null = null;
  #coming: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #slow = false;

  protected constructor(dispatch: Dispatch, what: Guided) {
    this.dispatch = dispatch;
    this.#opening = new LatestOpening(dispatch);
    this.#what = what;
  }

  /** What is open; null while nothing is. */
  get opened(): Opened | null {
    return this.#opened;
  }

  /** Why nothing could be opened; null where nothing was refused. */
  get failure(): GuideFailure | null {
    return this.#failure;
  }

  /** Whether what opens has been loading for long: then the reader can try again, or leave. */
  get slow(): boolean {
    return this.#slow;
  }

  /** Whether it may come if it is tried again: it is slow, or was lost on its way. */
  get mayCome(): boolean {
    const { failure } = this;
    if (failure?.code === "refused") return failure.error.code === "load-failed";
    return this.#slow || (failure !== null && !failure.updated);
  }

  /** Resolves when what is being opened is there, or could not be opened. */
  async atRest(): Promise<void> {
    while (this.#coming) await this.#coming;
  }

  /** Opens anew what has not come. */
  readonly tryAgain = (): void => {
    if (this.#act) void this.opening(this.#act);
    this.changed();
  };

  /** Calls the listener after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether whoever looks at the page may not leave tasks out, or have them solved. */
  locks(word: "skip" | "solutions"): boolean {
    return this.dispatch.now().state.ui.lock.includes(word);
  }

  protected setOpened(opened: Opened | null): void {
    this.#opened = opened;
  }

  /** Tells who listens. */
  protected changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** What is on its way is not opened any more, and nothing is refused. */
  protected drop(): void {
    this.#opening.drop();
    this.#failure = null;
    this.#endWait();
  }

  /** @param act asks after every wait whether it still counts. */
  protected async opening(act: (counts: () => boolean) => Promise<void>): Promise<void> {
    const coming = this.#open(act);
    this.#coming = coming;
    await coming;
    if (this.#coming === coming) this.#coming = null;
  }

  async #open(act: (counts: () => boolean) => Promise<void>): Promise<void> {
    const counts = this.#opening.ask();
    this.#failure = null;
    this.#act = act;
    const wait = this.#beginWait();
    try {
      await act(counts);
    } catch (error) {
      if (!counts()) return;
      const updated = isGone(error);
      this.#failure =
        error instanceof PlaygroundError && !updated
          ? { code: "refused", error }
          : { code: "notLoaded", what: this.#what, updated };
    }
    if (wait === this.#timer) this.#endWait();
    this.changed();
  }

  #beginWait(): unknown {
    this.#endWait();
    this.#timer = setTimeout(() => {
      this.#slow = true;
      this.changed();
    }, patience);
    return this.#timer;
  }

  #endWait(): void {
    clearTimeout(this.#timer);
    this.#slow = false;
  }
}

/** Which of what is opened beside the story counts, of lessons or of questions: what each needs may come in any order. */
class LatestOpening {
  readonly #dispatch: Dispatch;
  #asked = 0;

  constructor(dispatch: Dispatch) {
    this.#dispatch = dispatch;
  }

  /** Something is to be opened. Says from then on whether nothing else has been asked for, or has been opened meanwhile. */
  ask(): () => boolean {
    const asked = ++this.#asked;
    const { lesson, quiz } = this.#dispatch.now().state.ui;
    const lives = this.#dispatch.lives();
    return () => {
      const { ui } = this.#dispatch.now().state;
      return asked === this.#asked && lives() && ui.lesson === lesson && ui.quiz === quiz;
    };
  }

  /** What is on its way is not opened any more. */
  drop(): void {
    this.#asked++;
  }
}

/** One session of a kind for each playground, which all its parts share. */
export function sessionOf<Session>(make: (dispatch: Dispatch) => Session): (dispatch: Dispatch) => Session {
  const sessions = new WeakMap<Dispatch, Session>();
  return (dispatch) => {
    const session = sessions.get(dispatch) ?? make(dispatch);
    sessions.set(dispatch, session);
    return session;
  };
}
