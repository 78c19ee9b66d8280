import type { setupData as english } from "../../en/setup/data.js";
import { count, list, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { negatives, positives } from "../nouns.js";

export const setupData: Translation<typeof english> = {
  preset: "Beispieldaten",
  separable: {
    yes: "Eine Gerade trennt sie",
    depends: "Je nach Einstellungen",
    no: "Keine Gerade trennt sie",
  },
  own: { points: "Gezeichnete Punkte", table: "Importierte Tabelle" },
  counts: ({ positive, negative }) => [
    { text: count(positive.count), tone: "positive" },
    positive.name === null ? ` ${positives(positive.count)}, ` : ` ${positives(positive.count)} (${positive.name}), `,
    { text: count(negative.count), tone: "negative" },
    negative.name === null ? ` ${negatives(negative.count)}` : ` ${negatives(negative.count)} (${negative.name})`,
  ],
  classes: (classes) => list(classes.map((one) => `${count(one.count)} der Klasse ${one.name}`)),
  importData: "Daten importieren …",
  examples: "Beispiele",
  noise: "Rauschen",
  seed: "Startwert",
  newSeed: "Neue Daten",
  axes: ["Waagerechte Achse, x₁", "Senkrechte Achse, x₂"],
  irisColumns: ["Kelchblattlänge", "Kelchblattbreite", "Kronblattlänge", "Kronblattbreite"],
  species: ["Positive Art", "Negative Art"],
  notDrawn: (features, more) =>
    `Nicht gezeichnet: ${list(more > 0 ? [...features, plural(more, { one: "# weiteres", other: "# weitere" })] : features)}.`,
  keepWeights: "Gewichte bei neuen Daten behalten",

  heldOut: "Testbeispiele, %",
  heldOutName: "Anteil der Testbeispiele in Prozent",
  heldOutCount: (heldOut, examples) =>
    plural(heldOut, {
      one: `# von ${count(examples)} Beispielen ist ein Testbeispiel.`,
      other: `# von ${count(examples)} Beispielen sind Testbeispiele.`,
    }),
  splitSeed: "Startwert der Aufteilung",
  newSplit: "Neu aufteilen",
};
