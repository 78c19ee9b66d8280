import { PlaygroundError } from "../../../engine/errors.js";
import type { VisitRecord } from "../../../engine/types.js";
import type { CheckOf } from "../lessons/lesson.js";
import type { CheckFeedback } from "./feedback.js";
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
    return { right: !cell, feedback: cell ? wrongly(cell.name, cell.row, given[at]) : null, values: {} };
  },
};

function wrongly(name: string, row: CellRow, given: number | undefined): CheckFeedback {
  const { visit, score, label } = row;
  const mistake = row.mistake === 1;
  if (given === undefined || Number.isNaN(given)) return { code: "emptyCell", visit };
  if (name === "score") return { code: "scoreCell", visit, given };
  if (name === "mistake") return { code: "mistakeCell", visit, score, label, mistake };
  return { code: "weightsCell", visit, mistake };
}
