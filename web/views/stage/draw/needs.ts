import { type Examples, type Frame, hyperplane, type PaneView } from "../../../state/runs/frame.js";
import { FULL_GLYPHS } from "../../../ui/canvas/glyphs.js";

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
