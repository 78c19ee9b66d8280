import type { Curve, Frame, PaneView } from "../../../state/runs/frame.js";

/** How the lines of the learners are told apart beside their names: by colour, as on the stage, and by a mark. */

const tokens = ["--pp-accent", "--pp-class-3", "--pp-class-4", "--pp-class-5", "--pp-ink-2", "--pp-class-2"];

export type Mark = "disc" | "square" | "triangle" | "diamond" | "cross" | "ring";
const marks: readonly Mark[] = ["disc", "square", "triangle", "diamond", "cross", "ring"];

export interface LineLook {
  readonly token: string;
  readonly mark: Mark;
}

/** The lead is drawn in ink, wherever it stands. */
export function lookOf(learner: number, lead: number): LineLook {
  const token = learner === lead ? "--pp-ink" : tokens[learner % tokens.length];
  return { token: token ?? "--pp-ink", mark: marks[learner % marks.length] ?? "disc" };
}

/** The outline of a mark around a point; a ring and a cross are stroked, the others filled. */
export function traceMark(context: CanvasRenderingContext2D, mark: Mark, x: number, y: number, radius: number): void {
  context.beginPath();
  switch (mark) {
    case "disc":
    case "ring":
      context.arc(x, y, radius, 0, 2 * Math.PI);
      break;
    case "square":
      context.rect(x - 0.9 * radius, y - 0.9 * radius, 1.8 * radius, 1.8 * radius);
      break;
    case "triangle":
      polygon(
        context,
        [x, y - 1.15 * radius],
        [x + 1.1 * radius, y + 0.8 * radius],
        [x - 1.1 * radius, y + 0.8 * radius],
      );
      break;
    case "diamond":
      polygon(context, [x, y - 1.3 * radius], [x + 1.3 * radius, y], [x, y + 1.3 * radius], [x - 1.3 * radius, y]);
      break;
    case "cross":
      for (const side of [-1, 1]) {
        context.moveTo(x - radius, y - side * radius);
        context.lineTo(x + radius, y + side * radius);
      }
      break;
  }
}

function polygon(context: CanvasRenderingContext2D, ...corners: readonly (readonly [number, number])[]): void {
  for (const [x, y] of corners) context.lineTo(x, y);
  context.closePath();
}

/** One line of the chart: a learner's mistakes after each epoch, on one of the two sets of examples. */
export interface CurveLine {
  readonly learner: number;
  readonly part: "train" | "heldOut";
  /** At the places of `Curves.epochs`; null where nothing is known. */
  readonly values: readonly (number | null)[];
}

/** Mistakes of all learners by epoch, as numbers to draw. */
export interface Curves {
  /** Ascending. */
  readonly epochs: readonly number[];
  readonly lines: readonly CurveLine[];
  /** Whether values are shares in per cent, so that two sets of different size can be compared; else counts. */
  readonly shares: boolean;
  readonly most: number;
}

export interface Sizes {
  readonly train: number;
  readonly heldOut: number;
}

export function sizesOf({ examples }: Pick<Frame, "examples">): Sizes {
  const heldOut = examples.heldOut?.reduce((sum, held) => sum + held, 0) ?? 0;
  return { train: examples.count - heldOut, heldOut };
}

/** Without the untrained state, which would dwarf what training makes of it: unless there is nothing else. */
export function trainedPart(curve: Curve | null): Curve | null {
  if (!curve || curve.epoch.length < 2 || curve.epoch[0] !== 0) return curve;
  const { epoch, train, heldOut } = curve;
  return { epoch: epoch.subarray(1), train: train.subarray(1), heldOut: heldOut?.subarray(1) ?? null };
}

export function curvesOf(panes: readonly Pick<PaneView, "curve" | "finished">[], sizes: Sizes): Curves {
  const shares = sizes.heldOut > 0;
  const curves = panes.map(({ curve }) => trainedPart(curve));
  const epochs = [...new Set(curves.flatMap((curve) => Array.from(curve?.epoch ?? [])))].sort((a, b) => a - b);
  const lines = panes.flatMap(({ finished }, learner) => {
    const curve = curves[learner];
    if (!curve) return [];
    const line = (part: CurveLine["part"], counts: Float64Array): CurveLine => {
      const values = shares ? counts.map((count) => (100 * count) / sizes[part]) : counts;
      return { learner, part, values: placed(epochs, curve.epoch, values, finished) };
    };
    return [line("train", curve.train), ...(curve.heldOut ? [line("heldOut", curve.heldOut)] : [])];
  });
  const most = lines.reduce((top, { values }) => values.reduce<number>((a, b) => Math.max(a, b ?? 0), top), 0);
  return { epochs, lines, shares, most };
}

/** Values at the epochs of all. A learner that has ended predicts the same from then on. */
function placed(
  epochs: readonly number[],
  known: Float64Array,
  values: Float64Array,
  ended: boolean,
): readonly (number | null)[] {
  const at = new Map(Array.from(known, (epoch, k) => [epoch, values[k] ?? null]));
  const last = known.at(-1) ?? 0;
  return epochs.map((epoch) => (ended && epoch > last ? (values.at(-1) ?? null) : (at.get(epoch) ?? null)));
}

/** The first of the epochs with the fewest mistakes on the examples held out: where to stop. */
export function bestEpoch(whole: Curve | null): { readonly epoch: number; readonly mistakes: number } | null {
  const curve = trainedPart(whole);
  if (!curve?.heldOut || curve.heldOut.length === 0) return null;
  let best = 0;
  curve.heldOut.forEach((mistakes, k, all) => {
    if (mistakes < (all[best] ?? 0)) best = k;
  });
  return { epoch: curve.epoch[best] ?? 0, mistakes: curve.heldOut[best] ?? 0 };
}

/**
 * Places labels that want to stand at `wanted` at least `gap` apart, between `low` and `high`, each as near to its
 * place as its neighbours leave it. Where there is no room for all, they overlap evenly.
 */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): readonly number[] {
  const room = wanted.length > 1 ? Math.min(gap, (high - low) / (wanted.length - 1)) : gap;
  const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = new Array<number>(wanted.length).fill(low);
  let least = low;
  for (const index of order) {
    places[index] = Math.max(wanted[index] ?? low, least);
    least = (places[index] ?? low) + room;
  }
  let most = high;
  for (const index of order.toReversed()) {
    places[index] = Math.min(places[index] ?? high, most);
    most = (places[index] ?? high) - room;
  }
  return places;
}
