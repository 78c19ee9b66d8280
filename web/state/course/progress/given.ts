import * as v from "valibot";
import { mostTries } from "../../document/limits.js";
import { maybe, text, whole } from "../../document/primitives.js";
import { list, reasonOf, rule } from "../../document/reading/checks.js";
import { type Refusal, refuse } from "../../document/reading/refusal.js";
import { isQuestion, type Result } from "../lessons/progress.js";
import { placeShape, readSaved, type Saved, stepShape } from "./saved.js";

const mostTasks = 2000;
const truth = v.boolean("must be true or false");

const task = v.object({
  id: v.pipe(
    v.string("must be a text"),
    v.check(
      (id) => stepShape.test(id) || (isQuestion(id) && placeShape.test(id)),
      "must be a task or a question, such as 4.2.1 or weights.5",
    ),
  ),
  kind: maybe(text(40)),
  right: truth,
  tries: whole,
  revealed: truth,
  skipped: truth,
});

/** As `progress` says it. What is worked out from this, such as the score, is worked out anew. */
const report = v.object({
  course: v.nullable(text(120)),
  at: v.nullable(
    v.pipe(v.string("must be a text"), v.regex(placeShape, "must be a step or a question, such as 4.2 or weights.5")),
  ),
  tasks: list(task, mostTasks, "must be a list of tasks", rule("must name at most {0} tasks", mostTasks)),
});

/** What is given as progress: the text, or the object that has it, or only says the tasks. Null: that there is none. */
export function readGiven(given: unknown): { readonly saved: Saved } | { readonly refusals: readonly Refusal[] } {
  if (given === null) return { saved: { course: null, at: null, results: {}, questions: {}, tests: [] } };
  const { saved } = Object(given) as { readonly saved?: unknown };
  const said = typeof saved === "string" ? saved : given;
  if (typeof said === "string") {
    const read = readSaved(said);
    return "refusal" in read ? { refusals: [read.refusal] } : read;
  }
  if (typeof given !== "object" || Array.isArray(given))
    return { refusals: [refuse("progress", "wrong-type", "must be what the playground has said as progress")] };
  const read = v.safeParse(report, given);
  if (!read.success) return { refusals: read.issues.map(refusalOf) };
  const { course, at, tasks } = read.output;
  const [results, questions] = [false, true].map((ofQuestions) =>
    Object.fromEntries(tasks.filter(({ id }) => isQuestion(id) === ofQuestions).map((one) => [one.id, resultOf(one)])),
  );
  return { saved: { course, at, results: results ?? {}, questions: questions ?? {}, tests: [] } };
}

function refusalOf(issue: v.BaseIssue<unknown>): Refusal {
  const { code, facts } = reasonOf(issue.message);
  const path = v.getDotPath(issue);
  return refuse(path === null ? "progress" : `progress.${path}`, "not-valid", code, ...facts);
}

function resultOf({ kind, right, tries, revealed, skipped }: v.InferOutput<typeof task>): Result {
  const open = !right && (skipped || !revealed);
  return {
    tries: Math.min(tries, mostTries),
    right,
    ...(kind !== undefined && { kind }),
    ...(revealed && { revealed }),
    ...(open && skipped && { skipped }),
    ...(open && { open }),
  };
}
