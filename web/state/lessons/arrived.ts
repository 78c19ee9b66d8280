import type { PlaygroundState } from "../document/state.js";
import { builtIn } from "./course.js";
import { isBare, opened, partsAt } from "./opening.js";
import { readReference } from "./reference.js";

/**
 * What a link to a step opens with, where it says nothing else: the state of that step. Of a teacher's own course, which has
 * still to come, that is what the link says.
 */
export async function arrived(state: PlaygroundState): Promise<PlaygroundState> {
  const at = readReference(state.ui.lesson);
  const entry = state.ui.course === null ? builtIn.lessons.find(({ number }) => number === at?.lesson) : undefined;
  if (!at || !entry || !isBare(state)) return state;
  const { lesson } = await entry.code.load();
  const parts = at.step <= lesson.steps.length ? partsAt(lesson.steps, at.step, null) : null;
  return parts ? opened(state, parts, at, null) : state;
}
