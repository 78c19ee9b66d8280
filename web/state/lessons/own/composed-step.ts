import type { PlaygroundState } from "../../document/state.js";
import { withoutDefaults } from "../../document/without-defaults.js";
import { builtIn } from "../course.js";
import type { Step } from "../lesson.js";
import { isBare, partsAt } from "../opening.js";
import { readReference } from "../reference.js";

/**
 * A step of a teacher's course: his text, and what he links to. A link to a step of a built-in lesson brings that step, with
 * its text below his, its tasks, and its state where the link has none of its own.
 * @returns why it is none, in the words of a sentence, where it is not.
 */
export async function composedStep(
  heading: string,
  source: string,
  state: PlaygroundState | null,
): Promise<Step | string> {
  const other = elsewhere.find((name) => state && state.ui[name] !== null);
  if (other) return `${other}= opens something else than a step: link to it in the text`;
  const at = readReference(state?.ui.lesson ?? null);
  if (!at || !state) return { ...plain, heading, text: { source, below: "" }, state: state && withoutDefaults(state) };
  const entry = builtIn.lessons.find(({ number }) => number === at.lesson);
  const { steps } = entry ? (await entry.code.load()).lesson : { steps: [] };
  const step = steps[at.step - 1];
  if (!step) return `there is no step ${at.step} of a lesson ${at.lesson}`;
  const below = typeof step.text === "string" ? step.text : "";
  const parts = isBare(state) ? partsAt(steps, at.step, null) : withoutDefaults(state);
  return { ...step, heading, text: { source, below }, state: parts };
}

/** What would stand in the place of the step. */
const elsewhere = ["quiz", "worksheet", "course"] as const;

const plain = { note: null, highlight: [], tasks: [] } as const;
