/** Saves states that are too long for a link in the browser. Loaded when there is one to save or to restore. */

export { restore } from "./restore.js";
export { openStateSaver, type StateSaver } from "./state-saver.js";
