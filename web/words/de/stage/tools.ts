import type { tools as english } from "../../en/stage/tools.js";
import { count } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { countLabelled, examples } from "../nouns.js";

export const tools: Translation<typeof english> = {
  bar: "Werkzeuge",
  tool: "Werkzeug",
  names: {
    hand: "Hand",
    positive: "Positiv",
    negative: "Negativ",
    class: "Klasse",
    erase: "Radieren",
    move: "Verschieben",
  },
  hints: {
    hand: "Ziehen verschiebt den Ausschnitt, ein Klick auf ein Beispiel wählt es aus. Ein Finger scrollt die Seite.",
    positive: "Positive Beispiele zeichnen",
    negative: "Negative Beispiele zeichnen",
    class: "Beispiele einer anderen Klasse zeichnen",
    erase: "Beispiele ausradieren",
    move: "Ein Beispiel verschieben",
  },
  tooManyFeatures: (features) =>
    `Jedes Beispiel hat ${count(features)} Merkmale. In dieser Ebene mit zweien lassen sich Beispiele deshalb nicht zeichnen oder verschieben.`,
  classes: "Klasse zum Zeichnen",
  className: (number) => ["Klasse ", number],
  classHint: (name) => `Beispiele der Klasse ${name} zeichnen`,
  classesHint: "„Positiv“ zeichnet Klasse 1, „Negativ“ zeichnet Klasse 0.",

  edits: "Änderungen",
  undo: "Rückgängig",
  redo: "Wiederholen",
  clear: "Leeren",
  undone: (now) => `Zurückgenommen: jetzt ${examples(now)}.`,
  redone: (now) => `Wiederholt: jetzt ${examples(now)}.`,

  more: "Weitere Werkzeuge",
  moreHint: "Pinsel, Klassen und Zoom",
  brush: "Pinsel",
  brushHint: "Wie viele Beispiele ein Klick zeichnet, und ebenso jedes Stück beim Ziehen",
  brushName: "Pinselgröße, Anzahl der Punkte",
  brushSize: "Pinselgröße",

  view: "Ausschnitt der Zeichenfläche",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  fit: "Einpassen",
  shading: "Tönen nach Score",
  shadingShort: "Tönen",
  lift: "3D-Bild",
  liftShort: "3D",
  live: "Live",
  liveName: "Live: nach jeder Änderung neu trainieren",

  legend: "Beispiele",
  legendEntry: (examples, label, name) =>
    name ? `${countLabelled(examples, label)}: ${name}` : countLabelled(examples, label),
  wrongNow: (examples) => `Ein Kreuz heißt: jetzt falsch vorhergesagt (${count(examples)})`,
};
