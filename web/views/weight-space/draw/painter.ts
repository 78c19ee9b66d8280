import { traitsOf } from "../../../state/learners/traits.js";
import { clipToPlot } from "../../shared/canvas/clip-to-plot.js";
import type { StageTheme } from "../../shared/canvas/colors.js";
import type { Layer } from "../../shared/canvas/layer.js";
import type { Plane } from "../../shared/canvas/plane.js";
import { litExamples } from "../../shared/lit-example.js";
import { weightName } from "../axes.js";
import type { WeightSpaceFrame } from "../inputs.js";
import type { ExampleLine } from "../lines.js";
import type { WeightPicture } from "../picture.js";
import { drawPlane } from "./plane.js";
import { drawLines, drawLit, drawRegion, drawRightAngle } from "./region.js";
import { drawLitStep, drawModel, drawPresent, drawStep, drawWay } from "./way.js";

export function paint(
  layer: Layer,
  layout: Plane,
  frame: WeightSpaceFrame,
  picture: WeightPicture,
  theme: StageTheme,
): void {
  const { projection } = layout;
  const { axes, region, lines, stops, step, present, predictor } = picture;
  drawPlane(
    layer,
    layout,
    [
      weightName(axes[0], frame.state.ui, frame.words, frame.examples),
      weightName(axes[1], frame.state.ui, frame.words, frame.examples),
    ],
    frame.words,
    theme,
  );
  const { event, learner } = frame.pane;
  const lineOf = (example: number | null | undefined): ExampleLine | undefined =>
    lines.find((line) => line.example === example);
  const visited = lineOf(event?.example);
  layer.context.save();
  clipToPlot(layer, projection);
  if (region) drawRegion(layer, projection, region, theme);
  drawLines(layer, projection, lines, theme);
  if (visited) drawLit(layer, projection, visited, theme.ink, theme);
  for (const example of litExamples(frame)) {
    const line = lineOf(example);
    if (line) drawLit(layer, projection, line, theme.accent, theme);
  }
  drawWay(layer, projection, stops, traitsOf(learner).predicts === "votes", theme);
  for (const one of picture.lit) drawLitStep(layer, projection, one, theme);
  if (step) {
    if (visited && event?.update) drawRightAngle(layer, projection, visited, step, theme);
    drawStep(layer, projection, step, theme);
  }
  if (predictor) drawModel(layer, projection, predictor.at, predictor.title, theme);
  drawPresent(layer, projection, present, theme);
  layer.context.restore();
}
