// How long steps take: what is read of them, and what is answered.

/** @import { Step } from "../../lessons/format/index.js" */

/** Words read in a minute. */
const pace = 200;
/** What a formula takes, in minutes: three seconds. */
const formula = 1 / 20;
/** What a task takes to answer, in minutes, its words not counted. */
const answer = 0.75;

/**
 * What is read of steps, and how much there is to answer. A reader who answers right reads the text, the notes, the questions with their
 * options, and the replies to right answers.
 * @param {readonly Step[]} steps
 */
export function loadOf(steps) {
  const html = steps.flatMap(readOf).join(" ");
  const formulas = html.match(/<math\b/g)?.length ?? 0;
  const words = html
    .replace(/<math\b.*?<\/math>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const tasks = steps.reduce((sum, step) => sum + step.tasks.length, 0);
  const reading = words / pace + formulas * formula;
  return { words, formulas, reading, tasks, minutes: Math.max(1, Math.round(reading + tasks * answer)) };
}

/**
 * @param {Step} step
 * @returns {string[]}
 */
function readOf({ heading, text, note, tasks }) {
  const said = tasks.flatMap(({ ask, right, checks }) => [
    ask,
    right ?? "",
    ...checks.flatMap((check) => (check.kind === "choice" ? check.options.map(({ say }) => say) : [])),
  ]);
  return [heading, typeof text === "string" ? text : text.below, note ?? "", ...said];
}
