import * as v from "valibot";
import { finite, maybe, text, whole } from "../../document/primitives.js";
import { list, rule } from "../../document/reading/checks.js";
import { fileStem, type TextFile } from "../../io/exports/text-file.js";
import { type Answer, isAnswer } from "../checks/kind.js";

/** What a file of answers says it is. */
export const answerFormat = "perceptron-playground-answers";
export const answerVersion = 1;
/** Characters of a student's name. */
export const longestName = 80;
/** Bytes of a file, with a page of drawn points in its link. */
export const largestFile = 1_000_000;

const mostTasks = 2000;
const truth = v.boolean("must be true or false");

/** As `progress` has it, with what was answered last. */
const handedTask = v.object({
  id: v.pipe(
    v.string("must be a text"),
    v.regex(/^[a-z\d][\w.~-]{0,39}$/, "must be a task or a question, such as 4.2.1"),
  ),
  kind: text(40),
  /** Of its step, in the language of the course; left out of questions of practice. */
  title: maybe(text(200)),
  right: truth,
  tries: whole,
  revealed: truth,
  skipped: truth,
  answer: v.custom<Answer>(isAnswer, "must be a number, several, true, false or null"),
});

/** ISO 8601. The shape alone lets through a 31st of February, which some browsers cannot write. */
const moment = v.pipe(
  v.string("must be a text"),
  v.isoTimestamp("must be a time, as 2026-11-29T10:00:00.000Z"),
  v.check((text) => Number.isFinite(Date.parse(text)), "must be a time that there is"),
);

/** What a student hands in: the tasks that were tried, shown, left out or read, and the page as it then was. */
const handedIn = v.object({
  format: v.literal(answerFormat),
  v: v.literal(answerVersion),
  name: text(longestName),
  /** The title of a teacher's own course; null: the lessons that are built in. */
  course: v.nullable(text(120)),
  /** By the student's clock. */
  handedIn: moment,
  score: v.pipe(
    v.object({ raw: v.pipe(finite, v.minValue(0)), max: whole }),
    v.check(({ raw, max }) => raw <= max, "must not be more than there is"),
  ),
  complete: truth,
  tasks: v.pipe(
    list(handedTask, mostTasks, "must be a list of tasks", rule("must name at most {0} tasks", mostTasks)),
    v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, "must not name a task twice"),
  ),
  /** As `progress` has it: a playground that is given it goes on there. */
  saved: maybe(v.string("must be a text")),
  /** What opens the page behind the address of a site, "?visit=3…"; null: it is more than a link holds. */
  page: v.nullable(v.string("must be a text")),
});

export type HandedIn = v.InferOutput<typeof handedIn>;
export type HandedTask = HandedIn["tasks"][number];

/** "answers-ana-lopez.json" */
export function answerFile(answers: HandedIn): TextFile {
  return {
    name: `answers-${fileStem(answers.name, "student")}.json`,
    type: "application/json",
    text: `${JSON.stringify(answers, null, 1)}\n`,
  };
}

/** Why a file is none: it is something else, a newer page wrote it, or the named field is wrong. */
export type Unread =
  | { readonly why: "not-answers" | "newer" }
  | { readonly why: "wrong-field"; readonly field: string };

export function readAnswerFile(written: string): { readonly answers: HandedIn } | Unread {
  let given: unknown;
  try {
    given = JSON.parse(written);
  } catch {
    return { why: "not-answers" };
  }
  const said = Object(given) as { readonly format?: unknown; readonly v?: unknown };
  if (said.format !== answerFormat) return { why: "not-answers" };
  if (typeof said.v === "number" && said.v > answerVersion) return { why: "newer" };
  const read = v.safeParse(handedIn, given);
  if (read.success) return { answers: read.output };
  return { why: "wrong-field", field: v.getDotPath(read.issues[0]) ?? "v" };
}
