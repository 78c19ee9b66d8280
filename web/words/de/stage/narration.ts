import type { narration as english } from "../../en/stage/narration.js";
import { separability } from "../../generated/de/separability.js";
import { count, list, number, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { countLabelled, examples, examplesDative, labelled, separatorNoun, theBias } from "../nouns.js";

/** An example's share of an average, as it is written. */
interface Share {
  readonly example: number;
  readonly share: string;
}

const place = (x: number, y: number): string => `(${number(x)}; ${number(y)})`;

const sharesOf = (shares: readonly Share[]): string =>
  shares.map(({ example, share }) => `${share} mal Beispiel ${count(example)}`).join(", ");

/** What a slice through the features leaves out. */
const ofOtherFeatures = (n: number): string =>
  plural(n, { one: "des anderen Merkmals", other: "der anderen # Merkmale" });

export const narration: Translation<typeof english> = {
  keyHelp:
    "Pfeiltasten bewegen das Fadenkreuz, mit Strg feiner. Mit Umschalt verschieben sie den Ausschnitt. " +
    "P zeichnet dort ein positives Beispiel, N ein negatives, 2 bis 5 eines einer anderen Klasse, Eingabe eines mit dem gewählten Werkzeug. " +
    "Punkt und Komma wählen das nächste und das vorige Beispiel aus. Alt und Pfeiltasten verschieben es ein Stück, F wechselt sein Label, " +
    "Entf löscht es, Esc hebt die Auswahl auf. Plus und Minus zoomen, 0 passt den Ausschnitt ein.",

  place,
  wouldAdd: (x, y) => `Das Fadenkreuz ist bei ${place(x, y)}. Noch einmal drücken, um dort ein Beispiel zu zeichnen.`,
  view: (x, y) =>
    `Der Ausschnitt geht von ${number(x[0])} bis ${number(x[1])} nach rechts und von ${number(y[0])} bis ${number(y[1])} nach oben.`,
  noExamples: "Es gibt keine Beispiele.",
  noneSelected: "Kein Beispiel ist ausgewählt.",
  moved: (example, x, y) => `Beispiel ${count(example)} nach ${place(x, y)} verschoben.`,
  added: (label, x, y) => {
    if (typeof label !== "string") return `Beispiel der Klasse ${label.className} bei ${place(x, y)} hinzugefügt.`;
    return label === "positive"
      ? `Positives Beispiel bei ${place(x, y)} hinzugefügt.`
      : `Negatives Beispiel bei ${place(x, y)} hinzugefügt.`;
  },
  removed: (example) => `Beispiel ${count(example)} gelöscht.`,
  tooManyFeatures: (features) =>
    `Jedes Beispiel hat ${count(features)} Merkmale. In dieser Ebene mit zweien lassen sich Beispiele deshalb nicht zeichnen oder verschieben.`,

  example: ({ example, label, heldOut, x, y }, score, predicted) => {
    const labels = heldOut ? `${labelled(label)}, Testbeispiel` : labelled(label);
    const shown = `Beispiel ${count(example)}, ${labels}, bei ${place(x, y)}`;
    const scored = score === null ? shown : `${shown}, Score ${number(score)}`;
    if (predicted === null) return scored;
    return predicted === "tie" ? `${scored}, unentschieden` : `${scored}, vorhergesagt: ${labelled(predicted)}`;
  },
  readout: ({ example, label, heldOut, x, y }, [nameX = "", nameY = ""]) => {
    const labels = heldOut ? `${labelled(label)} · Testbeispiel` : labelled(label);
    return `Beispiel ${count(example)} · ${labels} · ${nameX} ${number(x)} · ${nameY} ${number(y)}`;
  },

  crowds: (places, mixed) =>
    `${plural(places, { one: "An # Stelle liegen", other: "An # Stellen liegen" })} mehrere Beispiele${mixed === 0 ? "" : `, an ${count(mixed)} davon mit verschiedenen Labels`}.`,

  noExamplesYet: "Noch keine Beispiele.",
  counts: (positive, negative) =>
    `Beispiele: ${countLabelled(positive, "positive")}, ${countLabelled(negative, "negative")}.`,
  classCounts: (total, classes) =>
    `${examples(total)}: ${classes.map(({ label, n }) => countLabelled(n, label)).join(", ")}.`,
  heldOut: (n) => plural(n, { one: "# davon ist ein Testbeispiel.", other: "# davon sind Testbeispiele." }),

  nothingVisited: "Bisher war kein Beispiel an der Reihe.",
  visited: ({ visit, example, label, labels, score, mistake }) => {
    const named = labels ? `${labelled(label)}, y ${labels.y}, q ${labels.q}` : labelled(label);
    const scored =
      typeof score === "number"
        ? `Score ${number(score)}`
        : `Scores nach Klassen ${score.map((one) => number(one)).join("; ")}`;
    const outcome = mistake ? "ein Fehler" : "richtig";
    return `Schritt ${count(visit)}: Beispiel ${count(example)}, ${named}, ${scored}, ${outcome}.`;
  },

  misclassified: (n) =>
    n === 0
      ? "Jetzt ist kein Beispiel falsch klassifiziert."
      : plural(n, {
          one: "Jetzt ist # Beispiel falsch klassifiziert.",
          other: "Jetzt sind # Beispiele falsch klassifiziert.",
        }),
  misclassifiedTraining: (n) =>
    n === 0
      ? "Jetzt ist kein Trainingsbeispiel falsch klassifiziert."
      : plural(n, {
          one: "Jetzt ist # Trainingsbeispiel falsch klassifiziert.",
          other: "Jetzt sind # Trainingsbeispiele falsch klassifiziert.",
        }),
  misclassifiedHeldOut: (n) =>
    n === 0
      ? "Jetzt ist kein Testbeispiel falsch klassifiziert."
      : plural(n, {
          one: "Jetzt ist # Testbeispiel falsch klassifiziert.",
          other: "Jetzt sind # Testbeispiele falsch klassifiziert.",
        }),

  separable: "Die Beispiele sind linear trennbar.",
  marginShown: (separator, margin) =>
    `Die Zeichenfläche zeigt die ${separatorNoun(separator)} mit maximalem Rand. Er ist auf beiden Seiten ${number(margin)} breit.`,
  notSeparable: "Die Beispiele sind nicht linear trennbar.",
  notSeparableBecause: (why) => `Die Beispiele sind nicht linear trennbar: ${separability.reason({ why })}.`,
  averagesShown: (positive, negative) => {
    const averages = [
      ...(positive.length > 0 ? [`den Mittelwert der positiven (${sharesOf(positive)})`] : []),
      ...(negative.length > 0 ? [`den Mittelwert der negativen (${sharesOf(negative)})`] : []),
    ];
    return `Die Zeichenfläche zeigt ${list(averages)}.`;
  },

  boundary: (equation) => `Die Grenze ist ${equation}.`,
  noBoundary: "Es gibt keine Grenze: Gewichte und Bias sind 0.",
  biasAlone: (bias, { biasAs }, sign) =>
    `Es gibt keine Grenze: Die Gewichte sind 0, und ${theBias(biasAs, "nominative")} ist ${number(bias)}. Deshalb ist jeder Score ${labelled(sign)}.`,
  byClasses: (classes) => `Jeder Punkt der Ebene gehört zu der Klasse mit dem höchsten von ${count(classes)} Scores.`,
  onlyLabel: (label) => `Überall im Ausschnitt ist die Vorhersage ${labelled(label)}.`,
  curved: "Die Grenze ist keine Gerade. Gezeichnet ist sie aus Vorhersagen an vielen Stellen des Ausschnitts.",
  slice: (others) =>
    `Gezeichnet ist sie für den Mittelwert ${ofOtherFeatures(others)}. Ein Beispiel kann deshalb auf einer Seite liegen, die nicht zu seiner Vorhersage passt.`,
  inTraining: (equation) => `Die Grenze der Gewichte im Training ist ${equation}.`,
  hatched: (first, second) => `Kreuzschraffiert ist, wo ${first} und ${second} uneins sind.`,
  countingDisagreements: "Es wird gezählt, wo sie uneins sind …",
  disagreements: (n) =>
    n === 0 ? "Bei allen Beispielen sind sie sich einig." : `Uneins sind sie sich bei ${examplesDative(n)}.`,

  seen: {
    noBoundary: "keine Grenze: Gewichte und Bias sind 0",
    allPositive: "keine Grenze: Gewichte 0, jeder Score über 0",
    allNegative: "keine Grenze: Gewichte 0, jeder Score unter 0",
    outside: "die Grenze liegt außerhalb dieses Ausschnitts",
    noScores: "keine Grenze: Jeder Score ist 0",
    noWeights: "keine Grenze: Alle Gewichte sind 0",
    onlyLabel: (label) => `keine Grenze in diesem Ausschnitt: Überall ist die Vorhersage ${labelled(label)}`,
    slice: (others) => `Grenze für den Mittelwert ${ofOtherFeatures(others)}`,
  },
};
