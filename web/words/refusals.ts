import type { Reason } from "../engine/types.js";
import type { CoursePlace } from "../state/document/reading/refusal.js";
import { room } from "./room.js";

/** What the engine or the state refuses: its English sentence, and what that is made of. */
export interface Refused {
  /** Where it is wrong: "learners.0.tie". */
  readonly field: string;
  readonly message: string;
  readonly reason?: Reason;
  /** Where in a course it is, or what is wrong by its name: that stands before the sentence. */
  readonly place?: string | CoursePlace;
  /** What the sentence calls the field, where there is a place. */
  readonly said?: string;
  /** The message without the place. */
  readonly sentence?: string;
  /** Of a teacher's course: the sentence begins with that. */
  readonly of?: "course";
  /** What it is refused for, where there is more than one reason. */
  readonly parts?: readonly Refused[];
}

/** Whatever is refused. In English it says so itself; other languages have messages by what the sentences are made of. */
export const refusals = room("refusals", {
  said: ({ message }: Refused): string => message,
});

/** Facts that have what an error says in its place. */
type Told<Facts> = Facts extends { readonly error: unknown }
  ? Omit<Facts, "error"> & { readonly error: string }
  : Facts;

/** Facts as messages are told them. */
export function told<Facts extends object>(facts: Facts, say: typeof refusals.english): Told<Facts> {
  const isError = "error" in facts;
  return (isError ? { ...facts, error: say.said(facts.error as Refused) } : facts) as Told<Facts>;
}
