import type { Bearing, Current, Turn } from "../../../engine/types.js";
import { className } from "../../../state/data/class-names.js";
import { isWeight } from "../../../state/document/notation/notation.js";
import { addsExample, traitsOf } from "../../../state/learners/traits.js";
import type { Frame } from "../../../state/runs/frame.js";
import { hyperplane, hyperplanes, type VisitEvent } from "../../../state/runs/frame.js";
import { storyOf } from "../learners/index.js";

/** A place in the picture, in the units of the vectors. */
export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

/** What x is: the example, what a whole epoch adds, or a step that is no multiple of the example. */
export type Added = "example" | "epoch" | "step";

/** One weight vector at a visit, as it is drawn. */
export interface Snapshot {
  /** The class that it is of, where there are several. */
  readonly of: string | null;
  readonly turn: Turn;
  /** Which multiple of x was added; null where nothing was. */
  readonly factor: number | null;
  /** Of what is added a multiple of. */
  readonly x: PlanePoint;
  readonly w: PlanePoint;
  readonly after: PlanePoint;
  /** How many numbers the vectors have, of which the picture shows a plane. */
  readonly dimensions: number;
  readonly added: Added;
  readonly scores: readonly [before: number, after: number];
}

/** What the lead's last visit shows; none before it is known, and where there are no weights, or none of a feature. */
export function snapshotsAt(frame: Frame): readonly Snapshot[] {
  const { event, learner, features } = frame.pane;
  const geometry = frame.findings?.geometry() ?? null;
  if (event === null || geometry === null) return [];
  const { state } = frame;
  const whole = state.bias && isWeight(state.ui);
  const dimensions = features.length + (whole ? 1 : 0);
  if (dimensions === 0) return [];
  const added =
    event.update === null || addsExample(learner) ? "example" : traitsOf(learner).objective ? "epoch" : "step";
  const classes = [...new Set([event.label, event.predicted])];
  return geometry.vectors.map((vectors, k): Snapshot => {
    const turn = whole ? vectors.whole : vectors.features;
    const several = geometry.vectors.length > 1 || event.scores !== undefined;
    return {
      of: several ? className(state.data, classes[k] ?? 0) : null,
      turn,
      factor:
        event.update === null ? null : added !== "example" ? 1 : several ? (k === 0 ? 1 : -1) : factorOf(frame, event),
      ...(features.length === 2 && !whole ? ownPlaces(event, classes[k] ?? 0, added) : spannedPlaces(turn)),
      dimensions,
      added,
      scores: vectors.scores,
    };
  });
}

/** ηy, or τy: which multiple of the example an update adds. */
function factorOf({ pane: { learner } }: Frame, event: VisitEvent): number {
  return event.label * stepOf(learner, event);
}

/** η, or what is in its place. */
export function stepOf(learner: Frame["pane"]["learner"], event: VisitEvent): number {
  const size = storyOf(learner)?.step?.size;
  if (size) return size(event);
  return "learningRate" in learner ? (learner.learningRate ?? 1) : 1;
}

/** Two features are drawn as on the stage. */
function ownPlaces(
  { before, after, update, x }: VisitEvent,
  k: number,
  added: Added,
): Pick<Snapshot, "x" | "w" | "after"> {
  const modelOf = (current: Current) => hyperplane(current) ?? hyperplanes(current)?.[k];
  const [w, then, sum] = [before, after, update].map((one) => place(modelOf(one)?.weights ?? []));
  const none = place([]);
  return { x: added === "example" ? place(x) : (sum ?? none), w: w ?? none, after: then ?? none };
}

function place(numbers: ArrayLike<number>): PlanePoint {
  return { x: numbers[0] ?? 0, y: numbers[1] ?? 0 };
}

/** Of more, the plane that w and x span: x to the right. */
function spannedPlaces({ squaredNorm, before, after }: Turn): Pick<Snapshot, "x" | "w" | "after"> {
  return { x: { x: Math.sqrt(squaredNorm), y: 0 }, w: spanned(before), after: spanned(after) };
}

function spanned({ length, angle }: Bearing): PlanePoint {
  const radians = ((angle ?? 0) * Math.PI) / 180;
  return { x: length * Math.cos(radians), y: length * Math.sin(radians) };
}
