import { room } from "../../room.js";

/** The row of tabs below the stage. */
export const drawer = room("drawer", {
  tabs: "Below the stage",
  /** By the names of the parts. */
  parts: {
    charts: "Mistakes",
    compare: "Compare",
    orders: "Order",
    margin: "Margin and bound",
    projection: "Projection",
    "weight-space": "Weight space",
    cures: "Cures",
    trace: "Trace",
  },
  close: "Close",
  /** What a narrow page shows there besides. */
  sheets: { story: "Story", weights: "Weights", settings: "Settings" },
  /** In the place of the story. */
  lesson: "Lesson",
  practice: "Practice",
});

export type DrawerWords = typeof drawer.english;
