/** What the stage says, and does when keys are pressed: soon after the first picture. */

export { whyShown } from "../../../state/verdict.js";
export { KEY_HELP } from "../input/key-help.js";
export { KeyboardCommands } from "./commands.js";
export { Narrator } from "./narrator.js";
export { readoutLine } from "./readout-line.js";
