import type { Advance, Snapshot } from "../engine/types.js";
import type { ProgressReport } from "../state/course/progress/study.js";
import type { PlaygroundState } from "../state/document/state.js";
import type { VisitEvent } from "../state/runs/frame.js";
import type { PlaygroundEvents } from "./host-events.js";

export type { PlaygroundError } from "../engine/errors.js";
export type { Advance, Snapshot } from "../engine/types.js";
export type { ProgressReport, TaskProgress } from "../state/course/progress/study.js";
export type { PlaygroundState } from "../state/document/state.js";
export type { VisitEvent } from "../state/runs/frame.js";
export type { PlaygroundEvents } from "./host-events.js";

/** What the page around sees of `<perceptron-playground>`. */
export interface Playground extends HTMLElement {
  /**
   * Resolves once what the state shows, as it is when this is asked for, is there or has failed where everybody sees it.
   * Whoever asks for it starts the element wherever it stands, as soon as that is in a page. After it has been taken out
   * and put back the promise is another one. Rejected with a `PlaygroundError` where the page could not start.
   */
  readonly ready: Promise<void>;
  /** The whole state as JSON. Setting it checks every field; what is wrong is named in a notice and left out. */
  get state(): PlaygroundState;
  set state(value: unknown);
  /**
   * What has been done of what counts, as `pp-progress` said it last; null before that. Setting it to what was said before, or
   * to its text `saved`, goes on there; null forgets all. What is wrong with it is named, and then nothing changes.
   */
  get progress(): ProgressReport | null;
  set progress(value: unknown);
  play(): void;
  pause(): void;
  /** One visit, as the story tells it; null when the run has stopped. */
  step(): VisitEvent | null;
  /** As `Run.advance`, over as many frames as it takes. Resolves with the visits made; rejects if `how` is not valid. */
  advance(how: Advance): Promise<number>;
  /** To the state just before a visit, forwards or back, over as many frames as it takes; rejects if it is none. */
  seek(visit: number): Promise<void>;
  reset(): void;
  /** As `Run.snapshot`, counts of the examples being of the page's; null while there is nothing to train. */
  snapshot(): Snapshot | null;
}

type EventMap = { [Name in keyof PlaygroundEvents]: CustomEvent<PlaygroundEvents[Name]> };

declare global {
  interface HTMLElementTagNameMap {
    "perceptron-playground": Playground;
  }
  interface HTMLElementEventMap extends EventMap {}
  interface DocumentEventMap extends EventMap {}
}
