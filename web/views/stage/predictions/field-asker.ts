import type { Frame, PaneView } from "../../../state/runs/frame.js";
import type { Dispatch, FieldWant } from "../../../state/runs/intent.js";
import type { StageSize } from "../../../ui/canvas/layer.js";
import type { Projection } from "../../../ui/canvas/projection.js";
import { differing, overlaid } from "../draw/needs.js";

const MOST = 1024;
/** Beyond two, finer pixels show nothing more. */
const FINEST = 2;

/** The panes whose predictions this stage draws point by point, ascending. */
export function panesAsked(frame: Frame, pane: PaneView): number[] {
  const { panes, state } = frame;
  const shown = panes.indexOf(pane);
  const asked = new Set<number>();
  const ask = (index: number): void => {
    if (panes[index]?.obstacle === null) asked.add(index);
  };
  if (pane.regions.kind === "field" || (pane.regions.kind === "classes" && state.ui.shading)) ask(shown);
  if (overlaid(frame)) {
    panes.forEach(({ regions }, index) => {
      if (regions.kind === "field") ask(index);
    });
  }
  const pair = differing(frame, pane);
  if (pair?.some(({ regions }) => regions.kind !== "linear")) {
    // Side by side each of the two stages asks for its own.
    for (const index of overlaid(frame) ? (state.ui.difference ?? []) : [shown]) ask(index);
  }
  return [...asked].sort((a, b) => a - b);
}

export function fieldWant({ plot, window }: Projection, { ratio }: StageSize): FieldWant {
  const points = (length: number): number => Math.max(1, Math.min(MOST, Math.round(length * Math.min(ratio, FINEST))));
  return { window, columns: points(plot.width), rows: points(plot.height) };
}

/** Asks for the fields that a stage needs, and says when it no longer needs them; each only once. */
export class FieldAsker {
  readonly #sent = new Map<number, string>();

  follow(frame: Frame, pane: PaneView, projection: Projection, size: StageSize, dispatch: Dispatch): void {
    const asked = panesAsked(frame, pane);
    for (const pane of this.#sent.keys()) {
      if (!asked.includes(pane)) this.#take(pane, dispatch);
    }
    if (asked.length === 0) return;
    const want = fieldWant(projection, size);
    const key = JSON.stringify(want);
    for (const pane of asked) {
      if (this.#sent.get(pane) === key) continue;
      this.#sent.set(pane, key);
      dispatch({ type: "want-field", pane, want });
    }
  }

  stop(dispatch: Dispatch): void {
    for (const pane of this.#sent.keys()) this.#take(pane, dispatch);
  }

  #take(pane: number, dispatch: Dispatch): void {
    this.#sent.delete(pane);
    dispatch({ type: "want-field", pane, want: null });
  }
}
