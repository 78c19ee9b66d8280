import type { ProofCurve } from "../../../engine/types.js";
import type { Frame } from "../../../state/runs/frame.js";
import { astrayOf, fallOf, type ProofView } from "../../../state/runs/proof-target.js";

/** A curve of the chart: a number for each place on x, or none. */
export interface Curve {
  readonly style: "first" | "second" | "bound";
  readonly values: readonly (number | null)[];
}

/** What the chart shows: numbers against updates. */
export interface ProofPicture {
  readonly x: readonly number[];
  readonly curves: readonly Curve[];
  /** The last update on the axis. */
  readonly end: number;
  readonly most: number;
  /** Where the proof says that there is no further update; null where it does not. */
  readonly bound: number | null;
  /** The updates that went away from the target, and how far from it the weights were then. */
  readonly astray: readonly (readonly [updates: number, potential: number])[];
}

/** How finely the bounds are drawn. */
const STEPS = 160;

/** Null before anything is known of the run. @param whole Whether the axis goes as far as the bound. */
export function proofPicture(view: ProofView, proof: Proof, whole: boolean): ProofPicture | null {
  const { curve, separable, terms } = view;
  if (!curve || curve.updates.length === 0) return null;
  const made = curve.updates.at(-1) ?? 0;
  const bound = separable && Number.isFinite(curve.bounds[proof]) ? curve.bounds[proof] : null;
  const far = bound !== null && whole ? bound * 1.05 : 0;
  const end = Math.max(5, made * 1.05, far);
  const places = new Set([...curve.updates, ...Array.from({ length: STEPS + 1 }, (_, k) => (k * end) / STEPS)]);
  const x = [...places].sort((a, b) => a - b);
  const column = (values: ArrayLike<number>) => {
    const known = new Map(Array.from(curve.updates, (updates, k) => [updates, values[k] ?? null]));
    return x.map((updates) => known.get(updates) ?? null);
  };
  const limits = limitsOf(view);
  const bounding = (of: (updates: number) => number): Curve => ({ style: "bound", values: x.map(of) });
  const curves: Curve[] = !separable
    ? [{ style: "second", values: column(curve.length) }, bounding(limits.length)]
    : proof === "angle"
      ? [
          { style: "first", values: column(curve.along) },
          { style: "second", values: column(curve.length) },
          bounding(limits.along),
          bounding(limits.length),
        ]
      : [
          { style: "first", values: column(curve.potential) },
          ...(falls(view) ? [bounding((k) => Math.max(0, limits.potential(k)))] : []),
        ];
  const numbers = curves.flatMap(({ values }) => values.filter((value) => value !== null));
  const most = numbers.reduce((high, value) => Math.max(high, value), 0) || terms.radius;
  return { x, curves, end, bound, most, astray: separable && proof === "distance" ? strayPoints(curve) : [] };
}

/** Whether every update comes nearer to the target: where it is too near, there is no bound to draw. */
export function falls({ terms }: Pick<ProofView, "terms">): boolean {
  return fallOf(terms) > 0;
}

function strayPoints(curve: ProofCurve): ProofPicture["astray"] {
  const far = new Map(Array.from(curve.updates, (updates, k) => [updates, curve.potential[k] ?? 0]));
  return astrayOf(curve).map((updates) => [updates, far.get(updates) ?? 0]);
}

/** What the proof says after so many updates, from where the run starts. */
interface Limits {
  /** w·w* is this or more. */
  along(updates: number): number;
  /** ‖w‖ is this or less. */
  length(updates: number): number;
  /** ‖w − αw*‖² is this or less. */
  potential(updates: number): number;
}

export function limitsOf({ curve, terms }: Pick<ProofView, "curve" | "terms">): Limits {
  const { margin, radius, learningRate: rate = 1 } = terms;
  const fall = fallOf(terms);
  const [along = 0] = curve?.along ?? [];
  const [length = 0] = curve?.length ?? [];
  const [potential = 0] = curve?.potential ?? [];
  return {
    along: (updates) => along + updates * rate * margin,
    length: (updates) => Math.sqrt(length ** 2 + updates * (rate * radius) ** 2),
    potential: (updates) => potential - updates * fall,
  };
}

/** The two proofs: by the angle between w and w* (CIML), and by the distance of w from αw* (Pavlu). */
export type Proof = "angle" | "distance";

/** The proof that is shown; null where edits are held against what was before them. */
export function proofOf({ state: { ui } }: Pick<Frame, "state">): Proof | null {
  return ui.proof === "angle" || ui.proof === "distance" ? ui.proof : null;
}
