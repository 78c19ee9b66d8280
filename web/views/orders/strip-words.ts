/** What the strip says. People count from one. */

import { className, classOf } from "../../state/data/class-names.js";
import { MINUS } from "../../state/document/notation/numbers.js";
import type { DataSource } from "../../state/document/state.js";
import type { OrderWords, Sequence } from "../../words/en/companion/orders.js";
import type { Label } from "../../words/en/nouns.js";
import { type EpochPlace, isClassed } from "./strip.js";

/** So many visits are read out one by one. */
const LISTED = 12;
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

function labelOf(label: number, classed: boolean, data: DataSource): Label {
  if (classed) return { className: className(data, classOf(label)) };
  return label > 0 ? "positive" : "negative";
}

/** Each of a few visits, how long a few stretches are, else how many there are of each label. */
export function sequenceOf(
  visited: Uint32Array,
  label: Int8Array,
  labels: readonly number[],
  data: DataSource,
): Sequence {
  const classed = isClassed(labels);
  const labelAt = (example: number) => label[example] ?? 0;
  if (visited.length <= LISTED) {
    return { kind: "each", signs: Array.from(visited, (example) => labelSign(labelAt(example), classed)) };
  }
  const said = ({ label: y, count }: Stretch) => ({ count, label: labelOf(y, classed, data) });
  const stretches: Stretch[] = [];
  const counts: readonly Stretch[] = labels.map((y) => ({ label: y, count: 0 }));
  let last: Stretch | undefined;
  let changes = 0;
  for (const example of visited) {
    const y = labelAt(example);
    const total = counts.find((one) => one.label === y);
    if (total) total.count++;
    if (last?.label !== y) {
      last = { label: y, count: 0 };
      changes++;
      if (changes <= STRETCHES) stretches.push(last);
    }
    last.count++;
  }
  if (changes <= STRETCHES) return { kind: "stretches", stretches: stretches.map(said) };
  return { kind: "mixed", counts: counts.map(said), stretches: changes };
}

/** What the picture says, for those who do not see it. */
export function stripText(sequence: Sequence, { epoch, done }: EpochPlace, visits: number, say: OrderWords): string {
  return say.strip(sequence, { epoch: epoch + 1, done, visits });
}

/** The line under the picture. */
export function stripCaption({ epoch, done }: EpochPlace, visits: number, mistakes: number, say: OrderWords): string {
  return say.made({ epoch: epoch + 1, done, visits }, mistakes);
}

/** How to read the picture. */
export function stripKey(visits: number, columns: number, say: OrderWords): string {
  return visits === columns ? say.cells : say.columns(Math.round(visits / columns));
}
