import type { WholeEngine } from "../../engine/engine.js";
import type { LinearModel, UpdateGeometry } from "../../engine/types.js";
import type { VisitGeometry } from "../findings.js";
import { hyperplane, hyperplanes, type PaneView, type VisitEvent } from "../frame.js";
import { traitsOf } from "../learners/traits.js";

export type Geometer = Pick<WholeEngine, "updateGeometry" | "kernelSquare">;

/** The last visit of a learner as vectors; null before any, and of a learner that has none. */
export function visitGeometry(
  engine: Geometer,
  { event, learner }: Pick<PaneView, "event" | "learner">,
  bias: boolean,
): VisitGeometry | null {
  if (event === null) return null;
  if (learner.kind === "kernel") {
    return { vectors: [], kernelSquare: engine.kernelSquare(learner, event.x) };
  }
  const example: LinearModel = { weights: event.x, bias: bias ? 1 : 0 };
  // What an epoch adds up to is no multiple of the last example.
  const by = (traitsOf(learner).objective && hyperplane(event.update)) || example;
  const vectors = concerned(event).map(([before, after]): UpdateGeometry => engine.updateGeometry(before, after, by));
  return vectors.length > 0 ? { vectors, kernelSquare: null } : null;
}

/** Weights before and after: the one vector there is, or those of the label's class and of the class predicted. */
function concerned({ before, after, label, predicted }: VisitEvent): readonly (readonly [LinearModel, LinearModel])[] {
  const [one, then] = [hyperplane(before), hyperplane(after)];
  if (one && then) return [[one, then]];
  const [all, next] = [hyperplanes(before) ?? [], hyperplanes(after) ?? []];
  return [...new Set([label, predicted])].flatMap((k) => {
    const [own, its] = [all[k], next[k]];
    return own && its ? [[own, its] as const] : [];
  });
}
