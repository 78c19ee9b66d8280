/** The chart in words. People count epochs from one: epoch 1 is the first pass. */

import { counted, formatCount, formatNumber } from "../../state/notation/numbers.js";

import { type MistakeSeries, type MistakesBefore, mistakesIn } from "./series.js";

/** Rows of the table in words: the last ones, oldest first. */
export const TABLE_ROWS = 20;

interface Row {
  readonly epochs: string;
  readonly mistakes: string;
}

export function summary(series: MistakeSeries): string {
  const { epochs, group, mean, spread, last } = series;
  if (epochs === 0) return "No epoch has been completed yet.";
  const low = (spread?.low ?? mean).reduce((a, b) => Math.min(a, b), Infinity);
  const high = (spread?.high ?? mean).reduce((a, b) => Math.max(a, b), 0);
  const each = group > 1 && spread === null ? `, as means of ${formatCount(group)} epochs` : "";
  if (epochs === 1) return `Mistakes per epoch: ${formatNumber(high)} in the only epoch so far.`;
  return (
    `Mistakes per epoch over ${formatCount(epochs)} epochs: fewest ${formatNumber(low)}, most ${formatNumber(high)}${each}; ` +
    `${formatNumber(last ?? 0)} in epoch ${formatCount(epochs)}, the last.`
  );
}

/** What the marks on the chart are. */
export function key(series: MistakeSeries): string | null {
  if (series.group === 1) return null;
  const line = `Each step is the mean of ${formatCount(series.group)} epochs`;
  return series.spread === null ? `${line}.` : `${line}; the band reaches from their fewest to their most mistakes.`;
}

export function tableRows(series: MistakeSeries): Row[] {
  const { starts, mean, partial, epochs } = series;
  const first = Math.max(0, mean.length - TABLE_ROWS);
  const rows = Array.from(mean.subarray(first), (mistakes, offset) => ({
    epochs: range(starts[first + offset] ?? 0, starts[first + offset + 1] ?? 0),
    mistakes: formatNumber(mistakes),
  }));
  if (partial === null) return rows;
  return [
    ...rows,
    { epochs: `${formatCount(epochs + 1)}, under way`, mistakes: `${formatCount(partial.mistakes)} so far` },
  ];
}

function range(start: number, end: number): string {
  return end - start > 1 ? `${formatCount(start + 1)}–${formatCount(end)}` : formatCount(end);
}

/** The moment shown, against the epochs: for the caption and for the slider. At its end it is still in an epoch. */
export function momentInWords(mistakesBefore: MistakesBefore, visit: number, examples: number): string {
  const epoch = examples === 0 ? 1 : Math.max(1, Math.ceil(visit / examples));
  const made = mistakesIn(mistakesBefore, (epoch - 1) * examples, visit);
  const mistakes = counted(made, "mistake");
  return `In epoch ${formatCount(epoch)}: ${mistakes}${visit > 0 && visit === epoch * examples ? "" : " so far"}`;
}
