/** What the stage says, draws and hears beside the first picture: soon after that. */

import type { Words } from "../../../state/document/notation/words.js";
import { narration } from "../../../words/en/stage/narration.js";

export { whyShown } from "../../../state/runs/verdict.js";
export { readoutLine } from "../description/describe.js";
export * as updateDrawing from "../draw/update-drawing.js";
export { wheel } from "../input/wheel.js";
export { Handles } from "./handles.js";
export { Narrator } from "./narrator.js";

/** For the line that describes the stage to those who use its keys. */
export const keyHelp = (words: Words): string => words.room(narration).keyHelp;
