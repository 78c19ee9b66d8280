import type { PaneView } from "../../../state/frame.js";
import type { Words } from "../../../state/words.js";
import { clipToPlot } from "../../shared/canvas/clip-to-plot.js";
import type { StageTheme } from "../../shared/canvas/colors.js";
import type { Layer } from "../../shared/canvas/layer.js";
import { type Polyline, pathOf, strokePath } from "../../shared/canvas/polyline.js";
import type { Projection } from "../../shared/canvas/projection.js";
import { namesOf } from "../../shared/words/learner-name.js";
import type { StageFrame } from "../inputs.js";
import { outlineOf } from "./outline.js";

/** One a pane, by its place; the lead's line is solid in any case. */
const DASHES: readonly (readonly number[])[] = [
  [14, 5],
  [2, 4],
  [9, 4, 2, 4],
  [5, 4],
  [9, 3, 2, 3, 2, 3],
  [20, 4, 6, 4],
];

function colorOf(index: number, theme: StageTheme): string {
  const colors = [theme.accent, theme.class3, theme.class4, theme.class5, theme.ink2, theme.class2];
  return colors[index % colors.length] ?? theme.ink;
}

/** "2 Voted": what the panes' boundaries are called at the ends of their lines. */
export function paneNames(panes: readonly PaneView[], words: Words): readonly string[] {
  return namesOf(
    panes.map(({ learner }) => learner),
    words,
  ).map(({ sign }) => sign);
}

/** A boundary, and the sign that says whose it is. */
interface NamedLines {
  readonly name: string;
  readonly lines: readonly Polyline[];
  readonly color: string;
}

/**
 * The boundaries of all panes on one stage, told apart by dash and colour, and by the names that are to be written at
 * them. That of the lead is drawn already: it only gets its name.
 */
export function drawOverlay(layer: Layer, projection: Projection, frame: StageFrame, theme: StageTheme): NamedLines[] {
  const { context } = layer;
  const names = paneNames(frame.panes, frame.words);
  const all = frame.panes.map((pane, index) => ({
    name: names[index] ?? "",
    lines: pane.obstacle === null ? outlineOf(pane, projection.window) : [],
    color: index === frame.lead ? theme.ink : colorOf(index, theme),
  }));
  context.save();
  clipToPlot(layer, projection);
  all.forEach(({ lines, color }, index) => {
    if (index === frame.lead || lines.length === 0) return;
    const look = { color, width: 2.25, dash: DASHES[index % DASHES.length] ?? [] };
    strokePath(context, pathOf(projection, lines), { ...look, halo: theme.surface });
  });
  context.restore();
  return all;
}
