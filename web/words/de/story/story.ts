import type { story as storyEnglish, weights as weightsEnglish } from "../../en/story/story.js";
import { count, number, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { biasNoun, exampleName, theBias } from "../nouns.js";

const headings = { weights: "Gewichte jetzt", training: "Gewichte im Training jetzt", counts: "Zähler jetzt" };

export const weights: Translation<typeof weightsEnglish> = {
  heading: (what, visit) => (visit === null ? headings[what] : `${headings[what]}, bei Schritt ${count(visit)}`),
  feature: "Merkmal",
  weight: "Gewicht",
  example: "Beispiel",
  countOf: "Zähler α",
  class: "Klasse",
  bias: { bias: biasNoun("bias"), threshold: biasNoun("threshold") },
  exampleName,
  noCounts: "Alle Zähler sind 0.",
  moreCounts: (examples) => plural(examples, { one: "# weiteres mit α > 0", other: "# weitere mit α > 0" }),
  between: (rows) => `${count(rows)} weitere dazwischen`,
  all: (features) => `Alle ${count(features)} Gewichte zeigen`,
  fewer: "Weniger zeigen",
  hint: "Mach einen Schritt oder wähl ein Beispiel aus, um zu sehen, was jedes Gewicht zum Score beiträgt.",
  point: (example, selected) =>
    selected
      ? `${exampleName(example)} ist ausgewählt. Zeig auf ein Gewicht, um zu sehen, was es zu dessen Score beiträgt.`
      : `Zeig auf ein Gewicht, um zu sehen, was es zum Score von ${exampleName(example)} beiträgt.`,
  adds: (example) => ["Es trägt ", ` zum Score von ${exampleName(example)} bei.`],
  biasAdds: (as, value, precision) =>
    `Zum Score jedes Beispiels trägt ${theBias(as, "nominative")} ${number(value, precision)} bei.`,
  threshold: (value, precision) => `Bei jedem Beispiel bedeutet ein Score über ${number(value, precision)} positiv.`,
};

export const story: Translation<typeof storyEnglish> = {
  notation: (labels, bias) => `Notation: y ∈ {${labels.join(", ")}}, ${bias}`,
  more: { weights: "Mehr über die Gewichte", counts: "Mehr über die Zähler" },
  choice: {
    labels: "Labels y",
    bias: "Bias als",
    biasItself: "Bias",
    hint: "Das ändert nur die Schreibweise: Lauf, Daten und Gewichte bleiben gleich. Mit den Labels 0 und 1 zeigt sich ein Fehler als sein Residuum e = y − q. Ein Schwellenwert θ ist −b.",
  },
};
