import type { CitedFacts } from "../../state/io/exports/citation/index.js";
import type { DescribedData, DescribedFacts } from "../../state/io/exports/described.js";
import { data as dataRoom } from "../generated/en/data.js";
import { plural } from "../grammar/en.js";
import { named, room } from "../room.js";
import { learners } from "./learners.js";
import { examples } from "./nouns.js";

const dataText = ({ preset, examples: n, drawn }: DescribedData): string => {
  const counted = drawn ? plural(n, { one: "# drawn example", other: "# drawn examples" }) : examples(n);
  return preset === null ? counted : `${named(dataRoom.english.presets, preset)}, ${counted}`;
};

const runText = ({ learners: kinds, data }: Pick<DescribedFacts, "learners" | "data">): string =>
  `${kinds.map((kind) => learners.english.titles[kind]).join(", ")} on ${dataText(data)}`;

/** What the page shows, in a file that is taken from it. */
export const described = room("described", {
  /** "XOR, 4 examples" */
  data: dataText,
  /** "Perceptron on XOR, 4 examples" */
  run: runText,
  /** "Perceptron on XOR, 4 examples, at visit 12" */
  moment: (facts: DescribedFacts): string => `${runText(facts)}, at visit ${facts.visit}`,
  /** The page as a source, in a sentence. */
  citation: ({ authors, title, version, year, what, link, accessed }: CitedFacts): string => {
    const cited = `${authors} (${year}). ${title} (version ${version}): ${what}.`;
    return link === null ? `${cited} Accessed ${accessed}.` : `${cited} ${link} Accessed ${accessed}.`;
  },
});
