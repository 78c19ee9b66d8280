import { lessons } from "#lessons";
import type { Lazy } from "../../engine/lazy.js";
import type { Refusal } from "../document/refusal.js";
import type { Lesson, LessonEntry } from "./lesson.js";

/** A lesson of a course, and what loads it. */
export type CourseLesson = LessonEntry & { readonly code: Lazy<{ readonly lesson: Lesson }> };

export interface Course {
  /** Its name among the results that are kept: "" for the one that is built in. */
  readonly id: string;
  /** Of a teacher's own; "" of the one that is built in. */
  readonly title: string;
  readonly lessons: readonly CourseLesson[];
  /** What its file says that nobody knows, and does nothing. */
  readonly refusals: readonly Refusal[];
}

export const builtIn: Course = { id: "", title: "", lessons, refusals: [] };
