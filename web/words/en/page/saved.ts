import { list } from "../../grammar/en.js";
import { room } from "../../room.js";

/** What the browser keeps of a page, and what its address says. */
export const kept = room("kept", {
  notKept: (cause: string): string =>
    `This is too long for a link, and the browser can’t keep it (${cause}). Save it as a file before you leave the page.`,
  /** What a readable address can't say, by the fields of the state. */
  unsaid: {
    data: "the examples",
    features: "the features",
    learners: "settings of the learners",
    order: "the order",
    initial: "the weights to start from",
    split: "what is held out",
    view: "the part of the plane",
    settings: "settings of the view",
  },
  printed: (address: string, unsaid: readonly string[]): string => `${address} (without ${list(unsaid)})`,
});

export type KeptWords = typeof kept.english;
