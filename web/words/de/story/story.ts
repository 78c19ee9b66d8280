import type { story as english } from "../../en/story/story.js";
import type { Translation } from "../../room.js";

export const story: Translation<typeof english> = {
  notation: (labels, bias) => `Notation: y ∈ {${labels.join(", ")}}, ${bias}`,
  more: { weights: "Mehr über die Gewichte", counts: "Mehr über die Zähler" },
  choice: {
    labels: "Labels y",
    bias: "Bias als",
    biasItself: "Bias",
    hint: "Das ändert nur die Schreibweise: Lauf, Daten und Gewichte bleiben gleich. Mit den Labels 0 und 1 zeigt sich ein Fehler als sein Residuum e = y − q. Ein Schwellenwert θ ist −b.",
  },
};
