import type { pointed as english } from "../../en/stage/pointed.js";
import type { Translation } from "../../room.js";
import { labelled } from "../nouns.js";

export const pointed: Translation<typeof english> = {
  answer: ({ label, predicted, score, highest }) => {
    const labels = `${labelled(label)}, ${predicted === null ? "unentschieden" : `vorhergesagt: ${labelled(predicted)}`}`;
    if (score === null) return [labels];
    return [labels, highest ? `höchster Score ${score}` : `Score ${score}`];
  },
};
