import type { FeatureMap, LinearModel } from "../../../engine/types.js";
import { BIAS } from "../../../state/data/lift-features.js";
import type { Polyline } from "../../shared/canvas/polyline.js";
import { Memo } from "../../shared/frame-paths.js";
import type { LiftFrame } from "../inputs.js";
import type { Vector } from "../space/camera.js";
import { planeInBox } from "../space/clip.js";
import { type Cloud, type CloudSpec, cloudOf } from "./cloud.js";
import { type Cell, cellsOf, zerosOf } from "./mesh.js";
import { placesOf } from "./places.js";
import { heightOf, planeScores, type Separator, separatorOf } from "./separator.js";
import { type Heights, heightsOver, lifted, wiresOf } from "./sheet.js";

/** What there is to draw, whichever way one looks at it. In units of the data. */
export interface Figure {
  readonly cloud: Cloud;
  /** Null where no single hyperplane predicts. */
  readonly separator: Separator | null;
  /** The plane inside the box; empty where there is none, and where it is curved. */
  readonly plane: readonly Vector[];
  /** The curved surface. */
  readonly cells: readonly Cell[];
  /** What an upright curved surface stands on. */
  readonly curtain: readonly Polyline[];
  /** The boundary in the plane of x₁ and x₂; empty where the examples are not in that plane. */
  readonly trace: readonly Polyline[];
  /** The same with the bias left out, where the bias is what lifts. */
  readonly unbiased: readonly Polyline[];
  /** Lines on the sheet of all places where an example can be; empty where its height depends on more than x₁ and x₂. */
  readonly sheet: readonly (readonly Vector[])[];
  /** The boundary on that sheet; empty without one. */
  readonly lifted: readonly (readonly Vector[])[];
  /** The height of the plane or curved surface over an example; not a number where there is none. */
  readonly over: (example: number) => number;
}

/** The examples, and the sheet they lie on. */
interface Ground {
  readonly cloud: Cloud;
  readonly heights: Heights;
  readonly sheet: Figure["sheet"];
}

/** Whether the plane or the curved surface is vertical: the height makes no difference to the score. */
export function isUpright({ separator }: Pick<Figure, "separator">): boolean {
  return separator?.kind === "curtain" || (separator?.kind === "plane" && separator.normal[2] === 0);
}

/** Makes figures, and keeps what the next one has in common with the last: while playing only the plane moves. */
export class FigureMaker {
  readonly #ground = new Memo<"examples" | "state.scaling" | "state.bias", Ground>(
    "examples",
    "state.scaling",
    "state.bias",
  );
  readonly #figure = new Memo<never, Figure>();

  /** Null until the engine can say what features examples have. */
  figure(frame: LiftFrame, feature: string): Figure | null {
    const { plane, features } = frame.pane;
    const { examples, state, findings } = frame;
    const map = findings?.featureMap ?? null;
    if (!map) return null;
    const ground = this.#ground.of(frame, [feature], () => groundOf({ examples, map, feature, bias: state.bias }));
    // The plane is another object in every frame.
    const from = [ground, map, features.join(), plane?.bias, ...(plane?.weights ?? [])];
    // That of a pane without a run is over other features.
    const able = examples.count > 0 && plane?.weights.length === map.features.length;
    return this.#figure.of(frame, from, () => figureOf(ground, map, able ? plane : null));
  }
}

function groundOf(spec: CloudSpec): Ground {
  const cloud = cloudOf(spec);
  const heights = heightsOver(spec);
  return { cloud, heights, sheet: wiresOf(heights, cloud.box) };
}

function figureOf({ cloud, heights, sheet }: Ground, map: FeatureMap, model: LinearModel | null): Figure {
  const { box, examples, feature } = cloud;
  const nothing = { plane: [], cells: [], curtain: [], trace: [], unbiased: [], lifted: [] };
  if (!model) return { ...nothing, cloud, sheet, separator: null, over: () => Number.NaN };
  const separator = separatorOf({ model, map, feature });
  const zeros = (bias: number) => zerosOf((places) => planeScores({ map, model: { ...model, bias } }, places), box);
  const inPlane = separator.kind !== "none" && examples.base <= 2;
  const trace = inPlane ? zeros(model.bias) : [];
  return {
    cloud,
    sheet,
    separator,
    plane: separator.kind === "plane" ? planeInBox(separator.normal, separator.offset, box) : [],
    cells: separator.kind === "surface" ? cellsOf(separator, box) : [],
    curtain: separator.kind === "curtain" ? zerosOf(separator.scores, box) : [],
    trace,
    unbiased: inPlane && feature === BIAS && model.bias !== 0 ? zeros(0) : [],
    lifted: lifted(heights, trace),
    over: overExamples(separator, cloud),
  };
}

function overExamples(separator: Separator, { x, y }: Cloud): Figure["over"] {
  if (separator.kind === "plane") return (example) => heightOf(separator, x[example] ?? 0, y[example] ?? 0);
  if (separator.kind !== "surface") return () => Number.NaN;
  const { height } = separator.over(placesOf(x.length, (example) => [x[example] ?? 0, y[example] ?? 0]));
  return (example) => height[example] ?? Number.NaN;
}
