import type { DescribedData } from "../../../state/io/exports/described.js";
import type { KeptFacts, KeptRun } from "../../../state/io/saved/saved-entry.js";
import { data as dataRoom } from "../../generated/en/data.js";
import { transport } from "../../generated/en/transport.js";
import { count, plural } from "../../grammar/en.js";
import { named, room } from "../../room.js";
import { learners as learnersRoom } from "../learners.js";

const dataText = ({ preset, examples, drawn }: DescribedData): string => {
  const { presets, drawn: drawnPoints, inTable } = dataRoom.english;
  if (preset !== null) return named(presets, preset);
  return drawn ? drawnPoints({ points: examples }) : inTable({ examples });
};

const runText = ({ visit, epoch, stop }: KeptRun): string => {
  const { converged, stoppedAt, finished, journalFull } = transport.english;
  if (stop === null) return visit === 0 ? "not started" : `visit ${count(visit)}`;
  if (stop === "journal-full") return journalFull;
  return { converged, "max-epochs": stoppedAt, settled: finished }[stop]({ epochs: epoch });
};

/** What the browser keeps of a reader's work, and the panel it is opened in. */
export const experiments = room("experiments", {
  title: "Open",
  close: "Close",
  /** "XOR, Averaged, converged after 3 epochs" */
  about: ({ data, learners, run }: KeptFacts): string =>
    [dataText(data), ...learners.map((kind) => learnersRoom.english.short[kind]), runText(run)].join(", "),
  unknown: "Unnamed experiment",

  offer: (name: string): string => `Go on with “${name}”?`,
  goOn: "Go on",
  dismiss: "Dismiss",

  name: "Name of this experiment",
  save: "Save",
  saved: (name: string): string => `“${name}” is saved. It is kept until you delete it.`,
  named: "Named",
  recent: "Recent",
  recentHint: (most: number): string =>
    `This browser keeps your last ${count(most)} experiments by itself. Give one a name to keep it until you delete it.`,
  none: "Nothing is kept yet. Draw a point or change a setting, and your experiment appears here.",
  openNow: "open now",
  rename: "Rename",
  renameIt: (name: string): string => `Rename “${name}”`,
  newName: "New name",
  cancel: "Cancel",
  duplicate: "Duplicate",
  duplicateIt: (name: string): string => `Duplicate “${name}”`,
  copyOf: (name: string): string => `Copy of ${name}`,
  duplicated: (name: string): string => `“${name}” is in the list.`,
  remove: "Delete",
  removeIt: (name: string): string => `Delete “${name}”`,
  removed: (name: string): string => `“${name}” is deleted.`,
  undo: "Undo",
  gone: (name: string): string => `“${name}” is no longer kept. It may have been deleted in another tab.`,
  opened: (name: string): string => `“${name}” is open. Undo brings back what you had.`,

  /** Where nothing can be kept. */
  blocked: (cause: string): string =>
    `Nothing can be kept here: the browser refuses storage (${cause}). Save a file before you leave the page.`,
  /** Where there is no more room. */
  full: "The browser has no more room, so the last change is not in this list. Delete what you no longer need, or save this as a file.",
  inOtherPage:
    "This playground is part of another page, so it keeps nothing by itself. Save a file before you leave the page.",

  files: "Files",
  saveThis: "Save this as a file",
  saveAll: "Save all as one file",
  openFile: "Open a file …",
  fileToOpen: "File to open",
  writing: "Writing the file",
  notAllWritten: "Some of what is kept is damaged, and left out of the file:",
  reading: (file: string): string => `Reading ${file}`,
  busy: "One moment …",
  fileOpened: (file: string): string => `${file} is open. Undo brings back what you had.`,
  isModel: (file: string): string =>
    `${file} is a saved model, not an experiment. Nothing has changed: import it where you choose the data.`,
  fileNotOpened: (file: string): string => `${file} was not opened. Nothing has changed.`,
  imported: (experiments: number, file: string): string =>
    plural(experiments, {
      one: `# experiment from ${file} is in the list.`,
      other: `# experiments from ${file} are in the list.`,
    }),
  notImported: (file: string, cause: string): string => `Nothing from ${file} could be kept (${cause}).`,

  startOver: "Reset the page",
  startOverHint: "Shows again what the page showed at first. Undo brings back what you have now.",
  startedOver: "You have started over. Undo brings back what you had.",
});

export type ExperimentsWords = typeof experiments.english;
