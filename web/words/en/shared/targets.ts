import { room } from "../../room.js";

/** What a step of a lesson needs of the page, by the names that the files of lessons have for it. */
export const targets = room("targets", {
  stage: "the stage",
  tools: "the tools",
  transport: "the transport",
  verdict: "the verdict",
  setup: "the settings",
  story: "the story",
  weights: "the weights",
  reading: "More about the weights",
  equation: "the equation",
  vectors: "the update as vectors",
  notation: "Notation",

  play: "the button play",
  start: "the button start",
  visit: "the button visit",
  update: "the button update",
  epoch: "the button epoch",
  end: "the button end",
  timeline: "the timeline",
  count: "the count under the stage",

  data: "the choice of data",
  learner: "the choice of the learner",
  features: "the choice of features",
  order: "the choice of the order",
  compare: "Compare",

  lift: "the button 3-D",
  charts: "the tab Mistakes",
  comparison: "the tab Compare",
  orders: "the tab Order",
  margin: "the tab Margin and bound",
  projection: "the tab Projection",
  "weight-space": "the tab Weight space",
  cures: "the tab Cures",
  trace: "the tab Trace",
});

export type TargetsWords = typeof targets.english;
