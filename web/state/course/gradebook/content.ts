import { builtIn } from "../lessons/course.js";
import { paths, stepsOn, type Unit, units } from "../lessons/unit.js";
import { quizNames } from "../questions/kinds/index.js";
import { insideAddress } from "./course-inside.js";

/**
 * What a package may hold. A lesson goes by its number, a unit, a path or a kind of question by its name; a teacher's own
 * course is the one that is open.
 */
export const contentKinds = ["moment", "lesson", "unit", "path", "practice", "course"] as const;
export type ContentKind = (typeof contentKinds)[number];

/** The choices within each kind; the moment that is shown and the course that is open have none. */
export const contentNames: Readonly<Record<ContentKind, readonly string[]>> = {
  moment: [],
  lesson: builtIn.lessons.map(({ number }) => `${number}`),
  unit: units.map(({ name }: Unit) => name),
  path: paths.filter((path) => path !== "hour"),
  practice: quizNames,
  course: [],
};

/** So many questions are a set of practice. */
export const practiceLength = 10;

/** How a score is made, and what its playground speaks. */
export interface Scoring {
  readonly language: string;
  /** Percent. */
  readonly passMark: number;
  /** An answer counts within so many tries; 0: after any number. */
  readonly tries: number;
  /** Whether questions may be left out, and solutions shown. */
  readonly mayLeaveOut: boolean;
}

/** The address, behind the page, under which a playground opens something that is scored. Nothing stays in its browser. */
export function scoredQuery(kind: Exclude<ContentKind, "moment">, name: string, scoring: Scoring): string {
  const { language, passMark, tries, mayLeaveOut } = scoring;
  const query = new URLSearchParams({
    ...opened(kind, name),
    "pass-mark": `${passMark}`,
    ...(tries > 0 && { tries: `${tries}` }),
    ...(!mayLeaveOut && { lock: "skip,solutions" }),
    keep: "none",
    lang: language,
  });
  return `?${query.toString().replaceAll("%2C", ",")}`;
}

function opened(kind: Exclude<ContentKind, "moment">, name: string): Readonly<Record<string, string>> {
  if (kind === "practice") {
    const asked = Array.from({ length: practiceLength }, (_, k) => `${name}.${k + 1}`);
    return { quiz: `${name}.1`, counts: asked.join(",") };
  }
  if (kind === "course") return { course: insideAddress, counts: kind };
  if (kind === "lesson") return { lesson: name, counts: name };
  const steps =
    kind === "unit" ? units.find((unit) => unit.name === name)?.steps : stepsOn(name as (typeof paths)[number]);
  const [first] = steps ?? [];
  return { lesson: first ? `${first.lesson}.${first.step}` : "1", counts: name };
}
