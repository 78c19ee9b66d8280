// What the files of lessons are held against when the site is built: web/tooling/lessons/ runs it.

export type { WasmEngine } from "../../engine/engine.js";
export { filledIn } from "../../engine/errors.js";
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
export { mathOf } from "../../state/course/written/formulas.js";
export { refusedParameters, type WrittenTask } from "../../state/course/written/states.js";
export { partsAt, taskOf } from "../../state/course/written/task.js";
export { type Terms, termsOf } from "../../state/course/written/terms.js";
export { checkMark, type TextKind, Texts } from "../../state/course/written/texts.js";
export type { PlaygroundState } from "../../state/document/state.js";
export * as parameters from "../../state/io/parameters/index.js";
export {
  columnNames,
  lesson,
  step,
  units,
  type WrittenFront,
  type WrittenStep,
  type WrittenUnits,
} from "./files.js";
