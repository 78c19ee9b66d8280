import type { Frame, PaneView } from "../../../state/runs/frame.js";
import { type PointerHost, ViewPointer } from "../../shared/pointing/view-pointer.js";
import { describeExample, describeStage } from "../description/describe.js";

/** Milliseconds between two versions of the text while playing. */
const EVERY = 1000;

/** The words beside the picture: a description of the whole, and the line that says what just happened. */
export class Narrator {
  /** Says to the other views what is pointed at on the stage. */
  readonly pointer: ViewPointer;
  description = "";
  announcement = "";
  #at = Number.NEGATIVE_INFINITY;
  /** Its keys are told while it has the focus for the first time. */
  #told: "not" | "now" | "before" = "not";

  constructor(stage: PointerHost) {
    this.pointer = new ViewPointer(stage);
  }

  /** A sentence for those who listen; the same again is heard again, which a text that stays is not. */
  say(text: string): void {
    this.announcement = text === this.announcement ? `${text}\u200b` : text;
  }

  /** What describes the stage. @param id with which the ids of both texts begin. */
  describedBy(id: string, focused: boolean): string {
    if (focused && this.#told === "not") this.#told = "now";
    if (!focused && this.#told === "now") this.#told = "before";
    const ids = this.#told === "before" ? [`${id}-text`] : [`${id}-text`, `${id}-help`];
    return ids.join(" ");
  }

  /** @param listening whether the stage has the focus, so that a new selection is worth saying. */
  follow(previous: Frame | null, frame: Frame, pane: PaneView, listening: boolean, now = performance.now()): void {
    if (!frame.playback.playing || now - this.#at >= EVERY) {
      this.description = describeStage(frame, pane);
      this.#at = now;
    }
    const { selected } = frame;
    if (listening && previous && selected !== previous.selected && selected !== null) {
      const text = describeExample(frame, pane, selected);
      // The key that has selected it may have said so.
      if (!this.announcement.startsWith(text)) this.announcement = text;
    }
  }
}
