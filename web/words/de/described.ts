import type { DescribedData, DescribedFacts } from "../../state/io/exports/described.js";
import type { described as english } from "../en/described.js";
import { data as dataRoom } from "../generated/de/data.js";
import { plural } from "../grammar/de.js";
import { named, type Translation } from "../room.js";
import { learners } from "./learners.js";
import { examples } from "./nouns.js";

const dataText = ({ preset, examples: n, drawn }: DescribedData): string => {
  const counted = drawn ? plural(n, { one: "# gezeichnetes Beispiel", other: "# gezeichnete Beispiele" }) : examples(n);
  return preset === null ? counted : `${named(dataRoom.presets, preset)}, ${counted}`;
};

const runText = ({ learners: kinds, data }: Pick<DescribedFacts, "learners" | "data">): string =>
  `${kinds.map((kind) => learners.titles?.[kind] ?? kind).join(", ")}: ${dataText(data)}`;

export const described = {
  data: dataText,
  run: runText,
  moment: (facts) => `${runText(facts)}, bei Schritt ${facts.visit}`,
  citation: ({ authors, title, version, year, what, link, accessed }) => {
    const cited = `${authors} (${year}). ${title} (Version ${version}): ${what}.`;
    return link === null ? `${cited} Abgerufen am ${accessed}.` : `${cited} ${link} Abgerufen am ${accessed}.`;
  },
} satisfies Translation<typeof english>;
