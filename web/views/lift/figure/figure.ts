import type { LinearModel } from "../../../engine/types.js";
import { productOf } from "../../../state/data/feature-names.js";
import { productValue, scaleRow, scalingOf } from "../../../state/data/feature-values.js";
import { BIAS } from "../../../state/data/lift-features.js";
import type { Polyline } from "../../shared/canvas/polyline.js";
import { Kept } from "../../shared/reading.js";
import type { LiftFrame } from "../inputs.js";
import type { Vector } from "../space/camera.js";
import { planeInBox } from "../space/clip.js";
import { type Cloud, type CloudSpec, cloudOf } from "./cloud.js";
import { type Cell, cellsOf, zerosOf } from "./mesh.js";
import { planeScore, type Separator, type SeparatorSpec, separatorOf } from "./separator.js";

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
  /** The height at which an example at x₁, x₂ is; null where that depends on more. */
  readonly sheet: ((x: number, y: number) => number) | null;
}

/** Makes figures, and keeps what the next one has in common with the last: while playing only the plane moves. */
export class FigureMaker {
  readonly #cloud = new Kept<"examples" | "state.scaling" | "state.bias", Cloud>(
    "examples",
    "state.scaling",
    "state.bias",
  );
  readonly #figure = new Kept<never, Figure>();

  figure(frame: LiftFrame, feature: string): Figure {
    const { plane, features } = frame.pane;
    const { examples, state } = frame;
    const spec = { examples, scaling: state.scaling, feature, bias: state.bias };
    const cloud = this.#cloud.of(frame, [feature], () => cloudOf(spec));
    // The plane is another object in every frame.
    const from = [cloud, features.join(), plane?.bias, ...(plane?.weights ?? [])];
    return this.#figure.of(frame, from, () => figureOf(cloud, features, examples.count > 0 ? plane : null));
  }
}

function figureOf(cloud: Cloud, features: readonly string[], model: LinearModel | null): Figure {
  const { box, examples, scaling, feature } = cloud;
  const bare = { cloud, plane: [], cells: [], curtain: [], trace: [], unbiased: [], sheet: sheetOf(cloud) };
  if (!model) return { ...bare, separator: null };
  const spec: SeparatorSpec = { model, features, examples, scaling, feature };
  const separator = separatorOf(spec);
  const zeros = (bias: number) => zerosOf(planeScore({ ...spec, model: { ...model, bias } }), box);
  const inPlane = separator.kind !== "none" && examples.base <= 2;
  return {
    ...bare,
    separator,
    plane: separator.kind === "plane" ? planeInBox(separator.normal, separator.offset, box) : [],
    cells: separator.kind === "surface" ? cellsOf(separator, box) : [],
    curtain: separator.kind === "curtain" ? zerosOf(separator.score, box) : [],
    trace: inPlane ? zeros(model.bias) : [],
    unbiased: inPlane && feature === BIAS && model.bias !== 0 ? zeros(0) : [],
  };
}

function sheetOf({ examples, scaling, feature, bias }: CloudSpec): Figure["sheet"] {
  if (feature === BIAS) return bias ? () => 1 : null;
  if (examples.base > 2 || (examples.base < 2 && feature.includes("2"))) return null;
  const columns = (productOf(feature) ?? []).map((factor) => factor - 1);
  const fit = scalingOf(examples, scaling);
  const row = new Float64Array(examples.base);
  return (x, y) => {
    row[0] = x;
    if (row.length > 1) row[1] = y;
    scaleRow(fit, row);
    return productValue(columns, row);
  };
}
