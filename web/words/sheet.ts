import type { Difficulty } from "../state/course/worksheet/choice.js";
import type { SheetWords } from "../state/course/worksheet/worksheet.js";
import type { Words } from "../state/document/notation/words.js";
import { data } from "./generated/en/data.js";
import { described } from "./generated/en/described.js";
import { learners } from "./generated/en/learners.js";
import { obstacles } from "./generated/en/obstacles.js";
import { type SheetWords as SheetMessages, sheet } from "./generated/en/sheet.js";
import { refusals as refused, told } from "./refusals.js";
import { named } from "./room.js";
import { sayFacts } from "./sentences.js";

/** What a worksheet says in a language. */
export function sheetWords(words: Words): SheetWords {
  const say = words.room(sheet);
  const { titles } = words.room(learners);
  const refusals: Readonly<Record<string, (facts: { readonly learner: string }) => string>> = say.learnerRefusals;
  return {
    ...say,
    separator: words.separator,
    gap: words.gap,
    title: (kind) => say.title({ learner: titles[kind] }),
    pageData: ({ preset, ...facts }) =>
      words.room(described).data({ ...facts, preset: preset && named(words.room(data).presets, preset) }),
    made: (level, seed, difficulty) => say.made({ level, seed, ...amountOf(difficulty, say) }),
    madeInstead: (seed, difficulty) => say.madeInstead({ seed, ...amountOf(difficulty, say) }),
    classes: (form) => [say.classScore({ form }), say.classPrediction({ form }), say.classUpdate({ form })],
    obstacle: (obstacle) => sayFacts(words.room(obstacles), told(obstacle, words.room(refused))),
    learnerRefusal: (kind) => refusals[kind]?.({ learner: titles[kind] }) ?? null,
    notFound: (difficulty) => say.refusals.notFound(amountOf(difficulty, say)),
  };
}

/** How much there is to do on a sheet. */
function amountOf({ examples, updates, epochs }: Difficulty, say: SheetMessages) {
  const range = ([least, most]: Difficulty["updates"]): string =>
    say.range({ range: least === most ? "same" : most === least + 1 ? "next" : "apart", least, most });
  return { examples, updates: range(updates), epochs: range(epochs) };
}
