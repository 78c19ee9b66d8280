import type { Offer } from "../../shared/offers/offer.js";

/** What may help a run that has not converged: as help names it, and its button where a press is enough. */
export interface Way {
  readonly words: string;
  readonly offer?: Offer;
}

/** Other visits of the same examples: shuffled anew each epoch, and by another seed where they are already shuffled. */
export const anotherOrder: Way = {
  words: "another order",
  offer: {
    words: "Try another order",
    field: "order",
    act: ({ order }) =>
      order.kind.startsWith("shuffle")
        ? { type: "new-seed" }
        : { type: "configure", order: { kind: "shuffle-each-epoch", seed: order.seed ?? 1 } },
  },
};

export const turnBiasOn: Way = {
  words: "turning the bias on",
  offer: { words: "Turn the bias on", field: "bias", act: { type: "configure", bias: true } },
};

export const separablePreset: Way = {
  words: "a preset that a line can separate",
  offer: { words: "Load two blobs", field: "data", act: { type: "load-preset", name: "blobs", options: {} } },
};
