import { PlaygroundError } from "../../../engine/errors.js";
import { type Refusal, refusalBy } from "../../document/refusal.js";

/** So many mistakes of a file are named. */
const mostNamed = 5;

/** What is wrong with the file of a course, and where. */
export class CourseError extends PlaygroundError {
  /** Each mistake, for other languages than that of the message. */
  readonly parts: readonly Refusal[];

  constructor(mistakes: readonly Refusal[]) {
    const parts = [...mistakes.slice(0, mostNamed), ...moreThan(mistakes.length - mostNamed)];
    super("not-valid", "course", "In the course, {0}", [parts.map(({ message }) => message).join(" ")]);
    this.parts = parts;
  }
}

/** A mistake in a sentence with places for its place in the file and for facts. */
export function mistakeOf(place: string, sentence: string, ...facts: readonly (string | number)[]): Refusal {
  return refusalBy(place, "not-valid", sentence, ...facts);
}

function moreThan(more: number): readonly Refusal[] {
  if (more <= 0) return [];
  return [mistakeOf("file", more === 1 ? "There is one more mistake." : "There are {0} more mistakes.", more)];
}
