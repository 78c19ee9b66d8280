/** What reads states that come from outside. Loaded when one comes, or after the first picture. */
export { type ReadState, readState } from "./read-state.js";
export { type GetParameter, stateFromParameters } from "./readable.js";
export { withParameter } from "./with-parameter.js";
