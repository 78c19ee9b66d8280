import type { Obstacle } from "../../../state/runs/training/obstacle.js";
import { room } from "../../room.js";
import type { Sentences } from "../../sentences.js";
import { refusals } from "./refusals.js";

/** Why a learner is not trained. */
export const obstacles = room<Sentences<Obstacle>>("obstacles", {
  refused: ({ error }) => refusals.english.said(error),
  twoClasses: () => "This learner knows two classes, but these examples have more.",
  preparing: ({ percent }) => `Preparing this learner: ${percent}\u202f%.`,
});
