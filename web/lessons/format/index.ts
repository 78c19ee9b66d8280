// What the files of lessons are held against when the site is built: web/tooling/lessons/ runs it.

import { kindOf } from "../../state/course/checks/index.js";
import { commonValues } from "../../state/course/lessons/grade.js";
import type { Check } from "../../state/course/lessons/lesson.js";

export type { WasmEngine } from "../../engine/engine.js";
export type { Reference } from "../../state/course/lessons/course.js";
export type {
  Check,
  Contents,
  Lesson,
  LessonEntry,
  StateParts,
  Step,
  Task,
  UnitTexts,
  WrongCase,
} from "../../state/course/lessons/lesson.js";
export type { Unit } from "../../state/course/lessons/unit.js";
export type { PlaygroundState } from "../../state/document/state.js";
export {
  columnNames,
  lesson,
  readParts,
  refusedParameters,
  step,
  units,
  type WrittenFront,
  type WrittenStep,
  type WrittenTask,
  type WrittenUnits,
  wantedSettings,
} from "./states.js";

/** Whether a check takes an answer, and what stands in braces in the texts of its task. */
export function checkTraits(kind: Check["kind"]): { readonly answered: boolean; readonly values: readonly string[] } {
  const row = kindOf({ kind });
  const answered = row.takes === "answer";
  return { answered, values: answered ? [...commonValues, "answer", "truth", ...row.values] : commonValues };
}
