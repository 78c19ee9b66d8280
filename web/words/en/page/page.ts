import { room } from "../../room.js";

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
