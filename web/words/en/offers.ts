import type { Obstacle } from "../../state/runs/training/obstacle.js";
import { room } from "../room.js";
import type { Sentences } from "../sentences.js";
import { refusals } from "./refusals/refusals.js";

/** Why a learner is not trained. */
export const obstacles = room<Sentences<Obstacle>>("obstacles", {
  refused: ({ error }) => refusals.english.said(error),
  twoClasses: () => "This learner knows two classes, but these examples have more.",
  preparing: ({ percent }) => `Preparing this learner: ${percent}\u202f%.`,
});

/** Buttons that do what a message says may help. */
export const offers = room("offers", {
  useMulticlass: "Use the multiclass perceptron",
  usePerceptron: "Use the perceptron",
  drawPositives: "Draw positives",
  drawNegatives: "Draw negatives",
  loadBlobs: "Load two blobs",
  loadReviews: "Load the course reviews",
});
