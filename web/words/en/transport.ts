import { count } from "../grammar/en.js";
import { room } from "../room.js";
import { epochs, updates } from "./nouns.js";

/** Where a run is. */
export interface Moment {
  readonly visit: number;
  /** That of the visit made last, counted from 1; null while there is nothing to train. */
  readonly epoch: number | null;
  readonly updates: number;
}

/** The buttons that play, and the status: in the first picture. */
export const transport = room("transport", {
  playback: "Playback",
  /** Names of the buttons; each holds its caption, so that what is seen can be said to a voice control. */
  names: {
    start: "Start over",
    backUpdate: "Back one update",
    backVisit: "Back one visit",
    play: "Play",
    pause: "Pause",
    visit: "One visit",
    update: "One update",
    epoch: "One epoch",
    end: "To the end",
  },
  captions: {
    start: "start over",
    backUpdate: "update",
    backVisit: "visit",
    play: "play",
    pause: "pause",
    visit: "visit",
    update: "update",
    epoch: "epoch",
    end: "end",
  },
  keys: {
    start: "Home",
    backUpdate: "Shift ←",
    backVisit: "←",
    play: "Space",
    pause: "Space",
    visit: "→",
    update: "Shift →",
    epoch: "E",
    end: "End",
  },
  fromZero: "from zero",
  fromZeroHint: "This run continues from the weights learned before the last edit. Start from zero instead.",

  /** In two parts: a line breaks between them only. */
  moment: ({ visit, epoch, updates: made }: Moment): readonly [string, string] => [
    epoch === null ? `visit ${count(visit)}` : `visit ${count(visit)}, in epoch ${count(epoch)}`,
    updates(made),
  ],
  /** @param by what predicts, where that is not what is trained. */
  wrongNow: (wrong: number, examples: number, by: "mean" | "votes" | null): string => {
    const counted = `${count(wrong)} of ${count(examples)} wrong`;
    if (by === "mean") return `average: ${counted}`;
    return by === "votes" ? `vote: ${counted}` : `${counted} now`;
  },
  /** What the run is doing, or how it ended. The ones without a count of epochs would take two lines with it. */
  noExamples: "no examples yet",
  notTrained: "not trained",
  ready: "ready",
  playing: "playing",
  liveStopped: "Live stopped early",
  paused: "paused",
  allStopped: (learners: number): string =>
    learners === 2 ? "both learners have stopped" : `all ${count(learners)} learners have stopped`,
  converged: (made: number): string => `converged after ${epochs(made)}`,
  trainingConverged: "training converged",
  convergedByKernel: "converged, with a curve",
  stoppedAt: (made: number): string => `stopped after ${epochs(made)}`,
  journalFull: "stopped: the journal is full",
  /** Of the baselines, in place of the above. */
  fits: { none: "nothing to train", fitted: "fitted" },
  finished: (made: number): string => `finished after ${epochs(made)}`,
});

export type TransportWords = typeof transport.english;
