import { allListed, type Notation } from "../../state/document/notation/notation.js";
import type { Words } from "../../state/document/notation/words.js";
import { hyperplane, type PaneView } from "../../state/runs/frame.js";
import { hand } from "../../words/generated/en/hand.js";

interface Moment {
  readonly words: Words;
  readonly state: { readonly bias: boolean; readonly ui: Pick<Notation, "biasAs"> };
}

type Started = Pick<PaneView, "current" | "trainingMistakes" | "epochLength">;

/** More numbers nobody listens to. */
const mostListed = 6;

/** The weights at the start, and how many examples they get wrong, once that is counted. */
export function toldStart({ words, state }: Moment, { current, trainingMistakes, epochLength }: Started): string {
  const model = hyperplane(current);
  if (!model) return "";
  const { bias, ui } = state;
  const listed = allListed(model, bias, ui);
  const ofBias = bias && ui.biasAs !== "weight";
  const weights = ofBias ? listed.slice(0, -1) : listed;
  return words.room(hand).start({
    count: weights.length,
    weights: weights.length > mostListed ? null : weights,
    bias: ofBias ? (listed.at(-1) ?? 0) : null,
    biasAs: ui.biasAs,
    wrong: trainingMistakes,
    of: epochLength,
  });
}
