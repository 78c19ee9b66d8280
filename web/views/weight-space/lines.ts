import type { HalfPlane, LinearModel, WeightAxes } from "../../engine/types.js";
import { rowsOf } from "../../state/data/feature-map.js";
import type { ViewWindow } from "../../state/document/state.js";
import type { Frame, RegionView } from "../../state/runs/frame.js";
import type { PlanePoint } from "../../ui/canvas/projection.js";
import { strideFor } from "../../ui/charts/stride.js";

/** An example as a line of weight space. */
export interface ExampleLine {
  readonly example: number;
  readonly label: number;
  readonly half: HalfPlane;
  /** Whether an edge of the region is on it. */
  readonly bounds: boolean;
}

/** Up to so many examples all lines are drawn; of more, those that bound the region, those looked at, and a sample. */
const ALL = 150;
const SAMPLE = 60;
const BOUNDS = 120;

/** The numbers of the examples whose lines are drawn, ascending. */
export function drawnExamples(
  { examples, selected, pointed, pane }: Pick<Frame, "examples" | "selected" | "pointed" | "pane">,
  region: RegionView | null,
): readonly number[] {
  const { count, heldOut } = examples;
  const every = count <= ALL ? 1 : strideFor(count, SAMPLE);
  const numbers = new Set<number>();
  for (let example = 0; example < count; example += every) numbers.add(example);
  for (const example of [...boundingIn(region)].slice(0, BOUNDS)) numbers.add(example);
  for (const example of [selected, pointed?.example, pane.event?.example, region?.firstNever]) {
    if (typeof example === "number" && example < count) numbers.add(example);
  }
  return [...numbers].filter((example) => heldOut?.[example] !== 1).sort((a, b) => a - b);
}

function boundingIn(region: RegionView | null): ReadonlySet<number> {
  return new Set(region?.where === "inside" ? Array.from(region.edges).filter((edge) => edge >= 0) : []);
}

/** What the engine says of them, all of one call. */
export function linesOf(
  frame: Frame,
  model: LinearModel,
  axes: WeightAxes,
  region: RegionView | null,
): readonly ExampleLine[] {
  const map = frame.findings?.featureMap;
  if (!map) return [];
  const { examples } = frame;
  const numbers = drawnExamples(frame, region);
  const labels = numbers.map((example) => examples.label[example] ?? 0);
  const bounding = boundingIn(region);
  const halves = map.halfPlanes(model, axes, rowsOf(examples, numbers), labels);
  return halves.map((half, k) => {
    const example = numbers[k] as number;
    return { example, label: labels[k] as number, half, bounds: bounding.has(example) };
  });
}

/** How large the steps are that an update takes in the plane: the largest features of the two weights. */
export function stepOf(lines: readonly ExampleLine[]): number {
  return lines.reduce((most, { half: { p, q } }) => Math.max(most, Math.abs(p), Math.abs(q)), 0);
}

export interface Segment {
  readonly from: PlanePoint;
  readonly to: PlanePoint;
}

/** Where a line crosses a window; null where it does not, and for an example without a line. */
export function segmentIn({ nx, ny, from }: HalfPlane, { x, y }: ViewWindow): Segment | null {
  if ((nx === 0 && ny === 0) || !Number.isFinite(from)) return null;
  const [mx, my] = [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2];
  // The point of the line that is nearest to the middle, and from there both ways.
  const depth = nx * mx + ny * my - from;
  const foot = { x: mx - nx * depth, y: my - ny * depth };
  const ends = [reach(foot.x, -ny, x), reach(foot.y, nx, y)];
  const low = Math.max(...ends.map(([first]) => first));
  const high = Math.min(...ends.map(([, last]) => last));
  if (!(low < high)) return null;
  const at = (along: number): PlanePoint => ({ x: foot.x - ny * along, y: foot.y + nx * along });
  return { from: at(low), to: at(high) };
}

/** From where to where a coordinate that begins there and goes on so fast is within its range. */
function reach(start: number, speed: number, [low, high]: readonly [number, number]): readonly [number, number] {
  if (speed === 0) return start >= low && start <= high ? [-Infinity, Infinity] : [1, 0];
  const [a, b] = [(low - start) / speed, (high - start) / speed];
  return a < b ? [a, b] : [b, a];
}

/** How far a point is from a line, below 0 on its wrong side. */
export function depthIn({ nx, ny, from }: HalfPlane, { x, y }: PlanePoint): number {
  return nx * x + ny * y - from;
}

/** The line nearest to a point, within so much; null where there is none. */
export function lineAt(lines: readonly ExampleLine[], at: PlanePoint, within: number): ExampleLine | null {
  let best = within;
  let found: ExampleLine | null = null;
  for (const line of lines) {
    if (line.half.nx === 0 && line.half.ny === 0) continue;
    const far = Math.abs(depthIn(line.half, at));
    if (far < best || (far === best && line.bounds)) [best, found] = [far, line];
  }
  return found;
}
