/** The course, as web/tooling/vite/lessons.mjs compiles it of the files in web/lessons/. */
declare module "#lessons" {
  import type { CourseLesson } from "./course.js";

  /** In their order. */
  export const lessons: readonly CourseLesson[];
}

/** What the list of lessons says in another language; in English where nothing is translated yet. */
declare module "#contents/*" {
  import type { Contents } from "./lesson.js";

  export const contents: Contents;
}

/** What the course is composed of, as `web/lessons/units.yaml` says it. */
declare module "#units" {
  import type { Unit, Way } from "./unit.js";

  /** In the order in which they are learned. */
  export const units: readonly Unit[];
  export const ways: Readonly<Record<"lecture" | "lab", Way>>;
}

/** The formulas of the glossary as MathML, compiled of `web/lessons/formulas.yaml`. */
declare module "#formulas" {
  export const formulas: Readonly<Record<string, string>>;
}
