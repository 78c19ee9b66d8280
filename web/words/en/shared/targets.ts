import { room } from "../../room.js";

/** What a step of a lesson needs of the page, by the names that the files of lessons have for it. */
export const targets = room("targets", {
  stage: "the stage",
  tools: "the tools",
  transport: "the playback buttons",
  verdict: "the verdict",
  setup: "the settings",
  story: "the story",
  weights: "the weights",
  reading: "More about the weights",
  equation: "the equation",
  vectors: "the update as vectors",
  notation: "Notation",

  play: "the play button",
  start: "the “start over” button",
  visit: "the visit button",
  update: "the update button",
  epoch: "the epoch button",
  end: "the end button",
  timeline: "the timeline",
  count: "the count under the stage",

  data: "the data in the setup",
  learner: "the learner in the setup",
  features: "the features in the setup",
  order: "the order in the setup",
  compare: "the learners in the setup, to compare",

  lift: "the 3-D tab",
  charts: "the Mistakes tab",
  comparison: "the Compare tab",
  orders: "the Order tab",
  margin: "the Margin tab",
  projection: "the Projection tab",
  "weight-space": "the Weight space tab",
  cures: "the Cures tab",
  trace: "the Trace tab",
  algorithm: "the Algorithm tab",
});

export type TargetsWords = typeof targets.english;
