import { subscript } from "../../document/notation/feature-text.js";
import { labelText, quantized } from "../../document/notation/labels.js";
import { inputsListed } from "../../document/notation/notation.js";
import { tellsClasses } from "../../learners/traits.js";
import type { TraceRow } from "../../runs/trace/trace.js";
import {
  type TraceWriting,
  tellsResiduals,
  writtenNames,
  writtenNumbers,
  writtenRow,
} from "../../runs/trace/written.js";
import type { Given } from "./choice.js";
import type { SheetRun } from "./sheet-run.js";
import { type SheetTable, type SheetWords, tuple, whole } from "./worksheet.js";

/** The visits as rows below what the run starts from. Where the first is given, it is the example of how it is done. */
export function tableOf(run: SheetRun, writing: TraceWriting, given: Given, say: SheetWords): SheetTable {
  const columns = columnsOf(run, writing, say);
  const start = columns.map(({ atStart }) => atStart?.(run.start) ?? "");
  return {
    columns: columns.map(({ head, blank = false, score = false, wide = false }) => ({
      head,
      blank: given === "scores" ? score : blank && given !== "all",
      wide,
    })),
    rows: [
      { cells: start, given: true, endsEpoch: false },
      ...run.rows.map((row) => ({
        cells: columns.map(({ text }) => text(row)),
        given: row.visit === 1 && given !== "none",
        endsEpoch: row.visit % run.examples === 0,
      })),
    ],
  };
}

function columnsOf(run: SheetRun, writing: TraceWriting, say: SheetWords): readonly Contents[] {
  const { notation, bias } = writing;
  const { heads } = say;
  const classes = tellsClasses(writing.learner);
  return [
    { head: heads.visit, text: ({ visit }) => String(visit), atStart: () => say.start },
    { head: heads.epoch, text: ({ epoch }) => String(epoch) },
    { head: heads.example, text: ({ example }) => String(example) },
    { head: "x", wide: true, text: ({ x }) => tuple(inputsListed(x, bias, notation), say) },
    {
      head: classes ? heads.class : "y",
      text: ({ label }) => (classes ? String(label) : labelText(label, notation)),
    },
    ...(classes ? classColumns(run, writing, say) : signColumns(run, writing, say)),
  ];
}

function signColumns({ weights, features }: SheetRun, writing: TraceWriting, say: SheetWords): readonly Contents[] {
  const { heads } = say;
  const written = (row: TraceRow): TraceRow => writtenRow(row, writing);
  return [
    { head: heads.score, blank: true, score: true, text: (row) => whole(written(row).score) },
    ...(tellsResiduals(writing) ? [{ head: "q", blank: true, text: (row: TraceRow) => String(quantized(row)) }] : []),
    { head: heads.correct, blank: true, text: ({ mistake }) => (mistake ? say.no : say.yes) },
    { head: heads.update, blank: true, wide: true, text: (row) => updateText(written(row), say) },
    ...writtenNames(weights, writing).map((name, j) => ({
      head: weightHead(name, j, writing),
      blank: true,
      text: (row: TraceRow) => whole(written(row).weights[j] ?? 0),
      atStart: (start: readonly number[]) => whole(writtenNumbers(start, features.length, writing)[j] ?? 0),
    })),
  ];
}

/** "w₁" of the first feature, whatever that is a product of; "b", "θ" or "w₀" of the bias. */
function weightHead(name: string, place: number, { bias, notation }: TraceWriting): string {
  if (name === "b") return "b";
  if (name === "theta") return "θ";
  return `w${subscript(bias && notation.biasAs === "weight" ? place : place + 1)}`;
}

/** "+(3, 2, 1)", "−(2, 3, 1)": what was added or taken away, as it is written by hand. */
function updateText({ update, label }: TraceRow, say: SheetWords): string {
  if (!update) return say.noUpdate;
  return label > 0
    ? `+${tuple(update, say)}`
    : `−${tuple(
        update.map((change) => -change),
        say,
      )}`;
}

/** What stands in a column of a sheet. */
interface Contents {
  readonly head: string;
  readonly blank?: boolean;
  /** Whether it is a score, which may be all that is left blank. */
  readonly score?: boolean;
  readonly wide?: boolean;
  readonly text: (row: TraceRow) => string;
  /** Of the row above the visits. */
  readonly atStart?: (start: readonly number[]) => string;
}

/** A score and a weight vector a class, as CS 188 works a multiclass example out. */
function classColumns({ features, start, of }: SheetRun, writing: TraceWriting, say: SheetWords): readonly Contents[] {
  const size = features.length + (of.spec.bias ? 1 : 0);
  const classes = Array.from({ length: start.length / size }, (_, k) => k);
  const vector = (numbers: readonly number[], k: number): string => tuple(numbers.slice(k * size, (k + 1) * size), say);
  return [
    ...classes.map((k) => ({
      head: `a${subscript(k)}`,
      blank: true,
      score: true,
      text: (row: TraceRow) => whole(writtenRow(row, writing).scores?.[k] ?? 0),
    })),
    { head: say.heads.predicted, blank: true, text: predicted },
    { head: say.heads.correct, blank: true, text: ({ mistake }) => (mistake ? say.no : say.yes) },
    ...classes.map((k) => ({
      head: `w${subscript(k)}`,
      blank: true,
      wide: true,
      text: (row: TraceRow) => vector(writtenRow(row, writing).weights, k),
      atStart: (numbers: readonly number[]) => vector(writtenNumbers(numbers, features.length, writing), k),
    })),
  ];
}

/** The class of the highest score, of equals the lowest. */
function predicted({ scores }: TraceRow): string {
  const list = Array.from(scores ?? []);
  return String(list.indexOf(Math.max(...list)));
}

type TableLength = "short" | "usual" | "long";

/** How long a table is by its rows: what is left of the page beside it is for the plot. */
export function lengthOf({ rows: { length } }: SheetTable): TableLength {
  return length <= 11 ? "short" : length <= 16 ? "usual" : "long";
}
