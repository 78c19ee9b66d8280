import { count } from "../grammar/en.js";
import { room } from "../room.js";
import type { Moment } from "./transport.js";

/** The timeline and the pace, which come after the first picture. */
export const timeline = room("timeline", {
  name: "Visit",
  /** Before the numbers below the rules, which count epochs. */
  epoch: "epoch",
  /** Digits without spaces: a screen reader would read them one group at a time. */
  spokenMoment: ({ visit, epoch, updates: made }: Moment, end: number): string => {
    const changes = made === 1 ? "1 update" : `${made} updates`;
    return epoch === null
      ? `visit ${visit} of ${end}, ${changes}`
      : `visit ${visit} of ${end}, in epoch ${epoch}, ${changes}`;
  },
  pointedVisit: (visit: number, computed: boolean): string =>
    computed ? `visit ${count(visit)}` : `visit ${count(visit)}, not computed yet`,

  speed: "Speed",
  slow: "slow",
  steady: "steady",
  fast: "fast",
  toTheEnd: "to the end",
  pauseOnUpdates: "pause on updates",
  newSeed: "New seed",
  newSeedHint: "Shuffle the visits in a new order, and start again.",
});
