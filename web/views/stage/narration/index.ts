/** What the stage says, draws and hears beside the first picture: soon after that. */

import { nothing, type ReactiveController, type ReactiveControllerHost } from "lit";
import { lazy } from "../../../engine/lazy.js";
import type { Words } from "../../../state/document/notation/words.js";
import type { ViewWindow } from "../../../state/document/state.js";
import type { Frame, PaneView } from "../../../state/runs/frame.js";
import { placeOf } from "../../../ui/canvas/layer.js";
import { dataX, dataY, type PlanePoint, type Projection } from "../../../ui/canvas/projection.js";
import { narration } from "../../../words/generated/en/narration.js";
import type { StandingArrow } from "../../shared/canvas/weight-arrow.js";
import { LazyController } from "../../shared/loading/loading.js";
import { adopt, type Styles } from "../../shared/loading/styles.js";
import { type PointerHost, ViewPointer } from "../../shared/pointing/view-pointer.js";
import { describeExample, describeStage } from "../description/describe.js";
import type { StageHandles } from "../handles/index.js";
import type { Surface } from "../input/pointer-act.js";
import { zoomAround } from "../plane/view-window.js";

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

// Not "pointerover": over the element in which the pointer rested while the page loaded, there is none.
const signs = ["pointermove", "pointerdown", "focusin"] as const;
const handCode = lazy(() => import("../handles/index.js"));

/** What the weights are dragged by, from the first sign of a hand on the page on: a pointer anywhere, or the focus here. */
export class Handles implements ReactiveController {
  readonly code: LazyController<{ readonly StageHandles: typeof StageHandles; readonly styles: Styles }>;
  readonly #stage: Surface & ReactiveControllerHost & Node;
  #hand: StageHandles | null = null;

  constructor(stage: Surface & ReactiveControllerHost & Node) {
    this.#stage = stage;
    this.code = new LazyController(stage, handCode);
    stage.addController(this);
  }

  hostConnected(): void {
    for (const sign of signs) addEventListener(sign, this.#load);
  }

  hostDisconnected(): void {
    for (const sign of signs) removeEventListener(sign, this.#load);
  }

  readonly #load = (): void => this.code.load();

  /** See `Scene.standing`. */
  get standing(): StandingArrow | null {
    return this.#hand?.standing ?? null;
  }

  render(): unknown {
    const { module } = this.code;
    const { frame, pane, projection } = this.#stage;
    if (!module || !frame || !pane || !projection) return nothing;
    adopt(this.#stage.getRootNode(), module.styles);
    this.#hand ??= new module.StageHandles(this.#stage);
    return this.#hand.render(frame, pane, projection);
  }
}

const PIXELS_PER_LINE = 16;
const PIXELS_PER_PAGE = 400;
/** Natural logarithm of the zoom for one pixel of the wheel, and for one of a trackpad's pinch. */
const RATE = 0.002;
const PINCH_RATE = 0.01;
/** A mouse's wheel with ctrl sends large steps that the pinch rate would turn into leaps. */
const MOST = 0.5;

interface WheelTurn {
  readonly deltaY: number;
  readonly deltaMode: number;
  readonly ctrlKey: boolean;
}

/** The window after a turn of the wheel: what is under the pointer stays there. */
function wheelWindow(p: Projection, at: PlanePoint, turn: WheelTurn): ViewWindow {
  const unit = turn.deltaMode === 1 ? PIXELS_PER_LINE : turn.deltaMode === 2 ? PIXELS_PER_PAGE : 1;
  const exponent = -turn.deltaY * unit * (turn.ctrlKey ? PINCH_RATE : RATE);
  const factor = Math.exp(Math.max(-MOST, Math.min(MOST, exponent)));
  return zoomAround(p.window, dataX(p, at.x), dataY(p, at.y), factor);
}

/** Zooms at the pointer. Elsewhere than on a chosen stage the wheel scrolls the page. */
export function wheel(surface: Surface, event: WheelEvent, chosen: boolean): void {
  if (!surface.projection || !(event.ctrlKey || event.metaKey || chosen)) return;
  event.preventDefault();
  const at = placeOf(event, surface.magnification);
  surface.inTurn(() => {
    if (surface.projection) surface.lookAt(wheelWindow(surface.projection, at, event));
  });
}

export { whyShown } from "../../../state/runs/verdict.js";
export { readoutLine } from "../description/describe.js";
export * as updateDrawing from "../draw/update-drawing.js";

/** For the line that describes the stage to those who use its keys. */
export const keyHelp = (words: Words): string => words.room(narration).keyHelp;
