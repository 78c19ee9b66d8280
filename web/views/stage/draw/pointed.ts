import { type Examples, type Frame, hyperplane, type PaneView } from "../../../state/runs/frame.js";
import { FULL_GLYPHS, glyphRadius } from "../../../ui/canvas/glyphs.js";
import type { PlanePoint, Rect } from "../../../ui/canvas/projection.js";
import type { Marks } from "../../shared/canvas/marks.js";
import { activeTool } from "../../shared/pointing/active-tool.js";
import { toolRadius } from "../input/brush.js";
import { isHeldOut, placeOf } from "../plane/place.js";

/** Whether the boundaries of all learners are drawn on this stage. */
export function overlaid({ panes, state }: Frame): boolean {
  return panes.length > 1 && state.ui.compare === "overlay";
}

/** The two panes whose disagreement is shown on this stage, or null. */
export function differing(frame: Frame, pane: PaneView): readonly [PaneView, PaneView] | null {
  const { panes, state } = frame;
  const pair = state.ui.difference;
  const [first, second] = pair ? [panes[pair[0]], panes[pair[1]]] : [];
  if (!first || !second || first === second) return null;
  return overlaid(frame) || pane === first || pane === second ? [first, second] : null;
}

/** Whether something else predicts than what is in training: an average, or what the pocket holds. */
export function trainsApart({ regions, current, onAxes }: PaneView): boolean {
  const training = hyperplane(onAxes?.current ?? current);
  if (regions.kind !== "linear" || !training) return false;
  const { weights, bias } = regions.model;
  return bias !== training.bias || weights.some((weight, i) => weight !== training.weights[i]);
}

const unusual = new WeakMap<Examples, boolean>();

/** Whether there are further classes, examples held out, or too many for glyphs with signs. */
function unusualGlyphs(examples: Examples): boolean {
  let found = unusual.get(examples);
  if (found === undefined) {
    found = examples.count > FULL_GLYPHS || examples.heldOut !== null || examples.label.some((label) => label > 1);
    unusual.set(examples, found);
  }
  return found;
}

/** Whether drawing the frame takes more than two labels and one line between them, which is all the first picture has. */
export function needsPredictions(frame: Frame, pane: PaneView): boolean {
  const { ui } = frame.state;
  return (
    pane.regions.kind !== "linear" ||
    ui.tool === "class" ||
    pane.onAxes !== null ||
    // Learners that are compared will need it with the first update: not all at once, then.
    frame.panes.length > 1 ||
    trainsApart(pane) ||
    overlaid(frame) ||
    differing(frame, pane) !== null ||
    unusualGlyphs(frame.examples)
  );
}

interface Pointing {
  readonly hovered: number | null;
  readonly pointer: PlanePoint | null;
  readonly cursor: PlanePoint | null;
}

/** What is pointed out in this frame. */
export function marksOf(
  frame: Frame,
  { event }: Pick<PaneView, "event">,
  { hovered, pointer, cursor }: Pointing,
  plot: Rect,
): Marks {
  const visited = event && !isHeldOut(frame.examples, event.example) ? placeOf(frame, event.example) : null;
  const { ui } = frame.state;
  const radius = toolRadius(activeTool(ui, false, frame.examples), ui.brush);
  return {
    visited: visited && { at: visited, mistake: event?.mistake ?? false },
    selected: placeOf(frame, frame.selected),
    hovered: placeOf(frame, hovered ?? frame.pointed?.example ?? null),
    cursor,
    brush: pointer && radius > 0 ? { at: pointer, radius } : null,
    glyph: glyphRadius(frame.examples.count, plot),
  };
}

export function strokeLine(context: CanvasRenderingContext2D, x0: number, y0: number, x1: number, y1: number): void {
  context.beginPath();
  context.moveTo(x0, y0);
  context.lineTo(x1, y1);
  context.stroke();
}
