import type { LinearModel } from "../../../engine/types.js";
import type { Frame } from "../../../state/runs/frame.js";
import { ending } from "../../../words/generated/en/ending.js";
import type { OutcomeWords } from "../../../words/generated/en/outcome.js";
import type { Offer } from "../../shared/offers/offer.js";

type WayName = keyof OutcomeWords["ways"];
type Buttons = OutcomeWords["buttons"];

/** What may help a run that has not converged: its name in the words, and its button where a press is enough. */
export type Way =
  | { readonly name: WayName; readonly offer?: undefined }
  | { readonly name: keyof Buttons; readonly offer: Omit<Offer, "words"> };

/** The buttons of these ways. */
export function offersOf(ways: readonly Way[], buttons: Buttons): readonly Offer[] {
  return ways.flatMap((way) => (way.offer ? [{ ...way.offer, words: buttons[way.name] }] : []));
}

/** Other visits of the same examples: shuffled anew each epoch, and by another seed where they are already shuffled. */
export const anotherOrder: Way = {
  name: "order",
  offer: {
    field: "order",
    act: ({ order }) =>
      order.kind.startsWith("shuffle")
        ? { type: "new-seed" }
        : { type: "configure", order: { kind: "shuffle-each-epoch", seed: order.seed ?? 1 } },
  },
};

export const turnBiasOn: Way = {
  name: "bias",
  offer: { field: "bias", act: { type: "configure", bias: true } },
};

export const separablePreset: Way = {
  name: "separable",
  offer: { field: "data", act: { type: "load-preset", name: "blobs", options: {} } },
};

export function isZero({ weights, bias }: LinearModel): boolean {
  return bias === 0 && weights.every((value) => value === 0);
}

/** Whether the run has come, by the moment shown, to where it had been before: from there it goes round for ever. */
export function goesRound({ pane: { cycle, visit, epochLength } }: Frame): boolean {
  return cycle !== null && visit >= (cycle.since + cycle.epochs) * epochLength;
}

/** That the run repeats for ever, from the moment on at which it has; else null. */
export function repetition(frame: Frame): string | null {
  const { cycle } = frame.pane;
  if (!cycle || !goesRound(frame)) return null;
  return frame.words.room(ending).repeats({ ...cycle, last: cycle.since + cycle.epochs });
}
