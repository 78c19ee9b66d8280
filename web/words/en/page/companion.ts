import { room } from "../../room.js";

/** How the stage and its companion share the page. */
export const companion = room("companion", {
  divider: "Divider between the stage and the view",
  dividerHelp: "Arrows move it, Home and End go to its ends, a double click divides in halves.",
  dockBelow: "Move below the stage",
  dockBeside: "Move beside the stage",
  enlargeStage: "Enlarge the stage",
  enlargeView: "Enlarge this view",
  both: "Show both",
  close: "Close",
});

export type CompanionWords = typeof companion.english;
