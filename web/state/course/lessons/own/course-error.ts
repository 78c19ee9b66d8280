import { filledIn, PlaygroundError } from "../../../../engine/errors.js";
import type { Refusal } from "../../../document/reading/refusal.js";

/** What is wrong with the file of a course, and where: all of it. */
export class CourseError extends PlaygroundError {
  /** Each mistake: the page lists them, in its language. */
  readonly parts: readonly Refusal[];

  constructor(parts: readonly Refusal[]) {
    super("not-valid", "course", "In the course: {0}", [parts.map(({ message }) => message).join(" ")]);
    this.parts = parts;
  }
}

/** Makes of what is wrong what is wrong at a place: its field is from the file on, and its sentence begins with the place. */
export function placed(place: { readonly step: number; readonly part?: string | undefined }) {
  const { step, part } = place;
  const words = part === undefined ? `Step ${step}` : `Step ${step}, ${part}`;
  const path = ["steps", step - 1, ...(part === undefined ? [] : [part])].join(".");
  return (one: Refusal): Refusal => {
    // In a link a learner has no number.
    const said = part === "link" ? one.field.replace(/^learners\.\d+\.kind$/, "learner") : one.field;
    const sentence = one.reason ? filledIn(one.reason.code, said, one.reason.facts) : one.message;
    const field = one.field === "" || one.field === part ? path : `${path}.${one.field}`;
    return { ...one, field, said, message: `${words}: ${sentence}`, place };
  };
}
