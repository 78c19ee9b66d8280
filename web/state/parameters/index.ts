/** What reads states that come from outside. Loaded when one comes, or after the first picture. */
export type { ReadState } from "../document/fit.js";
export { readState } from "../document/read-state.js";
export { type Parameters, readChange, readParameters } from "./read.js";
export { parametersOf, type Written, withoutDefaults } from "./write.js";
