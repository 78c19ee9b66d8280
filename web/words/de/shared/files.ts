import type { Exported, files as english } from "../../en/shared/files.js";
import type { Translation } from "../../room.js";

/** Without articles, so that they are the same in "Lauf als CSV speichern". */
const exported: Readonly<Record<Exported, string>> = {
  picture: "Bild",
  animation: "Animation",
  worksheet: "Arbeitsblatt",
  visits: "Schritte",
  examples: "Beispiele",
  run: "Lauf",
  model: "Modell",
  citation: "Quellenangabe",
};

export const files: Translation<typeof english> = {
  names: exported,
  save: "Speichern",
  copy: "Kopieren",
  saveAs: (what, format) => `${exported[what]} als ${format} speichern`,
  copyAs: (what, format) => `${exported[what]} als ${format} kopieren`,
  copyIt: (what) => `${what} kopieren`,
  saved: (name) => `Gespeichert als ${name}.`,
  copied: "Kopiert.",
  copyByHand: "Der Browser erlaubt hier kein Kopieren. Kopiere diesen Text selbst.",
  copyPictureByHand: "Der Browser kann das hier nicht kopieren. Speichere es, oder kopiere dieses Bild.",
  maybeSaved: {
    picture: (name) =>
      `Der Rahmen um diese Seite blockiert vielleicht Downloads. Falls ${name} nicht angekommen ist, kopiere dieses Bild.`,
    text: (name) =>
      `Der Rahmen um diese Seite blockiert vielleicht Downloads. Falls ${name} nicht angekommen ist, kopiere diesen Text.`,
    long: (name) =>
      `Der Rahmen um diese Seite blockiert vielleicht Downloads. Falls ${name} nicht angekommen ist, öffne den Playground in einem eigenen Tab und speichere dort.`,
  },
  cancel: "Abbrechen",
  percent: (share) => `${share}\u202f%`,
};
