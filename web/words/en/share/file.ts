import { room } from "../../room.js";

/** The state as a file. */
export const shareFile = room("share.file", {
  intro:
    "The data, the learners, this visit and what is shown, in a file that any playground opens: choose Open in its menu.",
  save: "Save as a file",
  writing: "Writing the file",
  busy: "One moment …",
});
