import type { Verdict } from "../../../state/runs/frame.js";
import { separatorOf, whyInseparable } from "../../../state/runs/separability.js";
import { whyShown } from "../../../state/runs/verdict.js";
import { clipToPlot, type Layer } from "../../../ui/canvas/layer.js";
import { pathOf, strokePath } from "../../../ui/canvas/polyline.js";
import { pixelX, pixelY } from "../../../ui/canvas/projection.js";
import { type DrawingWords, drawing } from "../../../words/generated/en/drawing.js";
import { drawable } from "../../shared/words/verdict-words.js";
import { tracePolygon } from "../draw/ground.js";
import { drawCaption, LineLabels } from "../draw/line-labels.js";
import { differing } from "../draw/needs.js";
import type { Scene } from "../draw/scene.js";
import { marginFigure } from "./why-figure.js";
import { drawAverages } from "./witness.js";

const DASH: readonly number[] = [6, 5];
const BAND = 0.07;

/** The maximum-margin line, the band around it that holds no example, and the examples that decide where it is. */
function drawMarginBand(layer: Layer, scene: Scene, verdict: Verdict, labels: LineLabels): void {
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
  const text = frame.words
    .room(drawing)
    .margin({ margin: geometric.margin, throughOrigin: !verdict.subject.bias, precision: frame.state.ui.precision });
  labels.add(text, figure.line, theme.accent);
}

/** Of what was so before the last edit. */
const PALE = 0.35;

/** How well the examples are separable, where that is asked for: with the other lines. */
export function drawWhyBelow(layer: Layer, scene: Scene, labels: LineLabels): void {
  const verdict = drawnNow(scene);
  if (!verdict?.analysis.separable) return;
  paled(layer, verdict, () => drawMarginBand(layer, scene, verdict, labels));
}

/** Why the examples are not separable, where that is asked for or a run has ended in vain: above the points. */
export function drawWhyAbove(layer: Layer, scene: Scene): void {
  const labels = new LineLabels(layer, scene, "why");
  const verdict = shown(scene);
  if (!verdict) return;
  if (drawnNow(scene) && !verdict.analysis.separable) {
    paled(layer, verdict, () => drawAverages(layer, scene, verdict, labels));
  }
  caption(layer, scene, verdict);
}

function shown({ frame, pane }: Scene): Verdict | null {
  return whyShown(frame, pane) ? (frame.findings?.verdict ?? null) : null;
}

/** Examples that have since been added or taken away have changed places in the list; moved ones have only moved. */
function drawnNow(scene: Scene): Verdict | null {
  const verdict = shown(scene);
  if (!verdict || !drawable(verdict)) return null;
  return verdict.stale && verdict.subject.examples.count !== scene.frame.examples.count ? null : verdict;
}

function paled({ context }: Layer, { stale }: Verdict, draw: () => void): void {
  context.save();
  if (stale) context.globalAlpha = PALE;
  draw();
  context.restore();
}

/** Unless the difference of two learners is told there. The maximum-margin line has a sign of its own. */
function caption(layer: Layer, scene: Scene, verdict: Verdict): void {
  if ((verdict.analysis.separable && drawable(verdict)) || differing(scene.frame, scene.pane)) return;
  drawCaption(layer, scene, captions(verdict, scene.frame.words.room(drawing)));
}

/** The longest first; none of what was so before the last edit: a sentence would pass for what is so now. */
export function captions(verdict: Verdict, say: DrawingWords): string[] {
  if (verdict.stale) return [];
  const { analysis, subject } = verdict;
  const scaled = subject.scaling !== "none";
  const { length } = subject.features;
  if (analysis.separable) {
    const separator = separatorOf(subject);
    return scaled
      ? [say.marginInScaledSpace({ separator }), say.inScaledSpace]
      : [say.marginInSpace({ separator, features: length }), say.inSpace({ features: length })];
  }
  if (!drawable(verdict))
    return [scaled ? say.whyInScaledSpace : say.whyInSpace({ features: length }), say.notSeparable];
  if (!analysis.witness) return [say.notSeparable];
  const why = whyInseparable(analysis.witness, subject);
  return [say.notSeparableBecause({ why }), say.reason({ why }), say.notSeparable];
}
