import { isMissing, isNumber } from "./cells.js";
import { type ForeignFormat, Unreadable } from "./problem.js";
import { isComment, recordsOf, type TextRecord } from "./records.js";

/** What stands between the cells of a line, a space meaning any run of spaces and tabs; or a format of its own. */
export const delimiters = [",", ";", "\t", "|", " "] as const;
export type Delimiter = (typeof delimiters)[number] | "libsvm" | "arff" | "json";

/** Beginnings of files that say how they are encoded. */
const marks: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** The text of a file: as its mark says, else UTF-8, and where it is none, as Windows writes in Western Europe. */
export function decode(bytes: Uint8Array): string {
  const [marked] = marks.find(([, mark]) => mark.every((byte, k) => bytes[k] === byte)) ?? [];
  // A decoder leaves the mark out.
  const encoding = marked ?? unmarked16(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** UTF-16 without its mark: of plain letters and digits every other byte is 0. */
function unmarked16(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 200);
  const zeros = (parity: number): number => start.filter((byte, k) => byte === 0 && k % 2 === parity).length;
  if (zeros(1) > start.length / 4 && zeros(0) === 0) return "utf-16le";
  return zeros(0) > start.length / 4 && zeros(1) === 0 ? "utf-16be" : undefined;
}

/** So many characters and records are looked at. */
const sampleLength = 65_536;
const sampleRecords = 100;

/** Whether a text is a saved state: one JSON object, and not one a line. */
export function looksLikeState(text: string): boolean {
  const start = text.slice(0, sampleLength);
  return /^\s*\{\s*["}]/.test(start) && !jsonLines.test(start);
}

/** Whether a text that looks like a state is a saved model instead. */
export function looksLikeModel(text: string): boolean {
  return looksLikeState(text) && /"format"\s*:\s*"perceptron-model"/.test(text.slice(0, sampleLength));
}

/** One object a line. */
const jsonLines = /^\s*\{\s*"[^\r\n]*\}[ \t]*[\r\n]\s*\{\s*"/;

/** A list of records: the names of a table may have brackets too, so it is looked at to its end. */
function looksLikeRecords(text: string): boolean {
  const start = text.slice(0, sampleLength);
  return jsonLines.test(start) || (/^\s*\[\s*["{[\d\-tfn\]]/.test(start) && /\]\s*$/.test(text.slice(-100)));
}

/** How a text is taken apart. Throws `Unreadable` for a format that is known, and not read. */
export function guessDelimiter(text: string): Delimiter {
  const sample = sampleOf(text);
  const foreign = foreignFormat(text, sample);
  if (foreign) throw new Unreadable({ line: null, column: null, code: "foreign", format: foreign });
  if (looksLikeRecords(text)) return "json";
  if (/^[ \t]*@relation\b/im.test(sample) && /^[ \t]*@attribute\b/im.test(sample)) return "arff";
  const named = delimiters.find((one) => one === namedDelimiter(text));
  if (named) return named;
  if (looksLikeLibsvm(linesOf(sample))) return "libsvm";
  const scores = likely.map((delimiter) => scoreOf(sampled(sample, delimiter)));
  return likely[scores.indexOf(Math.max(...scores))] ?? ",";
}

/** Of equals the first: commas are in numbers too, and spaces in names. */
const likely = [";", "\t", "|", " ", ","] as const;

const linesOf = (sample: string): readonly string[] =>
  sample.split(/\r\n|\r|\n/).filter((line) => !/^\s*(#.*)?$/.test(line));

/** The first line of a file of Excel may name the delimiter. */
const directive = /^"?sep=(.)"?(?=\r|\n)/i;

/** The delimiter that a text names itself. */
function namedDelimiter(text: string): string | null {
  return directive.exec(text)?.[1] ?? null;
}

/** The line stays, empty, so that the others keep their numbers. */
export function withoutDirective(text: string): string {
  return text.replace(directive, "");
}

/** A label, then features by their numbers: "+1 1:0.5 3:2 # a comment". */
const example = /^\s*[^\s:#]+(\s+(qid|\d+):\S+)*\s*(#.*)?$/;

function looksLikeLibsvm(lines: readonly string[]): boolean {
  return lines.length > 0 && lines.every((line) => example.test(line)) && lines.some((line) => /\s\d+:/.test(line));
}

/** A label, then after a bar features by their names: "1 |f length:0.5 width". */
const ofVowpalWabbit = /^\s*([+-]?[\d.]+\s+)*('?[^\s|]+\s*)?\|[^|]*\s[^\s|:\d][^\s|:]*:[+-]?[\d.]/;
const orangeKinds = /^(c|continuous|d|discrete|s|string|t|time|[^\s]+( [^\s]+)+)$/i;
const orangeFlags = /^(|class|c|meta|m|ignore|i|.*=.*)$/i;

function foreignFormat(text: string, sample: string): ForeignFormat | null {
  if (text.startsWith("PK\u0003\u0004") || text.startsWith("\u00d0\u00cf\u0011\u00e0")) return "workbook";
  if (/^\S?NUMPY/.test(text)) return "numpy";
  if (text.startsWith("PAR1")) return "parquet";
  if (/^\s*<(!doctype|html|table)\b/i.test(sample.slice(0, 200))) return "html";
  const lines = linesOf(sample);
  if (sample.includes("|") && lines.every((line) => ofVowpalWabbit.test(line))) return "vowpalWabbit";
  const [, kinds = [], flags = []] = lines.slice(0, 3).map((line) => line.split("\t").map((cell) => cell.trim()));
  const isOrange =
    kinds.length > 1 &&
    flags.length === kinds.length &&
    kinds.every((kind) => orangeKinds.test(kind)) &&
    kinds.some((kind) => /^(c|continuous|d|discrete)$/i.test(kind)) &&
    flags.every((flag) => orangeFlags.test(flag));
  return isOrange ? "orange" : null;
}

/** The whole lines of the beginning. */
function sampleOf(text: string): string {
  if (text.length <= sampleLength) return text;
  const sample = text.slice(0, sampleLength);
  return sample.slice(0, Math.max(sample.lastIndexOf("\n"), sample.lastIndexOf("\r")) + 1) || sample;
}

function sampled(sample: string, delimiter: string): readonly TextRecord[] {
  const records: TextRecord[] = [];
  try {
    for (const record of recordsOf(sample, delimiter)) {
      if (record && !isComment(record)) records.push(record);
      if (records.length === sampleRecords) break;
    }
  } catch {
    // What came before the fault tells something too.
  }
  return records;
}

/** How well a text is divided: into lines of equally many cells, full, and of numbers. A title and a header may be as they like. */
function scoreOf(all: readonly TextRecord[]): number {
  const records = all.slice(Math.min(3, Math.floor(all.length / 2)));
  const width = usualWidth(records);
  if (width < 2) return 0;
  const usual = records.filter(({ cells }) => cells.length === width);
  const columns = Array.from({ length: width }, (_, k) => usual.map(({ cells }) => cells[k] ?? ""));
  const filled = columns.map((column) => column.some((cell) => cell !== ""));
  const cells = columns.filter((_, k) => filled[k]).flat();
  const numbers = cells.filter((cell) => !isMissing(cell) && isNumber(cell)).length / Math.max(1, cells.length);
  // Doubled tabs are the spaces of a table whose cells are all full.
  const hollow = filled.slice(0, filled.lastIndexOf(true)).includes(false);
  return (usual.length / records.length) ** 2 * (0.1 + (hollow ? 0.5 : 1) * numbers);
}

/** How many cells most records have; of those that equally many have, the most. */
export function usualWidth(records: readonly TextRecord[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of records) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return Math.max(0, ...[...counts].filter(([, count]) => count === most).map(([width]) => width));
}
