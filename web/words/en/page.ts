import { room } from "../room.js";

/** The parts of the page by their names, and the ways to them. */
export const page = room("page", {
  title: "Perceptron Playground",
  /** Names of regions; what stands on the tabs of those in the drawer. */
  parts: {
    header: "Playground",
    setup: "Setup",
    bench: "Settings",
    tools: "Tools",
    stage: "Stage",
    transport: "Transport",
    verdict: "Verdict",
    story: "Story",
    charts: "Mistakes",
    compare: "Compare",
    orders: "Order",
    margin: "Margin and bound",
    projection: "Projection",
    "weight-space": "Weight space",
    cures: "Cures",
    trace: "Trace",
  },
  skip: {
    stage: "Skip to the stage",
    transport: "Skip to the transport",
    story: "Skip to the story",
  },
});

export type PageWords = typeof page.english;
