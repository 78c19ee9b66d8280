import { countOf } from "../engine/checks.js";
import { PlaygroundError } from "../engine/errors.js";
import { visitWithin } from "../engine/run/how-far.js";
import type { Advance, Current, LearnerSpec, Snapshot } from "../engine/types.js";
import { labelOf } from "../state/data/labels.js";
import type { Examples, VisitEvent } from "../state/frame.js";
import type { Intent } from "../state/intent.js";
import { tellsClasses } from "../state/learners/traits.js";
import type { Session } from "../state/session.js";

const counted = ["visits", "epochs", "updates"] as const;

/**
 * What is asked of `advance`, checked: one of visits, epochs and updates, or until. A member that is undefined is none.
 * Throws `PlaygroundError` that names the member which is wrong, or "advance".
 */
function checkAdvance(how: unknown): Advance {
  const given = Object.entries(Object(how)).filter(([, value]) => value !== undefined);
  const [name = "", value] = given[0] ?? [];
  if (given.length !== 1 || typeof how !== "object")
    throw refused("advance", "advance takes one of visits, epochs, updates, or until: converged.");
  if (name === "until" && value === "converged") return { until: value };
  const member = counted.find((one) => one === name);
  if (!member) throw refused(name, `advance takes visits, epochs, updates, or until: converged; not ${name}.`);
  return { [member]: countOf(value, member) } as Advance;
}

function refused(field: string, message: string): PlaygroundError {
  return new PlaygroundError("out-of-range", field, message);
}

/** The methods of the element. What they take and give is in the page's numbers, as the story tells it. */

/** One visit, as the story tells it; null when the lead has stopped. */
export function step(session: Session): VisitEvent | null {
  const before = session.state.visit;
  session.dispatch({ type: "step" }, undefined, "host");
  const frame = session.frame();
  const { event, learner } = frame.pane;
  return event?.visit === before ? visitOf(event, learner, frame.examples) : null;
}

/** Many visits, over as many frames as it takes. Resolves with how many were made, also where something else took over. */
export async function advance(session: Session, how: Advance): Promise<number> {
  return arrive(session, { type: "advance", how: checkAdvance(how) });
}

/**
 * To the state just before a visit, forwards or back; Infinity is the end. Resolves when it is there, or something else took
 * over. Refused where the epochs of the run that it meets have not so many visits.
 */
export async function seek(session: Session, visit: number): Promise<void> {
  countOf(visit, "visit");
  await new Promise<void>((resolve, reject) =>
    session.inTurn(() => {
      try {
        const wanted = session.run ? visitWithin(visit, session.run) : countOf(visit, "visit");
        resolve(arrive(session, { type: "seek", visit: wanted }).then(() => {}));
      } catch (error) {
        reject(error);
      }
    }),
  );
}

/** The lead as `Run.snapshot` gives it; null while there is nothing to train. */
export function snapshot(session: Session): Snapshot | null {
  const snapshot = session.run?.snapshot();
  if (!snapshot) return null;
  const { examples } = session.frame();
  const model = isDual(snapshot.model) ? dualOf(snapshot.model, examples) : snapshot.model;
  return { ...snapshot, current: currentOf(snapshot.current, examples), model } as Snapshot;
}

function arrive(session: Session, intent: Intent): Promise<number> {
  return new Promise((resolve) => session.dispatch(intent, () => resolve(session.arrival), "host"));
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
