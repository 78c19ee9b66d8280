import type { Verdict } from "../../../state/frame.js";
import { drawing } from "../../../words/en/stage/drawing.js";
import { clipToPlot } from "../../shared/canvas/clip-to-plot.js";
import type { Layer } from "../../shared/canvas/layer.js";
import { pathOf, strokePath } from "../../shared/canvas/polyline.js";
import { pixelX, pixelY } from "../../shared/canvas/projection.js";
import { tracePolygon } from "../draw/ground.js";
import type { LineLabels } from "../draw/line-labels.js";
import type { Scene } from "../draw/scene.js";
import { marginFigure } from "./why-figure.js";

const DASH: readonly number[] = [6, 5];
const BAND = 0.07;

/** The maximum-margin line, the band around it that holds no example, and the examples that decide where it is. */
export function drawMarginBand(layer: Layer, scene: Scene, verdict: Verdict, labels: LineLabels): void {
  const { layout, theme, marks, frame } = scene;
  const { projection: p } = layout;
  const { context } = layer;
  const figure = marginFigure(verdict, p.window);
  const { geometric } = verdict.analysis;
  if (!figure || !geometric) return;
  context.save();
  clipToPlot(layer, p);
  context.save();
  tracePolygon(context, p, figure.band);
  context.globalAlpha *= BAND;
  context.fillStyle = theme.accent;
  context.fill();
  context.restore();
  const look = { color: theme.accent, halo: theme.surface };
  strokePath(context, pathOf(p, figure.edges), { ...look, width: 1.5, dash: DASH });
  strokePath(context, pathOf(p, figure.line), { ...look, width: 2 });
  for (const { x, y } of figure.support) {
    context.beginPath();
    context.arc(pixelX(p, x), pixelY(p, y), marks.glyph + 4, 0, 2 * Math.PI);
    context.lineWidth = 4.5;
    context.strokeStyle = theme.surface;
    context.stroke();
    context.lineWidth = 2;
    context.strokeStyle = theme.accent;
    context.stroke();
  }
  context.restore();
  const text = frame.words.room(drawing).margin(geometric.margin, !verdict.subject.bias, frame.state.ui.precision);
  labels.add(text, figure.line, theme.accent);
}
