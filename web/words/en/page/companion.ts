import { room } from "../../room.js";

/** How the stage and its companion share the page. */
export const companion = room("companion", {
  divider: "Divider between the stage and the view",
  dividerHelp: "Drag it, or move it with the arrow keys. A double click splits the room in halves.",
  dockBelow: "Move below the stage",
  dockBeside: "Move next to the stage",
  enlargeStage: "Enlarge the stage",
  enlargeView: "Enlarge this view",
  both: "Show both",
  close: "Close",
});

export type CompanionWords = typeof companion.english;
