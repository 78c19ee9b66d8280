import type { DescribedData } from "../../../state/io/exports/described.js";
import type { KeptRun } from "../../../state/io/saved/saved-entry.js";
import type { experiments as english } from "../../en/page/experiments.js";
import { data as dataRoom } from "../../generated/de/data.js";
import { count, plural } from "../../grammar/de.js";
import { named, type Translation } from "../../room.js";
import { learners as learnersRoom } from "../learners.js";
import { epochs } from "../nouns.js";

const dataText = ({ preset, examples, drawn }: DescribedData): string => {
  if (preset !== null) return named(dataRoom.presets, preset);
  return drawn ? dataRoom.drawn({ points: examples }) : dataRoom.inTable({ examples });
};

const runText = ({ visit, epoch, stop }: KeptRun): string => {
  switch (stop) {
    case null:
      return visit === 0 ? "nicht gestartet" : `Schritt ${count(visit)}`;
    case "converged":
      return `nach ${epochs(epoch)} konvergiert`;
    case "max-epochs":
      return `nach ${epochs(epoch)} angehalten`;
    case "settled":
      return `nach ${epochs(epoch)} beendet`;
    default:
      return "angehalten, das Protokoll ist voll";
  }
};

export const experiments: Translation<typeof english> = {
  title: "Öffnen",
  close: "Schließen",
  about: ({ data, learners, run }) =>
    [dataText(data), ...learners.map((kind) => learnersRoom.short[kind]), runText(run)].join(", "),
  unknown: "Experiment ohne Namen",

  offer: (name) => `Weiter mit „${name}“?`,
  goOn: "Weitermachen",
  dismiss: "Ausblenden",

  name: "Name dieses Experiments",
  save: "Speichern",
  saved: (name) => `„${name}“ ist gespeichert und bleibt, bis du es löschst.`,
  named: "Mit Namen",
  recent: "Zuletzt",
  recentHint: (most) =>
    `Dieser Browser behält deine letzten ${count(most)} Experimente von selbst. Gib einem einen Namen, dann bleibt es, bis du es löschst.`,
  none: "Hier ist noch nichts. Zeichne einen Punkt oder ändere eine Einstellung, dann erscheint dein Experiment hier.",
  openNow: "gerade offen",
  rename: "Umbenennen",
  renameIt: (name) => `„${name}“ umbenennen`,
  newName: "Neuer Name",
  cancel: "Abbrechen",
  duplicate: "Duplizieren",
  duplicateIt: (name) => `„${name}“ duplizieren`,
  copyOf: (name) => `Kopie von ${name}`,
  duplicated: (name) => `„${name}“ ist in der Liste.`,
  remove: "Löschen",
  removeIt: (name) => `„${name}“ löschen`,
  removed: (name) => `„${name}“ ist gelöscht.`,
  undo: "Rückgängig",
  gone: (name) => `„${name}“ ist nicht mehr da. Vielleicht wurde es in einem anderen Tab gelöscht.`,
  opened: (name) => `„${name}“ ist geöffnet. „Rückgängig“ holt zurück, was du hattest.`,

  blocked: (cause) =>
    `Hier kann nichts gespeichert werden: Der Browser verweigert den Speicher (${cause}). Speichere eine Datei, bevor du die Seite verlässt.`,
  full: "Der Browser hat keinen Platz mehr, darum fehlt die letzte Änderung in dieser Liste. Lösche, was du nicht mehr brauchst, oder speichere dieses als Datei.",
  inOtherPage:
    "Dieser Playground ist Teil einer anderen Seite und behält von selbst nichts. Speichere eine Datei, bevor du die Seite verlässt.",

  files: "Dateien",
  saveThis: "Dieses als Datei speichern",
  saveAll: "Alle in einer Datei speichern",
  openFile: "Datei öffnen …",
  fileToOpen: "Datei zum Öffnen",
  writing: "Die Datei wird geschrieben",
  notAllWritten: "Manches vom Gespeicherten ist beschädigt und fehlt in der Datei:",
  reading: (file) => `${file} wird gelesen`,
  busy: "Einen Moment …",
  fileOpened: (file) => `${file} ist geöffnet. „Rückgängig“ holt zurück, was du hattest.`,
  isModel: (file) =>
    `${file} ist ein gespeichertes Modell, kein Experiment. Nichts hat sich geändert: Importiere es dort, wo du die Daten wählst.`,
  fileNotOpened: (file) => `${file} wurde nicht geöffnet. Nichts hat sich geändert.`,
  imported: (experiments, file) =>
    plural(experiments, {
      one: `# Experiment aus ${file} ist in der Liste.`,
      other: `# Experimente aus ${file} sind in der Liste.`,
    }),
  notImported: (file, cause) => `Aus ${file} konnte nichts gespeichert werden (${cause}).`,

  startOver: "Seite zurücksetzen",
  startOverHint: "Zeigt wieder, was die Seite am Anfang gezeigt hat. „Rückgängig“ holt zurück, was du jetzt hast.",
  startedOver: "Du hast neu angefangen. „Rückgängig“ holt zurück, was du hattest.",
};
