import { assert, type Reference } from "./reference.js";

type Question = Parameters<Reference<"reading">["check"]>[0];

/** How far each feature of the table can move the score. */
function byHand({ given, subject }: Question) {
  const columns = given.features.map((_, k) => subject.rows.map((row) => row[k] ?? Number.NaN));
  const ranges = columns.map((column) => Math.max(...column) - Math.min(...column));
  const sizes = given.features.map(({ weight }) => Math.abs(weight));
  const reaches = ranges.map((range, k) => range * (sizes[k] ?? 0));
  const most = (values: readonly number[]): number => values.indexOf(Math.max(...values));
  return { columns, ranges, reaches, best: most(reaches), widest: most(ranges), heaviest: most(sizes) };
}

export const reading: Reference<"reading"> = {
  check: (question) => {
    const { columns, reaches, best, widest, heaviest } = byHand(question);
    for (const [k, { least, most }] of question.given.features.entries())
      assert(
        least === Math.min(...(columns[k] ?? [])) && most === Math.max(...(columns[k] ?? [])),
        "The table says it.",
      );
    assert(new Set([best, widest, heaviest]).size === 3, "Neither weight nor range alone tells it.");
    assert(reaches.filter((reach) => reach > 0.9 * (reaches[best] ?? 0)).length === 1, "One is clearly the most.");
  },
  right: (question) => [byHand(question).best],
  wrong: (question) => {
    const { best, widest, heaviest } = byHand(question);
    const other = [0, 1, 2, 3].find((one) => ![best, widest, heaviest].includes(one)) ?? 0;
    return [
      [heaviest, "largestWeight"],
      [widest, "widest"],
      [other, "otherwise"],
      [4, "examChoose"],
      [null, "examChoose"],
    ];
  },
};
