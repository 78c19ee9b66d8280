import type { PlaygroundState } from "../document/state.js";
import { builtIn, lessonIn } from "./course.js";
import { isBare, opened, partsAt } from "./opening.js";
import { readReference } from "./reference.js";

type Make = (present: PlaygroundState) => PlaygroundState;

/**
 * Makes what a link to a step opens with, where it says nothing else: the state of that step. Of a teacher's own course, which
 * has still to come, that is what the link says. What has been set while the lesson loaded stays.
 * @param locale in which the lesson will be read: no other is loaded
 */
export async function linkedStep(state: PlaygroundState, locale: string): Promise<Make> {
  const at = readReference(state.ui.lesson);
  const entry = state.ui.course === null ? builtIn.lessons.find(({ number }) => number === at?.lesson) : undefined;
  if (!at || !entry || !isBare(state)) return (present) => present;
  const lesson = await lessonIn(entry, locale);
  const parts = at.step <= lesson.steps.length ? partsAt(lesson.steps, at.step, null) : null;
  const counts = ({ ui }: PlaygroundState) => ui.lesson === state.ui.lesson && ui.course === null;
  return (present) => (parts && counts(present) && isBare(present) ? opened(present, parts, at, null) : present);
}
