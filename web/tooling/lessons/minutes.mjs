// How long steps take: what is read of them, and what is answered.

/** @import { Step, Task } from "../../lessons/format/index.js" */

/** Words read in a minute. */
const pace = 200;
/** What a formula takes, in minutes: three seconds. */
const formula = 1 / 20;

/**
 * What a task takes, in minutes, its words not counted: thinking, answering, reading what is said to a wrong try. By the kind of its
 * first check, as newcomers took them.
 * @type {Readonly<Record<string, number>>}
 */
const answering = {
  mistake: 0.5,
  choice: 0.75,
  "blank-line": 0.75,
  "wrong-line": 0.75,
  number: 1,
  lines: 2.5,
  cells: 2.5,
};
/** What takes longer than a press or a number: weights that are typed, and all that is dragged or set on the page. */
const doing = 1.5;

/**
 * What is read of steps, and how much there is to answer. A reader who answers right reads the text, the questions with their
 * options, and the replies to right answers; the notes are folded.
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
  const tasks = steps.flatMap((step) => step.tasks);
  const reading = words / pace + formulas * formula;
  const answers = tasks.reduce((sum, task) => sum + timeOf(task), 0);
  return { words, formulas, reading, tasks: tasks.length, minutes: Math.max(1, Math.round(reading + answers)) };
}

/** @param {Task} task */
function timeOf({ checks }) {
  return answering[checks[0]?.kind ?? ""] ?? doing;
}

/** @param {Step} step @returns {string[]} */
function readOf({ heading, text, tasks }) {
  const said = tasks.flatMap(({ ask, right, checks }) => [
    ask ?? "",
    right ?? "",
    ...checks.flatMap((check) => (check.kind === "choice" ? check.options.map(({ say }) => say) : [])),
  ]);
  return [heading, text, ...said];
}
