import { type Frame, hyperplane, type PaneView } from "../../../state/runs/frame.js";
import { isShaded } from "../../../state/runs/models.js";
import { type Layer, openLayer } from "../../../ui/canvas/layer.js";
import { drawGrid } from "../../../ui/canvas/plane.js";
import { drawPoints } from "../../../ui/canvas/points.js";
import { sameTheme } from "../../../ui/surface/drawn-surface.js";
import { type Division, divide, type Line, planeModel } from "../../shared/canvas/boundary.js";
import { drawMarks } from "../../shared/canvas/marks.js";
import { drawAxes } from "./axes.js";
import { drawGhost, drawModel } from "./boundary.js";
import { drawGround } from "./ground.js";
import type { Scene, Turn } from "./scene.js";

export interface Canvases {
  readonly ground: HTMLCanvasElement | null;
  readonly points: HTMLCanvasElement | null;
  readonly marks: HTMLCanvasElement | null;
}

/** Beyond this many examples the model is drawn above the points, which would bury it. */
const CROWD = 200;

/** Draws the three layers, each only when something it shows has changed. */
export class Painter {
  #scene: Scene | null = null;
  /** What was drawn before the update that turns the boundary. */
  #before: Pick<Scene, "frame" | "pane"> | null = null;
  #turn: Turn | null = null;

  paint(canvases: Canvases, scene: Scene): void {
    const last = this.#scene;
    this.#scene = scene;
    const samePaper =
      last?.size === scene.size &&
      last.theme === scene.theme &&
      last.layout === scene.layout &&
      last.updates === scene.updates &&
      last.predictions === scene.predictions &&
      last.answers === scene.answers &&
      last.asked === scene.asked;
    const samePane = last?.pane === scene.pane;
    const sameFrame = samePane && last?.frame === scene.frame;
    if (!samePane) this.#animate(canvases, last, scene);
    if (!samePaper || !sameFrame) this.#paintGround(canvases);
    const { examples, words } = scene.frame;
    if (!samePaper || last?.frame.examples !== examples || last.frame.words !== words)
      paintPoints(canvases.points, scene);
    this.#paintMarks(canvases);
    if (scene.printed) flatten(canvases);
  }

  /** Forgets everything, so that the next picture is drawn whole. */
  stop(): void {
    this.#turn?.stop();
    this.#scene = null;
    this.#before = null;
  }

  #animate(canvases: Canvases, previous: Scene | null, scene: Scene): void {
    // What is counted beside the run arrives while it turns.
    if (previous && sameMoment(previous, scene)) return;
    this.#turn?.stop();
    const { updates } = scene;
    if (scene.still || !previous || !updates?.shouldTurn(previous, scene)) return;
    const { x, y } = scene.layout.projection.window;
    const pivot = { x: (x[0] + x[1]) / 2, y: (y[0] + y[1]) / 2 };
    this.#turn ??= new updates.BoundaryTurn();
    this.#before = previous;
    this.#turn.start(boundaryOf(previous.pane), boundaryOf(scene.pane), pivot, () => {
      this.#paintGround(canvases);
      this.#paintMarks(canvases);
    });
  }

  /** The scene of the beat: the example that is visited is marked in both. */
  get #shown(): Scene | null {
    const met = this.#turn?.met ? this.#before : null;
    return this.#scene && met ? { ...this.#scene, frame: met.frame, pane: met.pane } : this.#scene;
  }

  #paintGround(canvases: Canvases): void {
    const scene = this.#shown;
    const layer = scene && openLayer(canvases.ground, scene.size);
    if (!scene || !layer) return;
    const { frame, pane, layout, theme, predictions } = scene;
    const division = this.#divisionNow(pane);
    if (predictions) predictions.drawRegions(layer, scene, division);
    else drawGround(layer, layout, division, theme, isShaded(frame.state));
    drawGrid(layer, layout, theme);
    if (!crowded(frame)) drawModels(layer, scene, division);
    if (!scene.asked) scene.updates?.drawWrong(layer, scene);
  }

  #paintMarks(canvases: Canvases): void {
    const scene = this.#shown;
    const layer = scene && openLayer(canvases.marks, scene.size);
    if (!scene || !layer) return;
    if (crowded(scene.frame)) drawModels(layer, scene, this.#divisionNow(scene.pane));
    scene.predictions?.drawWhyAbove(layer, scene);
    drawMarks(layer, scene.layout.projection, scene.marks, scene.theme);
    scene.answers?.drawCrowds(layer, scene);
    scene.answers?.drawAnswer(layer, scene);
  }

  #divisionNow(pane: PaneView): Division {
    const division = divisionOf(pane);
    const line = this.#turn?.line;
    return line && division.kind === "line" ? { ...division, line } : division;
  }
}

/** All layers on the uppermost: on paper a canvas is drawn again from its beginning, where it clears what lies below it. */
function flatten({ ground, points, marks }: Canvases): void {
  const context = marks?.getContext("2d");
  if (!context) return;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = "destination-over";
  for (const below of [points, ground]) if (below) context.drawImage(below, 0, 0);
  context.globalCompositeOperation = "source-over";
}

function drawModels(layer: Layer, scene: Scene, division: Division): void {
  const { pane, layout, theme, predictions } = scene;
  if (predictions) {
    predictions.drawBoundaries(layer, scene, division);
    return;
  }
  const ghost = pane.regions.kind === "linear" ? hyperplane((pane.onAxes ?? pane).ghost) : null;
  drawGhost(layer, layout.projection, divide(ghost && planeModel(pane.features, ghost)), theme);
  drawModel(layer, scene, division);
}

/** How the line of what predicts divides the plane. */
function divisionOf({ regions, features }: PaneView): Division {
  return divide(regions.kind === "linear" ? planeModel(features, regions.model) : null);
}

function boundaryOf(pane: PaneView): Line | null {
  const division = divisionOf(pane);
  return division.kind === "line" ? division.line : null;
}

function sameMoment(a: Scene, b: Scene): boolean {
  return a.pane.event === b.pane.event && a.pane.visit === b.pane.visit && a.frame.examples === b.frame.examples;
}

function crowded({ examples }: Frame): boolean {
  return examples.count > CROWD;
}

/**
 * The examples, and the numbers along the axes, which change as seldom. Stages side by side show the same in the same
 * places: the first paints it, the others copy.
 */
function paintPoints(canvas: HTMLCanvasElement | null, scene: Scene): void {
  const { frame, group, layout, size, theme, predictions } = scene;
  const { examples } = frame;
  const layer = openLayer(canvas, size);
  if (!layer || !canvas) return;
  const glyphs = predictions?.glyphs ?? null;
  const place = JSON.stringify([layout.projection, size, frame.words.decimal]);
  const last = group.painted;
  const same = last?.examples === examples && last.place === place && last.glyphs === glyphs;
  if (last && same && last.canvas !== canvas && sameTheme(last.theme, theme)) {
    layer.context.setTransform(1, 0, 0, 1, 0, 0);
    layer.context.drawImage(last.canvas, 0, 0);
    return;
  }
  drawPoints(layer, layout.projection, examples, theme, glyphs);
  drawAxes(layer, layout, frame, theme);
  group.painted = { canvas, examples, theme, glyphs, place };
}
