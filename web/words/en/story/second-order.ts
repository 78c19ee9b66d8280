import { room } from "../../room.js";

/** What the second-order perceptron says. S is the matrix it keeps. */
export const secondOrder = room("story.secondOrder", {
  start: "It has made no mistakes yet, so its matrix S treats every direction alike.",
  first: "It is the first mistake, so the step is still along the example.",
  moves: "The weights move along S·x, not along x: less in the directions its mistakes share.",
  added: { added: "S·x added", subtracted: "S·x subtracted" },
});
