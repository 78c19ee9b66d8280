/** The strip in words. People count from one. */

import { className } from "../../state/data/class-names.js";
import { classOf } from "../../state/data/labels.js";
import type { DataSource } from "../../state/document/state.js";
import { counted, formatCount, MINUS } from "../../state/notation/numbers.js";

import { type EpochPlace, isClassed } from "./strip.js";

/** So many visits are read out one by one. */
const LISTED = 40;
/** So many stretches of one label are read out. */
const STRETCHES = 8;

interface Stretch {
  readonly label: number;
  count: number;
}

/** What stands in a cell: "+", "−", or the number of a class. */
export function labelSign(label: number, classed: boolean): string {
  if (classed) return String(Math.max(0, label));
  return label > 0 ? "+" : MINUS;
}

function labelName(label: number, classed: boolean, data: DataSource): string {
  if (classed) return `of class ${className(data, classOf(label))}`;
  return label > 0 ? "positive" : "negative";
}

/** "+, −, +" for a few visits, "500 positive, then 500 negative" for long stretches, else how many of each. */
export function sequenceInWords(
  sequence: Uint32Array,
  label: Int8Array,
  labels: readonly number[],
  data: DataSource,
): string {
  const classed = isClassed(labels);
  const labelOf = (example: number) => label[example] ?? 0;
  if (sequence.length <= LISTED) {
    return Array.from(sequence, (example) => labelSign(labelOf(example), classed)).join(", ");
  }
  const inWords = ({ label: y, count }: Stretch) => `${formatCount(count)} ${labelName(y, classed, data)}`;
  const stretches: Stretch[] = [];
  const counts: readonly Stretch[] = labels.map((y) => ({ label: y, count: 0 }));
  let last: Stretch | undefined;
  let changes = 0;
  for (const example of sequence) {
    const y = labelOf(example);
    const total = counts.find((one) => one.label === y);
    if (total) total.count++;
    if (last?.label !== y) {
      last = { label: y, count: 0 };
      changes++;
      if (changes <= STRETCHES) stretches.push(last);
    }
    last.count++;
  }
  if (changes <= STRETCHES) return stretches.map(inWords).join(", then ");
  return `${counts.map(inWords).join(" and ")}, mixed in ${changes} stretches`;
}

/** "12th": where a visit stands in its epoch. */
export function ordinal(n: number): string {
  const teens = n % 100 >= 11 && n % 100 <= 13;
  const ending = teens ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${ending}`;
}

/** What the picture says, for those who do not see it. */
export function stripText(words: string, { epoch, done }: EpochPlace, visits: number): string {
  const where = done === 0 ? "none made yet" : `${ordinal(done)} of ${visits}`;
  return `Epoch ${epoch + 1} visits: ${words}; ${where}.`;
}

/** The line under the picture. */
export function stripCaption({ epoch, done }: EpochPlace, visits: number, mistakes: number): string {
  const made = `${formatCount(done)} of ${formatCount(visits)} visits made`;
  return `Epoch ${formatCount(epoch + 1)}: ${made}, ${counted(mistakes, "mistake")}`;
}

/** How to read the picture. */
export function stripKey(visits: number, columns: number): string {
  const ticks = "a tick below is a mistake";
  if (visits === columns) return `A cell for each visit, from left to right; ${ticks}.`;
  return `Columns of about ${formatCount(Math.round(visits / columns))} visits, from left to right; ${ticks}.`;
}
