import { room } from "../../room.js";

/** The state as a file, and the way back to the beginning. */
export const shareFile = room("share.file", {
  intro: "The data, the learners, this visit and what is shown, in a file that any playground opens.",
  save: "Save as a file",
  open: "Open a file …",
  fileToOpen: "File to open",
  startOverHint:
    "Goes back to what the page showed at first, and deletes what this browser has saved for this tab. Undo still works.",
  startOver: "Start over",

  writing: "Writing the file",
  reading: (name: string): string => `Reading ${name}`,
  busy: "One moment …",
  startedOver: "You have started over. Undo brings back what you had.",
  opened: (name: string): string => `${name} is open. Undo brings back what you had.`,
  notOpened: (name: string): string => `${name} was not opened. Nothing has changed.`,
});
