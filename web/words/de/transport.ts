import type { transport as english } from "../en/transport.js";
import { count } from "../grammar/de.js";
import type { Translation } from "../room.js";
import { epochs, updates } from "./nouns.js";

export const transport: Translation<typeof english> = {
  playback: "Wiedergabe",
  names: {
    start: "Neustart",
    backUpdate: "Ein Update zurück",
    backVisit: "Ein Schritt zurück",
    play: "Start",
    pause: "Pause",
    visit: "Ein Schritt",
    update: "Ein Update",
    epoch: "Eine Epoche",
    end: "Zum Ende",
  },
  captions: {
    start: "Neustart",
    backUpdate: "Update",
    backVisit: "Schritt",
    play: "Start",
    pause: "Pause",
    visit: "Schritt",
    update: "Update",
    epoch: "Epoche",
    end: "Ende",
  },
  keys: {
    start: "Pos1",
    backUpdate: "Umschalt ←",
    backVisit: "←",
    play: "Leertaste",
    pause: "Leertaste",
    visit: "→",
    update: "Umschalt →",
    epoch: "E",
    end: "Ende",
  },
  fromZero: "von vorn",
  fromZeroHint:
    "Dieser Lauf geht von den Gewichten aus, die vor der letzten Änderung gelernt wurden. Stattdessen ganz von vorn anfangen.",

  moment: ({ visit, epoch, updates: made }) => [
    epoch === null ? `Schritt ${count(visit)}` : `Schritt ${count(visit)}, in Epoche ${count(epoch)}`,
    updates(made),
  ],
  wrongNow: (wrong, examples, by) => {
    const counted = `${count(wrong)} von ${count(examples)}`;
    if (by === "mean") return `Mittelwert: ${counted} falsch`;
    return by === "votes" ? `Abstimmung: ${counted} falsch` : `${counted} falsch`;
  },
  noExamples: "noch keine Beispiele",
  notTrained: "nicht trainiert",
  ready: "bereit",
  playing: "läuft",
  liveStopped: "Live hat vorzeitig angehalten",
  paused: "Pause",
  allStopped: (learners) =>
    learners === 2 ? "beide Verfahren sind fertig" : `alle ${count(learners)} Verfahren sind fertig`,
  converged: (made) => `nach ${epochs(made)} konvergiert`,
  trainingConverged: "Training konvergiert",
  convergedByKernel: "konvergiert, mit einer Kurve",
  stoppedAt: (made) => `nach ${epochs(made)} angehalten`,
  journalFull: "angehalten: Protokoll voll",
  fits: { none: "nichts zu trainieren", fitted: "angepasst" },
  finished: (made) => `nach ${epochs(made)} fertig`,
};
