import * as v from "valibot";
import { finite, maybe, text } from "../../document/primitives.js";
import { list, rule } from "../../document/reading/checks.js";
import { check } from "../checks/schema.js";
import { hidden, task as ourTask, state } from "../written/states.js";

// The file of a teacher's course, as JSON or YAML: see web/site/courses.md. What the editor of courses makes is of this form
// too; `courseText` writes it, and `check.ts` says what is wrong with it.

export const mostSteps = 100;
export const mostTasks = 12;
const longestText = 200_000;
const longestLink = 100_000;
const longestFile = 3_000_000;
/** A file inside the course, or a page. */
export const fileAddress: RegExp = /^(data:|https?:\/\/)/i;

/** The parts of the page that a step may outline. The view that marks them has a row for each. */
export const pageParts: readonly string[] = [
  ...[
    "stage",
    "tools",
    "transport",
    "verdict",
    "setup",
    "story",
    "weights",
    "reading",
    "equation",
    "vectors",
    "notation",
  ],
  ...["play", "start", "visit", "update", "epoch", "end", "timeline", "count", "data", "learner", "features", "order"],
  ...[
    "compare",
    "lift",
    "charts",
    "comparison",
    "orders",
    "margin",
    "projection",
    "weight-space",
    "cures",
    "trace",
    "algorithm",
  ],
];

const longText = text(4000);

/** What the run is to say is right: a number, whether it is a mistake, or weights and then the bias. */
const truth = v.union([finite, v.boolean(), v.array(finite)], "must be a number, true or false, or a list of numbers");

const checks = v.union([check, v.pipe(v.array(check), v.minLength(1, "must name a check"))]);

/** As those of our lessons, with `truth`. */
export const task = v.object({
  ...ourTask.entries,
  ask: longText,
  right: maybe(longText),
  hint: maybe(longText),
  solution: maybe(longText),
  check: checks,
  truth: maybe(truth),
});

/** Examples as a table: as text, or in a file beside the course. `label` names its column. */
const data = v.union(
  [
    v.object({ csv: text(2_000_000), label: maybe(text(200)) }),
    v.object({ file: text(1000), label: maybe(text(200)) }),
  ],
  "must have csv or file: a table of examples, or the name of a file that has one",
);

const stepWith = <Tasks extends v.GenericSchema>(tasks: Tasks) =>
  v.object({
    title: text(120),
    text: text(longestText),
    /** To this playground, or its parameters or token alone. */
    link: maybe(text(longestLink)),
    state: maybe(v.record(v.string(), v.unknown(), "must be a state")),
    data: maybe(data),
    highlight: maybe(
      list(
        v.picklist(pageParts, rule("must be one of {0}", pageParts.join(", "))),
        20,
        "must be a list of parts of the page",
        rule("must name at most {0} parts", 20),
      ),
    ),
    hides: maybe(list(hidden, 3, "must be a list", rule("must name at most {0} parts", 3))),
    note: maybe(longText),
    tasks: maybe(list(tasks, mostTasks, "must be a list of tasks", rule("must name at most {0} tasks", mostTasks))),
  });

const courseWith = <Step extends v.GenericSchema>(step: Step) =>
  v.object({
    // What is done of a course is kept by its title, and that of the lessons by none.
    title: v.pipe(text(120), v.regex(/\S/, "must not be empty")),
    /** Of its texts, as BCP 47 has it. */
    language: maybe(
      v.pipe(text(35), v.regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/, "must be a language, such as en or de")),
    ),
    /** What words in bold mean: a word, or several with commas between them. */
    glossary: maybe(v.record(v.string(), text(2000), "must be words and what they mean")),
    /** What its texts show or link to, by the names that they give it; what is not among these lies beside the course. */
    files: maybe(
      v.record(
        text(1000),
        v.pipe(text(longestFile), v.regex(fileAddress, rule("must look like {0}", "data:image/png;base64,…"))),
        "must be names of files and what they hold",
      ),
    ),
    steps: v.pipe(
      list(step, mostSteps, "must be a list of steps", rule("must have at most {0} steps", mostSteps)),
      v.minLength(1, "must have a step"),
    ),
  });

/** A step, and the file: what is within them is read one by one, so that all that is wrong is named at once. */
export const step = stepWith(v.unknown());
export const file = courseWith(v.unknown());

/** The whole, for editors of text. */
export const course = courseWith(stepWith(task));

export type WrittenCourse = v.InferInput<typeof course>;
export type WrittenTask = v.InferOutput<typeof task>;
export type WrittenStep = v.InferOutput<typeof step>;
export type WrittenData = v.InferOutput<typeof data>;
export { state };

/** A course as the text of its file. */
export const courseText = (written: unknown): string => `${JSON.stringify(written, null, 2)}\n`;
