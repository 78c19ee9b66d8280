import type { Frame } from "../../state/frame.js";
import { brushRadius, eraserRadius } from "./brush.js";
import type { Marks } from "./draw-marks.js";
import { glyphRadius } from "./glyphs.js";
import { placeOf } from "./place.js";
import type { PlanePoint } from "./projection.js";

export interface Pointing {
  readonly hovered: number | null;
  readonly pointer: PlanePoint | null;
  readonly cursor: PlanePoint | null;
}

/** What is pointed out in this frame. */
export function marksOf(frame: Frame, { hovered, pointer, cursor }: Pointing): Marks {
  const visited = frame.event && placeOf(frame, frame.event.example);
  const { tool, brush } = frame.state.ui;
  const radius = tool === "erase" ? eraserRadius(brush) : tool === "move" ? 0 : brushRadius(brush);
  return {
    visited: visited && { at: visited, mistake: frame.event?.mistake ?? false },
    selected: placeOf(frame, frame.selected),
    hovered: placeOf(frame, hovered),
    cursor,
    brush: pointer && radius > 0 ? { at: pointer, radius } : null,
    glyph: glyphRadius(frame.examples.count),
  };
}
