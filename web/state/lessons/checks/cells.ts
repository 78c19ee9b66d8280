import { PlaygroundError } from "../../../engine/errors.js";
import type { VisitRecord } from "../../../engine/types.js";
import type { CheckOf } from "../lesson.js";
import { figure } from "./figures.js";
import type { AnswerKind, CheckContext } from "./kind.js";
import { exampleOf, ofRun, weightsOf } from "./run.js";

/** A visit, as a row of the table that is to be filled in. */
export interface CellRow {
  readonly visit: number;
  readonly example: number;
  readonly x: readonly number[];
  readonly label: number;
  readonly score: number;
  /** 1: a mistake; 0: right. */
  readonly mistake: number;
  /** After the visit; the bias last, where there is one. */
  readonly weights: readonly number[];
}

/** The rows of the table, as the run makes them from its start. */
export function cellRows({ visits: [first, last] }: CheckOf<"cells">, moment: CheckContext): readonly CellRow[] {
  return ofRun(moment, (run) => {
    run.seek(first - 1);
    const rows: CellRow[] = [];
    for (let visit = first; visit <= last && run.step() !== null; visit++) {
      const record = run.record();
      if (record) rows.push(rowOf(visit, record, moment));
    }
    return rows;
  });
}

function rowOf(
  visit: number,
  { example, x, label, score, mistake, after }: VisitRecord,
  moment: CheckContext,
): CellRow {
  const weights = weightsOf(after, moment.frame.state.bias);
  if (!weights)
    throw new PlaygroundError(
      "wrong-type",
      "learner",
      "The table is of one weight vector, which the learner does not have.",
    );
  const of = exampleOf(moment, example);
  return { visit, example: of, x: Array.from(x), label, score, mistake: mistake ? 1 : 0, weights };
}

/** What the blank cells of a row hold, in the order of the columns. */
function blanksOf({ blank }: CheckOf<"cells">, row: CellRow): { readonly name: string; readonly value: number }[] {
  return (["score", "mistake", "weights"] as const)
    .filter((column) => blank.includes(column))
    .flatMap((column) =>
      column === "weights"
        ? row.weights.map((value) => ({ name: column as string, value }))
        : [{ name: column, value: row[column] }],
    );
}

/** The trace of some visits, with blanks: a number each; of `mistake` 1 or 0. */
export const cells: AnswerKind<"cells"> = {
  takes: "answer",
  values: [],
  truth: (check, moment) => cellRows(check, moment).flatMap((row) => blanksOf(check, row).map(({ value }) => value)),
  grade: (check, answer, moment) => {
    const given = Array.isArray(answer) ? (answer as readonly number[]) : [];
    const wanted = cellRows(check, moment).flatMap((row) => blanksOf(check, row).map((blank) => ({ row, ...blank })));
    const at = wanted.findIndex(({ value }, k) => !(Math.abs(value - (given[k] ?? Number.NaN)) <= 1e-9));
    const cell = wanted[at];
    return { right: !cell, feedback: cell ? said(cell.name, cell.row, given[at]) : "", values: {} };
  },
};

function said(name: string, { visit, score, label, mistake }: CellRow, given: number | undefined): string {
  const where = `In the row of visit ${visit}`;
  if (given === undefined || Number.isNaN(given)) return `${where} a cell is empty.`;
  if (name === "score")
    return `${where} the score is not ${figure(given)}: multiply each weight before it by its feature, and add.`;
  const agrees = `the score is ${figure(score)} and the label ${label > 0 ? "+1" : "−1"}`;
  if (name === "mistake") return `${where} ${agrees}: that is ${mistake ? "a mistake" : "right"}.`;
  const change = mistake ? "the example times its label is added to them" : "they stay as they are";
  return `${where} the weights after it are different: ${change}.`;
}
