/** What teachers compose of links and texts. Loaded when one is opened. */
export { readAnyState } from "./any-state.js";
export { fetchOwnCourse, type OwnCourse, readOwnCourse } from "./course-file.js";
