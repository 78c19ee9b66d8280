import { room } from "../room.js";

/** Buttons that do what a message says may help. */
export const offers = room("offers", {
  useMulticlass: "Use the multiclass perceptron",
  usePerceptron: "Use the perceptron",
  drawPositives: "Draw positives",
  drawNegatives: "Draw negatives",
  loadBlobs: "Load two blobs",
  loadReviews: "Load the course reviews",
});
