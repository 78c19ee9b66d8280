import type { Frame, PaneView } from "../../../state/runs/frame.js";
import { glyphRadius } from "../../../ui/canvas/glyphs.js";
import type { PlanePoint, Rect } from "../../../ui/canvas/projection.js";
import type { Marks } from "../../shared/canvas/marks.js";
import { activeTool } from "../../shared/pointing/active-tool.js";
import { toolRadius } from "../input/brush.js";
import { isHeldOut, placeOf } from "../plane/place.js";

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
