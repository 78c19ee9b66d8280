/** What teachers compose: read, checked and made a course. Loaded when one is opened. */
export { readAnyState } from "./any-state.js";
export { checkCourse, type Review, reviewCourse } from "./check.js";
export { fetchOwnCourse, readCourseFile, readOwnCourse, textOfFile } from "./fetch.js";
export { courseText } from "./format.js";
export type { Heard } from "./trial.js";
