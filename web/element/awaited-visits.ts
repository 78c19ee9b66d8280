/** The methods of the element that take many frames. */
import { countOf } from "../engine/checks.js";
import { limitsOf, visitWithin } from "../engine/run/how-far.js";
import type { Advance } from "../engine/types.js";
import type { Intent } from "../state/runs/intent.js";
import type { Session } from "../state/session/session.js";

/** Many visits, over as many frames as it takes. Resolves with how many were made, also where something else took over. */
export async function advance(session: Session, how: Advance): Promise<number> {
  // Refused now: what waits its turn must be one that can be carried out.
  limitsOf(how, 0, 1);
  return arrive(session, { type: "advance", how });
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

function arrive(session: Session, intent: Intent): Promise<number> {
  return new Promise((resolve) => session.dispatch(intent, () => resolve(session.arrival), "host"));
}
