import type { Dispatch } from "../intent.js";

/** Which of what is opened beside the story counts, of lessons or of questions: what each needs may come in any order. */
export class LatestOpening {
  readonly #dispatch: Dispatch;
  #asked = 0;

  constructor(dispatch: Dispatch) {
    this.#dispatch = dispatch;
  }

  /** Something is to be opened. Says from then on whether nothing else has been asked for, or has been opened meanwhile. */
  ask(): () => boolean {
    const asked = ++this.#asked;
    const { lesson, quiz } = this.#dispatch.now().state.ui;
    return () => {
      const { ui } = this.#dispatch.now().state;
      return asked === this.#asked && ui.lesson === lesson && ui.quiz === quiz;
    };
  }

  /** What is on its way is not opened any more. */
  drop(): void {
    this.#asked++;
  }
}
