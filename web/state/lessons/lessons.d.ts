/** The course, as web/tooling/vite/lessons.mjs compiles it of the files in web/lessons/. */
declare module "#lessons" {
  import type { Lazy } from "../../engine/lazy.js";
  import type { Lesson, LessonEntry } from "./lesson.js";

  /** In their order. */
  export const lessons: readonly (LessonEntry & { readonly code: Lazy<{ readonly lesson: Lesson }> })[];
}
