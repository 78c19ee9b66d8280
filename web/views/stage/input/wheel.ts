import type { ViewWindow } from "../../../state/document/state.js";
import { placeOf } from "../../../ui/canvas/layer.js";
import { dataX, dataY, type PlanePoint, type Projection } from "../../../ui/canvas/projection.js";
import { zoomAround } from "../plane/view-window.js";
import type { Surface } from "./surface.js";

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
