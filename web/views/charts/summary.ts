/** The chart in words. People count epochs from one: epoch 1 is the first pass. */

import type { Words } from "../../state/words.js";
import { type ChartsWords, charts } from "../../words/en/companion/charts.js";

import { type MistakeSeries, type MistakesBefore, mistakesIn } from "./series.js";

/** Rows of the table in words: the last ones, oldest first. */
export const TABLE_ROWS = 20;

interface Row {
  readonly epochs: string;
  readonly mistakes: string;
}

export function summary(series: MistakeSeries, say: ChartsWords): string {
  const { epochs, group, mean, spread, last } = series;
  if (epochs === 0) return say.noneCompleted;
  const low = (spread?.low ?? mean).reduce((a, b) => Math.min(a, b), Infinity);
  const high = (spread?.high ?? mean).reduce((a, b) => Math.max(a, b), 0);
  if (epochs === 1) return say.onlyEpoch(high);
  return say.summary(epochs, low, high, last ?? 0, spread === null ? group : 1);
}

/** What the marks on the chart are. */
export function key({ group, spread }: MistakeSeries, say: ChartsWords): string | null {
  if (group === 1) return null;
  return spread === null ? say.step(group) : say.stepInBand(group);
}

export function tableRows(series: MistakeSeries, words: Words): Row[] {
  const say = words.room(charts);
  const { starts, mean, partial, epochs } = series;
  const first = Math.max(0, mean.length - TABLE_ROWS);
  const rows = Array.from(mean.subarray(first), (mistakes, offset) => ({
    epochs: range(starts[first + offset] ?? 0, starts[first + offset + 1] ?? 0, words),
    mistakes: words.number(mistakes),
  }));
  if (partial === null) return rows;
  return [...rows, { epochs: say.underWay(epochs + 1), mistakes: say.soFar(partial.mistakes) }];
}

function range(start: number, end: number, words: Words): string {
  return end - start > 1 ? words.room(charts).range(start + 1, end) : words.count(end);
}

/** The moment shown, against the epochs: for the caption and for the slider. At its end it is still in an epoch. */
export function momentInWords(
  mistakesBefore: MistakesBefore,
  visit: number,
  examples: number,
  say: ChartsWords,
): string {
  const epoch = examples === 0 ? 1 : Math.max(1, Math.ceil(visit / examples));
  const made = mistakesIn(mistakesBefore, (epoch - 1) * examples, visit);
  return say.moment(epoch, made, visit > 0 && visit === epoch * examples);
}
