import { filledIn, type Reason } from "../../../engine/errors.js";

/** What was not taken of a state or a parameter from outside, and why. */
export interface Refusal {
  /** Where it stands: "data.n", "learners.0.tie"; the name of a parameter where that is what is wrong. */
  readonly field: string;
  /** What kind of mistake it is, as in `PlaygroundError`: "wrong-type", "out-of-range", "unknown", … */
  readonly code: string;
  /** A sentence for people, in English. */
  readonly message: string;
  /** What the sentence is made of. */
  readonly reason?: Reason;
  /** What is not shown because of it: all of the data that was given. */
  readonly drops?: "data";
  /** Where it is, which stands before the sentence: a place in a course, or what is wrong by its name. */
  readonly place?: string | CoursePlace;
  /** What the sentence calls the field, where there is a place; and the message without that place. */
  readonly said?: string;
  readonly sentence?: string;
  /** Whose mistake it is, where it is not that of what is on the page: the message says so. */
  readonly of?: "course";
}

/** A place in the file of a course: a step and its task, both from 1, and what of it, as "link"; and the line. */
export interface CoursePlace {
  readonly step?: number;
  readonly task?: number;
  readonly part?: string | undefined;
  readonly line?: number;
}

/** A refusal in a sentence with places for its field and for facts. */
export function refusalBy(field: string, code: string, sentence: string, ...facts: Reason["facts"]): Refusal {
  return { field, code, message: filledIn(sentence, field, facts), reason: { code: sentence, facts } };
}

/** As a refusal of data that is not shown because of it. */
export function droppingData({ field, code, message, reason }: Refusal): Refusal {
  return { field, code, message, ...(reason && { reason }), drops: "data" };
}

/** Whether any of these is why data that was given is not shown. */
export const dropsData = (refusals: readonly Refusal[]): boolean => refusals.some(({ drops }) => drops === "data");

/** A refusal whose sentence begins with the field. */
export function refuse(field: string, code: string, rule: string, ...facts: Reason["facts"]): Refusal {
  return refusalBy(field, code, `{field} ${rule}.`, ...facts);
}
