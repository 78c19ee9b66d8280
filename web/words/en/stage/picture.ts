import { count } from "../../grammar/en.js";
import { room } from "../../room.js";

/** The stage as a picture or an animation, to save and to copy. */
export const picture = room("picture", {
  title: "Picture or animation",
  noStage: "These examples are texts, so there is no plot to draw.",
  intro: "The stage as it is now, at this size and in these colours.",
  stage: "Stage",
  tikzLimit: (examples: number): string => `TikZ can draw at most ${count(examples)} examples.`,
  tikzByPoints: "TikZ has the boundary, but not the tints of predictions made point by point.",
  animation: "Animation",
  first: "From visit",
  last: "to visit",
  pace: "frames per second",
  /** Of a stretch that is too long. */
  fewer: (frames: number, visits: number): string => `${count(frames)} frames for ${count(visits)} visits.`,
  making: "Making the animation",
});
