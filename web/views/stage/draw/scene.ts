import type { Frame, PaneView } from "../../../state/runs/frame.js";
import type { StageTheme } from "../../../ui/canvas/colors.js";
import type { Layer, StageSize } from "../../../ui/canvas/layer.js";
import type { Plane } from "../../../ui/canvas/plane.js";
import type { FurtherGlyphs } from "../../../ui/canvas/points.js";
import type { PlanePoint } from "../../../ui/canvas/projection.js";
import type { Division, Line } from "../../shared/canvas/boundary.js";
import type { Marks } from "../../shared/canvas/marks.js";
import type { StageGroup } from "../../shared/canvas/stage-group.js";
import type { StandingArrow } from "../../shared/canvas/weight-arrow.js";

/** Draws what is more than two labels and one line between them. */
export interface Predictions {
  readonly glyphs: FurtherGlyphs;
  /** The places where each label is predicted, the score as shading, and where two learners disagree. */
  drawRegions(layer: Layer, scene: Scene, division: Division): void;
  /** The boundaries: as they were before the last update, as they are, those in training, those of other learners. */
  drawBoundaries(layer: Layer, scene: Scene, division: Division): void;
  /** Why the examples are not separable, above the points. */
  drawWhyAbove(layer: Layer, scene: Scene): void;
}

/** The weights as an arrow on their line, with their name. */
export interface WeightVector {
  readonly line: Line;
  readonly length: number;
  readonly name: string;
}

/** An update in two beats: the mistake as it was met, then the boundary as it turns. */
export interface Turn {
  /** Whether it is at the first. */
  readonly met: boolean;
  /** Null unless it turns. */
  readonly line: Line | null;
  /** @param from and @param to null where no line turns: then only the first beat is shown. */
  start(from: Line | null, to: Line | null, pivot: PlanePoint, draw: () => void): void;
  stop(): void;
}

/** Draws what updates do. */
interface UpdateDrawing {
  readonly BoundaryTurn: new () => Turn;
  /** Whether the step from one frame to the next is a single update. */
  shouldTurn(previous: Scene, next: Scene): boolean;
  drawWeightVector(layer: Layer, scene: Scene, vector: WeightVector): void;
  /** A mark at each example that is wrong now, below the examples. */
  drawWrong(layer: Layer, scene: Scene): void;
}

/** Draws what the model shown makes of the examples. */
export interface Answers {
  /** How many examples there are, where one hides others. */
  drawCrowds(layer: Layer, scene: Scene): void;
  /** A label beside the example that is pointed at. */
  drawAnswer(layer: Layer, scene: Scene): void;
}

/** What a picture is drawn from. */
export interface Scene {
  readonly frame: Frame;
  /** The one of the frame's panes that is drawn. */
  readonly pane: PaneView;
  /** What it shares with the stages beside it. */
  readonly group: StageGroup;
  readonly size: StageSize;
  readonly theme: StageTheme;
  readonly layout: Plane;
  readonly marks: Marks;
  /** How the weights stand in a hand; null: in none. */
  readonly standing: StandingArrow | null;
  /** The example pointed at, or the one selected; null while there is neither. */
  readonly pointed: number | null;
  /** Whether nothing may move by itself. */
  readonly still: boolean;
  /** Whether it is for paper. */
  readonly printed: boolean;
  /** Whether what the model makes of the examples is for the reader to say. */
  readonly asked: boolean;
  /** Null until it has loaded. */
  readonly updates: UpdateDrawing | null;
  /** Null until it is needed and has loaded. */
  readonly predictions: Predictions | null;
  /** Null until it is needed and has loaded. */
  readonly answers: Answers | null;
}
