import { looksLikeLibsvm } from "./libsvm.js";
import { type DecimalMark, isMissing, numberIn } from "./numbers.js";
import { recordsOf, type TextRecord } from "./records.js";
import { type Delimiter, delimiters, namedDelimiter } from "./sheet.js";

/** So many characters and records are looked at. */
const sampleLength = 65_536;
const sampleRecords = 100;

/** Whether a text is JSON: an object with a name, or a list to its end. The names of a table may have brackets too. */
export function looksLikeJson(text: string): boolean {
  const start = text.slice(0, sampleLength);
  return /^\s*\{\s*["}]/.test(start) || (/^\s*\[\s*["{[\d\-tfn\]]/.test(start) && /\]\s*$/.test(text.slice(-100)));
}

/** What the cells of a text are divided by: what makes most of them equally many in each line, and numbers. */
export function guessDelimiter(text: string): Delimiter {
  const named = delimiters.find((one) => one === namedDelimiter(text));
  if (named) return named;
  if (
    looksLikeLibsvm(
      sampleOf(text)
        .split(/\r\n|\r|\n/)
        .filter((line) => !/^\s*(#.*)?$/.test(line)),
    )
  )
    return "libsvm";
  const scores = delimiters.map((delimiter) => scoreOf(sampled(text, delimiter)));
  return delimiters[scores.indexOf(Math.max(...scores))] ?? ",";
}

/** The decimal mark that makes more numbers of a sample of the records; a point where it makes no difference. */
export function guessDecimal(records: readonly TextRecord[]): DecimalMark {
  const sample = records.slice(0, sampleRecords);
  return numbersIn(sample, ",") > numbersIn(sample, ".") ? "," : ".";
}

/** The whole lines of the beginning. */
function sampleOf(text: string): string {
  if (text.length <= sampleLength) return text;
  const sample = text.slice(0, sampleLength);
  return sample.slice(0, Math.max(sample.lastIndexOf("\n"), sample.lastIndexOf("\r")) + 1) || sample;
}

function sampled(text: string, delimiter: string): readonly TextRecord[] {
  const records: TextRecord[] = [];
  try {
    for (const record of recordsOf(sampleOf(text), delimiter)) {
      if (record) records.push(record);
      if (records.length === sampleRecords) break;
    }
  } catch {
    // What came before the fault tells something too.
  }
  return records;
}

function scoreOf(records: readonly TextRecord[]): number {
  const usual = records.at(-1)?.cells.length ?? 0;
  if (usual < 2) return 0;
  const alike = records.filter(({ cells }) => cells.length === usual).length / records.length;
  const cells = records.reduce((sum, record) => sum + record.cells.length, 0);
  const numbers = Math.max(numbersIn(records, "."), numbersIn(records, ",")) / cells;
  return alike * (0.1 + numbers);
}

function numbersIn(records: readonly TextRecord[], decimal: DecimalMark): number {
  return records.reduce(
    (sum, { cells }) => sum + cells.filter((cell) => !isMissing(cell) && numberIn(cell, decimal) !== null).length,
    0,
  );
}
