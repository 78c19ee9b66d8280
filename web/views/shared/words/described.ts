import type { Words } from "../../../state/document/notation/words.js";
import type { DescribedFacts } from "../../../state/io/exports/described.js";
import { described } from "../../../words/generated/en/described.js";
import { learners } from "../../../words/generated/en/learners.js";
import { presetTitle } from "./names.js";

/** What a page shows, as the words of its files are told it. */
export function describedIn({ learners: kinds, data, visit }: DescribedFacts, words: Words) {
  const { titles } = words.room(learners);
  const preset = data.preset === null ? null : presetTitle(data.preset, words);
  return {
    learners: kinds.map((kind) => titles[kind]),
    data: words.room(described).data({ ...data, preset }),
    visit,
  };
}
