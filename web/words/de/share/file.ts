import type { shareFile as english } from "../../en/share/file.js";
import type { Translation } from "../../room.js";

export const shareFile: Translation<typeof english> = {
  intro:
    "Die Daten, die Verfahren, dieser Schritt und alles, was du siehst: in einer Datei, die jeder Playground öffnet.",
  save: "Als Datei speichern",
  open: "Datei öffnen …",
  fileToOpen: "Datei zum Öffnen",
  startOverHint:
    "Zeigt wieder, was die Seite am Anfang gezeigt hat, und löscht, was dieser Browser zu diesem Tab gespeichert hat. „Rückgängig“ funktioniert danach noch.",
  startOver: "Neu anfangen",

  writing: "Die Datei wird geschrieben",
  reading: (name) => `${name} wird gelesen`,
  busy: "Einen Moment …",
  startedOver: "Du hast neu angefangen. „Rückgängig“ holt zurück, was du hattest.",
  opened: (name) => `${name} ist geöffnet. „Rückgängig“ holt zurück, was du hattest.`,
  notOpened: (name) => `${name} wurde nicht geöffnet. Nichts hat sich geändert.`,
};
