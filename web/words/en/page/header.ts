import { room } from "../../room.js";

/** The row of tabs of the companion of the stage. */
export const drawer = room("drawer", {
  tabs: "Views",
  /** What views are for; after each word, where there is room for it, the rest of the phrase. */
  groups: { see: "See", why: "Why", try: "Try" },
  groupsMore: { see: "in other pictures", why: "it works", try: "other ways" },
  /** By the names of the parts. */
  parts: {
    lift: "3-D",
    "weight-space": "Weight space",
    projection: "Projection",
    margin: "Margin",
    charts: "Mistakes",
    compare: "Compare",
    orders: "Order",
    cures: "Cures",
    trace: "Trace",
    algorithm: "Algorithm",
  },
  /** What a narrow page also shows there. */
  sheets: { story: "Story", weights: "Weights", settings: "Settings" },
  /** In the place of the story. */
  lesson: "Lesson",
  practice: "Practice",
});

export type DrawerWords = typeof drawer.english;

/** The bar at the top. */
export const header = room("header", {
  title: "Perceptron Playground",
  /** What this is, in one sentence beside the title. */
  about: "Watch a perceptron learn from its mistakes.",
  lessons: "Lessons",
  menu: "Menu",
  menuHint: "Open, preferences and help",
  open: "Open",
  share: "Share",
  present: "Present",
  presentHint: "Show it large, for a lecture hall. Escape leaves.",
  preferences: "Preferences",
  help: "Help",
  close: "Close",
});
