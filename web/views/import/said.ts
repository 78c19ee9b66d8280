import type { Words } from "../../state/document/notation/words.js";
import type { Notice, Problem } from "../../state/io/import/index.js";
import { importing } from "../../words/generated/en/importing.js";
import { importNotices } from "../../words/generated/en/importNotices.js";
import { importProblems } from "../../words/generated/en/importProblems.js";
import { sayFacts } from "../../words/sentences.js";

/** "Line 3, column “height”: “abc” is not a number." */
export function problemText(problem: Problem, words: Words): string {
  const say = words.room(importProblems);
  const { line, column, record = false } = problem;
  const rule = sayFacts(say.rules, problem);
  return say.problem({ line, record, column: column && sayFacts(say.columns, column), rule });
}

/** What an import read otherwise than it is written, left out, or asks. */
export function noticeText(notice: Notice, words: Words): string {
  const say = words.room(importNotices);
  const quoted = (names: readonly string[]): readonly string[] => {
    const shown = names.slice(0, 4).map((name) => say.quoted({ name }));
    const left = names.length - shown.length;
    return left > 0 ? [...shown, say.more({ names: left })] : shown;
  };
  if ("columns" in notice) return say.eitherNumber({ ...notice, columns: quoted(notice.columns) });
  if ("labels" in notice) return sayFacts(say, { ...notice, labels: quoted(notice.labels) });
  return sayFacts(say, "names" in notice ? { ...notice, names: quoted(notice.names) } : notice);
}

/** "3.7 kB" */
export function sizeText(bytes: number, words: Words): string {
  const { size } = words.room(importing);
  if (bytes < 1000) return size({ unit: "bytes", amount: bytes });
  return bytes < 1e6 ? size({ unit: "kB", amount: bytes / 1e3 }) : size({ unit: "MB", amount: bytes / 1e6 });
}

/** How many examples there are of a class. */
interface ClassCount {
  readonly name: string;
  readonly count: number;
}

/** "150 examples with 4 features: 50 setosa, 50 versicolor and 50 virginica." Of two classes, the negative is the first. */
export function outcomeText(
  { examples, features, classes }: { examples: number; features: number; classes: readonly ClassCount[] },
  words: Words,
): string {
  const say = words.room(importing);
  const [negative, positive] = classes;
  const counts =
    classes.length === 2 && negative && positive
      ? [say.positives(positive), say.negatives(negative)]
      : classes.map((one) => say.ofClass(one));
  return say.outcome({ examples, features, counts });
}
