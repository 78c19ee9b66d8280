import type { Words } from "../../../state/document/notation/words.js";
import type { DescribedData, DescribedFacts } from "../../../state/io/exports/described.js";
import { learners as learnersRoom } from "../../../words/en/learners.js";
import { described } from "../../../words/generated/en/described.js";
import { presetTitle } from "./names.js";

/** "XOR, 4 examples" */
export function dataText({ preset, examples, drawn }: DescribedData, words: Words): string {
  return words.room(described).data({ name: preset === null ? null : presetTitle(preset, words), examples, drawn });
}

function partsOf({ learners, data }: Pick<DescribedFacts, "learners" | "data">, words: Words) {
  const { titles } = words.room(learnersRoom);
  return { learners: learners.map((kind) => titles[kind]), data: dataText(data, words) };
}

/** "Perceptron on XOR, 4 examples" */
export function runText(facts: Pick<DescribedFacts, "learners" | "data">, words: Words): string {
  return words.room(described).run(partsOf(facts, words));
}

/** "Perceptron on XOR, 4 examples, at visit 12" */
export function momentText(facts: DescribedFacts, words: Words): string {
  return words.room(described).moment({ ...partsOf(facts, words), visit: facts.visit });
}
