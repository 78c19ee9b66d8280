import { lazy, saidBy } from "../../../engine/lazy.js";
import type { Refusal } from "../../document/reading/refusal.js";
import { refusalBy, refuse } from "../../document/reading/refusal.js";
import { type Findings, refusalAt } from "./found.js";

const yaml = lazy(() => import("./yaml/index.js"));

/** What the file of a course says, as JSON or YAML; undefined where it is neither. */
export async function parsed(text: string, findings: Findings): Promise<unknown> {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const { value, problem } = (await yaml.load()).readYaml(text);
    // Every JSON is YAML, which knows where it is broken; so is any text, which is no course.
    const isYaml = /^\s*[^\s{[<]/.test(text);
    if (isYaml && !problem && typeof value === "object" && value !== null) return value;
    const at = lineMark(problem?.line ?? 1);
    const say = (refusal: Refusal): void => findings.in().refuse(refusal, { at });
    if (!/\S/.test(text) || (isYaml && value === null && !problem)) say(refusalBy("file", "not-valid", empty));
    else if (isYaml) say(problem?.refusal ?? refusalBy("file", "not-valid", noCourse));
    else say(refuse("file", "not-valid", "is not JSON: {0}", saidBy(cause)));
    return undefined;
  }
}

const empty = "The file is empty: a course has a title and steps.";
const noCourse = "This file is a text, not a course: a course begins with title: and steps:.";

const lineMark = (line: number) => ["", line] as const;

/** All that was found, with the lines where it is; a file of one line has none. */
export async function located(
  findings: Findings,
  text: string,
): Promise<{ readonly mistakes: readonly Refusal[]; readonly advice: readonly Refusal[] }> {
  const hasLines = text.trim().includes("\n");
  const lineOf = findings.all.length > 0 && hasLines ? (await yaml.load()).readYaml(text).lineOf : null;
  const said = findings.inOrder.map((found) => {
    const [mark, line] = found.path;
    return {
      isAdvice: found.isAdvice,
      refusal: refusalAt(
        mark === "" ? { ...found, path: [] } : found,
        mark === "" && hasLines ? Number(line) : (lineOf?.(found.path) ?? null),
      ),
    };
  });
  const [advice = [], mistakes = []] = [true, false].map((wanted) =>
    said.flatMap(({ isAdvice, refusal }) => (isAdvice === wanted ? [refusal] : [])),
  );
  return { mistakes, advice };
}
