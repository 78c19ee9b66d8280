/** The keys of the whole playground. Nobody presses one before there is a picture: they come after it. */
export { onShortcut } from "./shortcuts.js";
