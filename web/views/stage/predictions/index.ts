import type { PaneView } from "../../../state/frame.js";
import { hyperplane, hyperplanes } from "../../../state/frame.js";
import { traitsOf } from "../../../state/learners/traits.js";
import { isShaded } from "../../../state/shading.js";
import { drawing } from "../../../words/en/stage/drawing.js";
import { type Division, divide, lineOf, planeModel } from "../../shared/canvas/boundary.js";
import { classGlyphs } from "../../shared/canvas/class-glyphs.js";
import { clipToPlot } from "../../shared/canvas/clip-to-plot.js";
import { crispWidth, type Layer } from "../../shared/canvas/layer.js";
import { type Polyline, pathOf, strokePath } from "../../shared/canvas/polyline.js";
import { drawCaption } from "../draw/caption.js";
import { drawGround, tracePolygon } from "../draw/ground.js";
import { LineLabels } from "../draw/line-labels.js";
import { drawGhost, drawModel } from "../draw/model.js";
import { differing, overlaid, trainsApart } from "../draw/needs.js";
import type { Predictions, Scene } from "../draw/scene.js";
import type { StageFrame } from "../inputs.js";
import { drawWhyBelow } from "../separability/why.js";
import { argmaxBorders, argmaxRegions } from "./argmax.js";
import { classLook, drawPattern, labelOfClass } from "./class-look.js";
import { type Difference, differenceOf, drawDifference, isEmpty } from "./difference.js";
import { drawField, drawShading } from "./field-image.js";
import { outlineOf, planeModels } from "./outline.js";
import { drawOverlay, paneNames } from "./overlay.js";

export { drawWhyAbove } from "../separability/why.js";
export { FieldAsker } from "./field-asker.js";

/** What the stage draws beyond two labels and one line between them; loaded when it is first needed. */
export const glyphs: Predictions["glyphs"] = classGlyphs;

/** The places where each label is predicted, the score as shading, and where two learners disagree. */
export function drawRegions(layer: Layer, scene: Scene, division: Division): void {
  const { frame, pane, layout, theme } = scene;
  const { projection } = layout;
  const { regions, field } = pane;
  const shading = isShaded(frame.state);
  const shaded = shading && regions.kind !== "linear" && field !== null;
  if (shaded) drawShading(layer, projection, field, theme);
  if (regions.kind === "linear") drawGround(layer, layout, division, theme, shading);
  else if (regions.kind === "classes") drawClasses(layer, scene, !shaded);
  else if (field) drawField(layer, projection, field, theme, !shaded);
  const difference = differenceNow(scene);
  if (difference) drawDifference(layer, projection, difference, theme.ink);
}

/** The boundaries: as they were before the last update, as they are, those in training, those of other learners. */
export function drawBoundaries(layer: Layer, scene: Scene, division: Division): void {
  const { frame, pane, layout, theme } = scene;
  const { projection } = layout;
  const { context } = layer;
  drawGhostLines(layer, scene);
  if (pane.regions.kind === "linear") {
    drawModel(layer, scene, division, nameOfWeights(pane));
  } else {
    context.save();
    clipToPlot(layer, projection);
    const path = pathOf(projection, outlineOf(pane, projection.window));
    strokePath(context, path, { color: theme.ink, width: 2.25, halo: theme.surface });
    context.restore();
  }
  const training = trainsApart(pane) ? drawTraining(layer, scene) : [];
  const others = overlaid(frame) ? drawOverlay(layer, projection, frame, theme) : [];
  // Signs stand above all lines.
  const labels = new LineLabels(layer, scene);
  drawWhyBelow(layer, scene, labels);
  const difference = differenceNow(scene);
  if (difference) drawCaption(layer, scene, differenceCaptions(frame, isEmpty(difference)));
  labels.add(frame.words.room(drawing).weightsInTraining, training, theme.ink3);
  for (const { name, lines, color } of others) labels.add(name, lines, color);
}

/** The mean of the weights is not the weights the story updates, and over axes that are scaled for them they are divided. */
function nameOfWeights({ learner, onAxes }: PaneView): string {
  return `${traitsOf(learner).predicts === "mean" ? "w̄" : "w"}${onAxes?.scaled ? "/s" : ""}`;
}

function drawClasses(layer: Layer, { pane, layout: { projection }, theme }: Scene, tinted: boolean): void {
  if (pane.regions.kind !== "classes") return;
  const { context, size } = layer;
  const models = planeModels(pane.features, pane.regions.models);
  for (const { classNumber, polygon } of argmaxRegions(models, projection.window)) {
    const look = classLook(labelOfClass(classNumber), theme);
    context.save();
    tracePolygon(context, projection, polygon);
    context.fillStyle = look.color;
    context.globalAlpha = look.tint;
    if (tinted) context.fill();
    context.clip();
    drawPattern(context, projection.plot, look, size.ratio);
    context.restore();
  }
}

function drawGhostLines(layer: Layer, { pane, layout: { projection }, theme }: Scene): void {
  const { regions, features } = pane;
  const { ghost } = pane.onAxes ?? pane;
  const one = hyperplane(ghost);
  const several = hyperplanes(ghost);
  if (one && regions.kind === "linear") {
    drawGhost(layer, projection, divide(planeModel(features, one)), theme);
  } else if (several && regions.kind === "classes") {
    const lines = argmaxBorders(planeModels(features, several), projection.window);
    layer.context.save();
    clipToPlot(layer, projection);
    strokePath(layer.context, pathOf(projection, lines), {
      color: theme.ink3,
      width: 1.25,
      dash: [7, 5],
      halo: theme.surface,
    });
    layer.context.restore();
  }
}

/** The weights in training, where something else predicts. */
function drawTraining(layer: Layer, { pane, layout: { projection }, theme }: Scene): readonly Polyline[] {
  const training = hyperplane((pane.onAxes ?? pane).current);
  const lines = training ? lineOf(divide(planeModel(pane.features, training)), projection.window) : [];
  layer.context.save();
  clipToPlot(layer, projection);
  strokePath(layer.context, pathOf(projection, lines), {
    color: theme.ink2,
    width: crispWidth(1.5, layer.size.ratio),
    dash: [2, 3],
    halo: theme.surface,
  });
  layer.context.restore();
  return lines;
}

function differenceNow({ frame, pane, layout }: Scene): Difference | null {
  const pair = differing(frame, pane);
  return pair && differenceOf(pair, layout.projection.window);
}

/** The longest first. */
function differenceCaptions({ panes, state, words }: StageFrame, none: boolean): string[] {
  const say = words.room(drawing);
  const pair = state.ui.difference ?? [];
  const signs = paneNames(panes, words);
  const names = [pair.map((index) => signs[index] ?? ""), pair.map((index) => String(index + 1))];
  return names.map(([first = "", second = ""]) => (none ? say.agree(first, second) : say.disagree(first, second)));
}
