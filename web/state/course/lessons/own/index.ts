/** What teachers compose of links and texts. Loaded when one is opened. */
export { readAnyState } from "./any-state.js";
export { fetchOwnCourse, readCourseFile, readOwnCourse } from "./course-file.js";
