import type { shareLink as english } from "../../en/share/link.js";
import { count, list } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { epochs } from "../counted.js";

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

export const shareLink: Translation<typeof english> = {
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
