import type { StageTheme } from "../../shared/canvas/colors.js";
import type { Layer } from "../../shared/canvas/layer.js";
import { thresholdFormula } from "../formulas.js";
import type { ProjectionFrame } from "../inputs.js";
import type { Picture } from "../picture.js";
import { marginName } from "../words.js";
import { type DrawnExamples, drawColumns, drawDots, drawPointedOut } from "./examples.js";
import { drawMargin, drawOrigin, drawThreshold, drawUnit } from "./marks.js";
import { drawLine, drawRulers, drawSides } from "./scales.js";

export function paint(layer: Layer, frame: ProjectionFrame, picture: Picture, theme: StageTheme): void {
  const { found, line, laid, room } = picture;
  const { turned } = frame.state.ui;
  const shown: DrawnExamples = { examples: frame.examples, line, laid, turned, mistake: found.mistake };
  drawSides(layer, room, line.threshold, theme);
  if (line.origin !== null) drawOrigin(layer, room, line.origin, theme);
  drawLine(layer, room, theme);
  drawRulers(layer, room, picture.rulers, theme);
  if (found.margin > 0) drawMargin(layer, room, line.threshold, marginOf(frame, picture), theme);
  drawThreshold(layer, room, { place: line.threshold, name: thresholdName(frame, picture) }, theme);
  if (line.origin !== null) drawUnit(layer, room, line.origin, theme);
  if (laid.kind === "dots") drawDots(layer, room, shown, laid, theme);
  else drawColumns(layer, room, laid, turned, theme);
  const { event } = frame.pane;
  const pointed = { visited: event?.example ?? null, mistake: event?.mistake ?? false, selected: frame.selected };
  drawPointedOut(layer, room, shown, { ...pointed, hovered: frame.pointed?.example ?? null }, theme);
}

function thresholdName({ state }: ProjectionFrame, { line, found }: Picture): string {
  if (line.origin === null || found.model.bias === 0) return "0";
  return `w·x = ${thresholdFormula(state.ui)}`;
}

/** From the threshold to the nearest example, on its side. */
function marginOf(frame: ProjectionFrame, { found, line }: Picture) {
  const i = line.examples.indexOf(found.nearest);
  return { place: line.place[i] ?? line.threshold, name: marginName(frame, found) };
}
