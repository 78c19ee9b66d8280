/** What reads states that come from outside. Loaded when one comes, or after the first picture. */
export type { ReadState } from "../../document/reading/fit-state.js";
export { readOverStep, readState } from "../../document/reading/read-state.js";
export { isOfView, paramPaths, written } from "./param-paths.js";
export { overOf, readChanges, readParameters, stateFromParameters } from "./read.js";
export { idle, refusedNames } from "./refusals.js";
export { foreignPart, parametersOf, queryOf, type Written } from "./write.js";
