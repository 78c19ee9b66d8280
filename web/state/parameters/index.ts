/** What reads states that come from outside. Loaded when one comes, or after the first picture. */
export { type ReadState, readState } from "../document/read-state.js";
export { type GetParameter, stateFromParameters } from "./read.js";
export { withParameter } from "./with-parameter.js";
