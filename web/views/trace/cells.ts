import { labelNumber, quantized, residual } from "../../state/document/notation/labels.js";
import { MINUS, type Precision, parseable } from "../../state/document/notation/numbers.js";
import type { Words } from "../../state/document/notation/words.js";
import type { TraceRow } from "../../state/runs/trace/trace.js";
import { type TraceWriting, tellsResiduals, writtenRow } from "../../state/runs/trace/written.js";
import { trace } from "../../words/generated/en/trace.js";
import { vectorText } from "../shared/words/features-and-weights.js";

/** An update is written out up to so many numbers; a longer one by its length. */
const mostWritten = 6;

export interface UpdateLook {
  /** How many numbers make one weight vector. */
  readonly size: number;
  /** What the label says: a sign, or the class that the update is in favour of; or it is of many examples. */
  readonly labels: "signs" | "classes" | "many";
  readonly precision: Precision;
  readonly words: Words;
}

/** How the numbers are written. */
type Writing = Pick<UpdateLook, "precision" | "words">;

/** "+(3, 2, 1)", "−(2, 3, 1)": what was added or taken away, as it is written by hand; "none" without an update. */
export function updateText({ update, label, changeLength }: TraceRow, look: UpdateLook): string {
  const { size, labels, precision, words } = look;
  const say = words.room(trace);
  if (!update) return say.noUpdate;
  if (size === 1) return update.map((change) => signed(change, look)).join(words.separator);
  if (update.length > mostWritten * (labels === "classes" ? 3 : 1))
    return say.length({ number: words.number(changeLength, precision) });
  const vectors = Array.from({ length: update.length / size }, (_, k) => update.slice(k * size, (k + 1) * size));
  const changed = vectors.flatMap((vector, k) => {
    if (vector.every((change) => change === 0)) return [];
    const takes = labels === "classes" ? k !== label : labels === "signs" && label < 0;
    return [(labels === "classes" ? `${k}: ` : "") + tuple(vector, takes, look)];
  });
  return changed.join(words.separator);
}

export function listText(values: ArrayLike<number>, { words, precision }: Writing): string {
  return vectorText(values, words, (value) => words.number(value, precision));
}

/** "+1", "−1" */
function signed(value: number, { words, precision }: Writing): string {
  return (value > 0 ? "+" : "") + words.number(value, precision);
}

/** A row as a line of a spreadsheet, its numbers to the last bit. */
export function exactLine(row: TraceRow, writing: TraceWriting): string {
  const { visit, epoch, example, x, score, scores, label, mistake, update, weights } = writtenRow(row, writing);
  const told = tellsResiduals(writing)
    ? [labelNumber(label, writing.notation), quantized(row), residual(row)]
    : [label];
  const numbers = (values: ArrayLike<number>): readonly string[] => Array.from(values, parseable);
  return [
    ...numbers([visit, epoch, example]),
    ...numbers(x),
    ...numbers(told),
    ...numbers(scores ?? [score]),
    mistake ? "no" : "yes",
    ...numbers(update ?? weights.map(() => 0)),
    ...numbers(weights),
  ].join("\t");
}

function tuple(vector: readonly number[], takes: boolean, writing: Writing): string {
  return (takes ? MINUS : "+") + listText(takes ? vector.map((change) => -change) : vector, writing);
}
