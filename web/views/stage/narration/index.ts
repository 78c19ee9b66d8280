/** What the stage says, and does when keys are pressed: loaded after the first picture. */

export { whyShown } from "../../../state/verdict.js";
export { liftToggle } from "../../shared/buttons/lift-button.js";
export { KeyboardHand } from "../input/commands.js";
export { KEY_HELP } from "../input/key-help.js";
export { Narrator } from "./narrator.js";
export { readoutLine } from "./readout-line.js";

export type Narration = typeof import("./index.js");
