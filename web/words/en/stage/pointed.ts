import { room } from "../../room.js";
import { type Label, labelled } from "../nouns.js";

/** What the model shown makes of an example. */
interface Answered {
  readonly label: Label;
  /** Null where the score, or the vote, is 0. */
  readonly predicted: Label | null;
  /** As it is written; null where what predicts has none. */
  readonly score: string | null;
  /** Whether it is the highest of several. */
  readonly highest: boolean;
}

/** Beside the example that is pointed at. */
export const pointed = room("pointed", {
  /** A line each. */
  answer: ({ label, predicted, score, highest }: Answered): readonly string[] => {
    const labels = `${labelled(label)}, ${predicted === null ? "a tie" : `predicted ${labelled(predicted)}`}`;
    if (score === null) return [labels];
    return [labels, highest ? `highest score ${score}` : `score ${score}`];
  },
});
