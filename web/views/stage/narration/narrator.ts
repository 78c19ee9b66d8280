import type { PaneView } from "../../../state/frame.js";
import { type PointerHost, ViewPointer } from "../../shared/press/view-pointer.js";
import { describeExample, describeStage } from "../description/describe.js";
import type { StageFrame } from "../inputs.js";

/** Milliseconds between two versions of the text while playing. */
const EVERY = 1000;

/** The words beside the picture: a description of the whole, and the line that says what just happened. */
export class Narrator {
  /** Says to the other views what is pointed at on the stage. */
  readonly pointer: ViewPointer;
  description = "";
  announcement = "";
  #at = Number.NEGATIVE_INFINITY;

  constructor(stage: PointerHost) {
    this.pointer = new ViewPointer(stage);
  }

  /** @param listening whether the stage has the focus, so that a new selection is worth saying. */
  follow(
    previous: StageFrame | null,
    frame: StageFrame,
    pane: PaneView,
    listening: boolean,
    now = performance.now(),
  ): void {
    if (!frame.playback.playing || now - this.#at >= EVERY) {
      this.description = describeStage(frame, pane);
      this.#at = now;
    }
    const { selected } = frame;
    if (listening && previous && selected !== previous.selected && selected !== null) {
      this.announcement = describeExample(frame, pane, selected);
    }
  }
}
