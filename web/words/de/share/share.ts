import type { share as shareEnglish, shareLink as shareLinkEnglish } from "../../en/share/share.js";
import { count, list } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { epochs } from "../nouns.js";

const problem = {
  features: "die Merkmale",
  scaling: "die Skalierung",
  noBias: "der ausgeschaltete Bias",
  order: "die Reihenfolge der Beispiele",
  split: "die Testbeispiele",
  initial: "die Startgewichte",
};

const shown = {
  view: "der Zoom",
  lift: "das 3D-Bild",
  shading: "die Tönung",
  why: "die Begründung der Trennbarkeit",
  difference: "die Unterschiede zwischen zwei Verfahren",
  drawer: "die offene Ansicht",
  pinned: "die angehefteten Einstellungen",
  present: "die Präsentation",
  moments: "die vorbereiteten Momente",
  predictFirst: "die Frage vor jedem Schritt",
  hide: "die ausgeblendeten Teile",
  lock: "die Sperren",
  embed: "die Form zum Einbetten",
};

const themes = { light: "das helle Design", dark: "das dunkle Design", projector: "das Design für den Beamer" };

export const shareLink: Translation<typeof shareLinkEnglish> = {
  heading: "Titel, den alle sehen, die den Link öffnen",
  contents: (link) => {
    const parts = [
      link.data,
      ...link.learners,
      `Schritt ${count(link.visit)}`,
      ...link.problem.map((part) => problem[part]),
      ...(link.maxEpochs === null ? [] : [`höchstens ${epochs(link.maxEpochs)}`]),
      ...link.shown.map((part) => shown[part]),
      ...(link.theme === null ? [] : [themes[link.theme]]),
    ];
    return `Er enthält: ${list(parts)}.`;
  },
  length: (characters) => `Er hat ${count(characters)} Zeichen.`,
  forAll: "Wer ihn öffnet, sieht genau dasselbe.",
  hereOnly: "Er funktioniert nur auf diesem Computer, weil diese Seite hier eine Datei ist.",
  noAddress:
    "Diese Seite liest ihre Adresse nicht. Häng den kopierten Text an die Adresse eines Playgrounds, der das tut.",
  tooLong: (most) =>
    `Für einen Link ist das zu viel: Er wäre länger als ${count(most)} Zeichen, und manche Programme schneiden solche Links ab. In eine Datei passt alles: Speichere sie weiter unten.`,
  link: "Link",
  state: "Zustand",
};

export const share: Translation<typeof shareEnglish> = {
  title: "Teilen",
  close: "Schließen",
  sections: {
    code: "QR-Code",
    file: "Datei",
    embed: "Einbetten",
    gradebook: "Für eine Lernplattform",
    data: "Beispiele",
    visits: "Schritte",
    model: "Modell",
    worksheet: "Arbeitsblatt",
    python: "Python-Skript",
    cite: "Zitieren",
    offline: "Offline nutzen",
  },
  formats: {
    csv: "CSV",
    json: "JSON",
    libsvm: "libsvm",
    markdown: "Markdown",
    latex: "LaTeX",
    python: "Python",
    bibtex: "BibTeX",
    plain: "Nur Text",
  },

  examples: "Alle Beispiele, mit allen Stellen. Die JSON-Datei kannst du im Menü mit „Öffnen“ wieder öffnen.",
  python:
    "Dieser Lauf als Python-Skript, das keine Pakete braucht: dieselben Schritte, Fehler und Gewichte, bis aufs letzte Bit. Es zeigt auch, wie man scikit-learn aufruft.",
  model:
    "Womit bei diesem Schritt vorhergesagt wird, ohne die Beispiele: Merkmale, Skalierung und Gewichte. Importiere es hier, um damit zu beginnen, oder nutze es in C++ oder auf der Kommandozeile.",
  makingModel: "Das Modell wird erstellt",
  citation: "Ein Verweis auf genau diesen Moment, mit dem Link, der ihn öffnet.",

  worksheet:
    "Dieser Lauf zum Rechnen von Hand: eine Tabelle mit Lücken, ein Diagramm, in das man die Grenze zeichnet, und die Lösung auf einer eigenen Seite. Zum Drucken oder als Markdown oder LaTeX. Mit einem Startwert entstehen weitere Blätter dieser Art.",
  makeWorksheet: "Arbeitsblatt erstellen",

  offline:
    "Der ganze Playground ist eine einzige Datei. Speichere sie, dann öffnet ein Doppelklick sie im Browser, auch ohne Internet.",
  download: "Playground herunterladen",
  mayBlock:
    "Der Rahmen um diese Seite blockiert vielleicht Downloads. Wenn die Datei nicht ankommt, öffne diese Adresse in einem neuen Tab.",
  address: "Adresse",
  notInside: "In der Datei fehlt, was du hier gemacht hast. Speichere auch das als Datei und öffne es dort.",

  noVisits: "Noch gibt es keine Schritte. Starte erst den Lauf oder mach einzelne Schritte, dann exportiere sie hier.",
  visits: "Eine Zeile für jeden Schritt: Epoche, Beispiel, Score, Label, Fehler und die Gewichte danach.",
  firstVisit: "Erster Schritt",
  lastVisit: "Letzter Schritt",
  makingTable: "Die Tabelle wird erstellt",
  mostVisits: (most) => `Höchstens ${count(most)} Schritte auf einmal.`,
};
