/** The course, as web/tooling/vite/lessons.mjs compiles it of the files in web/lessons/. */
declare module "#lessons" {
  import type { Lazy } from "../../engine/lazy.js";
  import type { Lesson, LessonEntry } from "./lesson.js";

  /** In their order. */
  export const lessons: readonly (LessonEntry & { readonly code: Lazy<{ readonly lesson: Lesson }> })[];
}

/** The formulas of the glossary as MathML, compiled of `web/lessons/formulas.yaml`. */
declare module "#formulas" {
  export const formulas: Readonly<Record<string, string>>;
}
