import { room } from "../../room.js";

/** What an embedding page has locked. */
export const lock = room("lock", {
  locked: "The author of this page has locked this.",
});

/** In the place of what loads, and of what could not be loaded. */
export const loading = room("loading", {
  loading: "Loading …",
  slow: "This is taking longer than usual.",
  failed: "This part could not be loaded.",
  updated: "The playground has been updated since you opened this page. Reload it to go on: your work is kept.",
  tryAgain: "Try again",
  reload: "Reload",
});

/** What stands on the page from the first picture on, and the ways to it. */
export const page = room("page", {
  title: "Perceptron Playground",
  /** Names of regions; those in the drawer have theirs in its own room. */
  parts: {
    header: "Playground",
    setup: "Setup",
    bench: "Settings",
    tools: "Tools",
    stage: "Stage",
    transport: "Playback",
    verdict: "Verdict",
    story: "Story",
  },
  skip: {
    stage: "Skip to the stage",
    transport: "Skip to playback",
    story: "Skip to the story",
  },
});

export type PageWords = typeof page.english;
