import { mostColumns } from "../document/limits.js";
import { Unreadable } from "./problem.js";
import { longestCell, type TextRecord } from "./records.js";

/** A label, then features by their numbers: "+1 1:0.5 3:2 # a comment". */
const example = /^\s*[^\s:#]+(\s+(qid|\d+):\S+)*\s*(#.*)?$/;
const features = /\s\d+:/;
const nothing = /^\s*(#|$)/;

/** Whether the lines of a text are examples as libsvm and svmlight have them. */
export function looksLikeLibsvm(lines: readonly string[]): boolean {
  return lines.length > 0 && lines.every((line) => example.test(line)) && lines.some((line) => features.test(line));
}

/**
 * The examples of a libsvm file as records: the label, then the features up to the last that the line gives. Those it
 * leaves out are 0; in the place of an empty line stands null. Throws `Unreadable` for what is no such line, and for more
 * features than there may be, or a longer line.
 */
export function* libsvmRecords(text: string): Generator<TextRecord | null> {
  let line = 0;
  for (const content of linesOf(text)) {
    line++;
    if (content.length > longestCell) throw new Unreadable({ line, column: null, code: "longLine", most: longestCell });
    if (nothing.test(content)) {
      yield null;
      continue;
    }
    const [label = "", ...pairs] = content.replace(/#.*/, "").trim().split(/\s+/);
    const cells = [label];
    for (const pair of pairs) {
      const [, index, value = ""] = /^(\d+|qid):(.+)$/.exec(pair) ?? [];
      if (index === undefined) throw new Unreadable({ line, column: null, code: "noPair", text: pair });
      if (index !== "qid") put(cells, Number(index), value, line);
    }
    yield { line, cells };
  }
}

function put(cells: string[], feature: number, value: string, line: number): void {
  const column = { of: "feature", number: feature } as const;
  if (feature < 1) throw new Unreadable({ line, column, code: "featureNumber" });
  if (feature > mostColumns) throw new Unreadable({ line, column, code: "manyFeatures", most: mostColumns });
  while (cells.length < feature) cells.push("0");
  cells[feature] = value;
}

function* linesOf(text: string): Generator<string> {
  const end = /\r\n|\r|\n/g;
  let from = 0;
  for (let found = end.exec(text); found; found = end.exec(text)) {
    yield text.slice(from, found.index);
    from = end.lastIndex;
  }
  yield text.slice(from);
}
