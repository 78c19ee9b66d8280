import type { tools as english } from "../../en/stage/tools.js";
import { count } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { countLabelled, examples } from "../nouns.js";

export const tools: Translation<typeof english> = {
  bar: "Werkzeuge",
  tool: "Werkzeug",
  names: {
    hand: "Hand",
    positive: "Zeichnen +",
    negative: "Zeichnen −",
    class: "Klasse",
    erase: "Radieren",
    move: "Verschieben",
  },
  hints: {
    hand: "Ziehen verschiebt den Ausschnitt, ein Klick auf ein Beispiel wählt es aus. Mit jedem anderen Werkzeug: mit der Leertaste oder der mittleren Maustaste ziehen.",
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
  classesHint: "„Zeichnen +“ zeichnet Klasse 1, „Zeichnen −“ zeichnet Klasse 0.",

  edits: "Änderungen",
  undo: "Rückgängig",
  redo: "Wiederholen",
  clear: "Leeren",
  undone: (now) => `Zurückgenommen: jetzt ${examples(now)}.`,
  redone: (now) => `Wiederholt: jetzt ${examples(now)}.`,

  more: "Weitere Werkzeuge",
  moreHint: "Klassen, Pinsel, Tönen und Leeren",
  brush: "Pinsel",
  brushHint: "Wie viele Beispiele ein Klick zeichnet, und ebenso jedes Stück beim Ziehen",
  brushName: "Pinselgröße, Anzahl der Punkte",
  brushSize: "Pinselgröße",

  view: "Ausschnitt der Zeichenfläche",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  fit: "Einpassen",
  shading: "Tönen nach Score",
  liveName: "Live: nach jeder Änderung neu trainieren",

  legend: "Beispiele",
  legendEntry: (examples, label, name) =>
    name ? `${countLabelled(examples, label)}: ${name}` : countLabelled(examples, label),
  wrongNow: (examples) => `Ein Kreuz heißt: jetzt falsch vorhergesagt (${count(examples)})`,
};
