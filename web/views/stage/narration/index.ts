/** What the stage says and draws beside the first picture, and does when keys are pressed: soon after that. */

export { whyShown } from "../../../state/verdict.js";
export * as updateDrawing from "../draw/update-drawing.js";
export { KEY_HELP, KeyboardCommands } from "./commands.js";
export { readoutLine } from "./describe.js";
export { Narrator } from "./narrator.js";
