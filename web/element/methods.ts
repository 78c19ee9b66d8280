import type { Current, LearnerSpec, Snapshot } from "../engine/types.js";
import { labelOf } from "../state/data/class-names.js";
import { tellsClasses } from "../state/learners/traits.js";
import type { Examples, VisitEvent } from "../state/runs/frame.js";
import type { Session } from "../state/session/session.js";

/** The methods of the element. What they take and give is in the page's numbers, as the story tells it. */

/** One visit, as the story tells it; null when the lead has stopped. */
export function step(session: Session): VisitEvent | null {
  const before = session.state.visit;
  session.dispatch({ type: "step" }, undefined, "host");
  const frame = session.frame();
  const { event, learner } = frame.pane;
  return event?.visit === before ? visitOf(event, learner, frame.examples) : null;
}

/** The lead as `Run.snapshot` gives it; null while there is nothing to train. */
export function snapshot(session: Session): Snapshot | null {
  const snapshot = session.run?.snapshot();
  if (!snapshot) return null;
  const { examples } = session.frame();
  const model = isDual(snapshot.model) ? dualOf(snapshot.model, examples) : snapshot.model;
  return { ...snapshot, current: currentOf(snapshot.current, examples), model } as Snapshot;
}

function visitOf(event: VisitEvent, learner: LearnerSpec, examples: Examples): VisitEvent {
  const { label, predicted } = event;
  return {
    ...event,
    ...(tellsClasses(learner) && { label: labelOf(label), predicted: labelOf(predicted) }),
    update: currentOf(event.update, examples),
    before: currentOf(event.before, examples),
    after: currentOf(event.after, examples),
  };
}

interface Dual {
  readonly alpha: Float64Array;
}

function isDual(numbers: unknown): numbers is Dual {
  return typeof numbers === "object" && numbers !== null && "alpha" in numbers;
}

function currentOf(current: Current, examples: Examples): Current {
  return isDual(current) ? dualOf(current, examples) : current;
}

/** A count for each of the page's examples: none for those held out. */
function dualOf({ alpha }: Dual, { count, heldOut }: Examples): Dual {
  let row = 0;
  return { alpha: Float64Array.from({ length: count }, (_, i) => (heldOut?.[i] ? 0 : (alpha[row++] ?? 0))) };
}
