import { room } from "../../room.js";

/** What unfolds below the story. */
export const story = room("story", {
  notation: (labels: readonly string[], bias: string): string => `Notation: y ∈ {${labels.join(", ")}}, ${bias}`,
  more: { weights: "More about the weights", counts: "More about the counts" },
  choice: {
    labels: "Labels y",
    bias: "Bias as",
    /** Before the letter. */
    biasItself: "bias",
    hint: "This changes only how things are written, not the run, the data or the weights. With labels 0 and 1, a mistake shows as its residual e = y − q. A threshold θ is −b.",
  },
});
