import { lessons } from "#lessons";
import type { Lazy } from "../../../engine/lazy.js";
import type { Refusal } from "../../document/reading/refusal.js";
import type { Lesson, LessonEntry } from "./lesson.js";

type LessonCode = Lazy<{ readonly lesson: Lesson }>;

/** A lesson of a course, and what loads it. */
export interface CourseLesson extends LessonEntry {
  readonly code: LessonCode;
  /** The same in other languages, by locale. */
  readonly translated: Readonly<Partial<Record<string, LessonCode>>>;
}

export interface Course {
  /** Its name among the results that are kept: "" for the one that is built in. */
  readonly id: string;
  /** Of a teacher's own; "" of the one that is built in. */
  readonly title: string;
  readonly lessons: readonly CourseLesson[];
  /** What its file says that nobody knows, and does nothing. */
  readonly refusals: readonly Refusal[];
  /** Makes its file as JSON, with what lies beside it inside; rejects where that cannot be had. Left out of the one that is built in. */
  readonly source?: () => Promise<string>;
  /** Of the texts of a teacher's own; null: it does not say. */
  readonly language?: string | null;
  /** Goes through the tasks of a teacher's own, and resolves with what does not come out as it says. */
  readonly tryTasks?: () => Promise<readonly Refusal[]>;
}

export const builtIn: Course = { id: "", title: "", lessons, refusals: [] };

/** A lesson in a language; in English where it is not translated. */
export async function lessonIn({ code, translated }: CourseLesson, locale: string): Promise<Lesson> {
  return (await (translated[locale] ?? code).load()).lesson;
}

/** A step of a course. Both count from 1. */
export interface Reference {
  readonly lesson: number;
  readonly step: number;
}

/** As a link names it: "4.2"; "4" is its first step. Null where it is neither. */
export function readReference(text: string | null): Reference | null {
  const [, lesson, step = "1"] = /^(\d+)(?:\.(\d+))?$/.exec(text ?? "") ?? [];
  return lesson === undefined ? null : { lesson: Number(lesson), step: Number(step) };
}

export function written({ lesson, step }: Reference): string {
  return `${lesson}.${step}`;
}
