import * as v from "valibot";
import { fewestColumns, longestColumnName, mostColumns, mostNumbers, mostRows } from "./limits.js";
import { classNames, labelRule, labels, maybe, names, text } from "./primitives.js";
import { list } from "./reading/list.js";
import { rule } from "./reading/rules.js";

/** A row as a copy: who has set it may go on changing what was given. One that is too long for any table is no copy. */
const row = v.pipe(
  v.custom<readonly number[]>(Array.isArray, "must be a list of numbers"),
  v.transform((cells) => (cells.length > mostColumns + 1 ? cells : cells.slice())),
);

/** Rows of numbers, one a column; which of them are labels is known with the columns alone. */
const rows = list(row, mostRows, "must be a list of rows", rule("has more rows than fit ({0})", mostRows));

const columns = v.pipe(
  names(v.pipe(text(longestColumnName), v.nonEmpty("must have a name")), "column", mostColumns + 1),
  v.minLength(fewestColumns + 1, rule("must name {0} to {1} features, and the label", fewestColumns, mostColumns)),
);

const given = v.object({
  kind: v.literal("table"),
  columns,
  rows,
  label: v.string("must be the name of a column"),
  classNames: maybe(classNames),
});

type Given = v.InferOutput<typeof given>;

/** What is wrong with a table whose parts are each of their kind, and where. */
interface Fault {
  readonly field: "label" | "rows";
  /** Of a row, counted from 0. */
  readonly row?: number;
  readonly rule: string;
}

/**
 * Examples as rows: a number for each of 2 to 1000 features, and a label, −1 or +1, or 2…5 for further classes. `columns`
 * names all of them, and `label` says which holds the labels. It is read with the label last; the first two features are
 * the axes of the stage.
 */
export const table = v.pipe(
  given,
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? faultOf(dataset.value) : null;
    if (!fault) return;
    const { field, row, rule: message } = fault;
    const path = [pathTo(dataset.value, field), ...(row === undefined ? [] : [pathTo(dataset.value, row)])] as const;
    addIssue({ message, path: path as unknown as [v.IssuePathItem, ...v.IssuePathItem[]] });
  }),
  v.transform(labelLast),
);

const pathTo = (input: unknown, key: string | number): v.IssuePathItem =>
  ({ type: "unknown", origin: "value", input, key, value: undefined }) as v.IssuePathItem;

/** The first of what is wrong. Millions of numbers are looked at: no iterators. */
function faultOf({ columns, rows, label }: Given): Fault | null {
  const at = columns.indexOf(label);
  if (at < 0) return { field: "label", rule: "must be the name of a column" };
  if (rows.length * columns.length > mostNumbers)
    return { field: "rows", rule: rule("hold more numbers than fit ({0})", mostNumbers) };
  for (let row = 0; row < rows.length; row++) {
    const broken = ruleBroken(rows[row] ?? [], columns, at);
    if (broken) return { field: "rows", row, rule: broken };
  }
  return null;
}

/** What is wrong with a row; null where nothing is. @param at where its label stands. */
function ruleBroken(cells: readonly unknown[], columns: readonly string[], at: number): string | null {
  if (cells.length !== columns.length)
    return rule("must have {0} numbers, one a column, not {1}", columns.length, cells.length);
  for (let column = 0; column < cells.length; column++) {
    const cell = cells[column];
    const fault = column === at ? labelFault(cell) : numberFault(cell);
    if (fault) return rule(`${fault} (column “{0}”)`, columns[column] ?? "");
  }
  return null;
}

const labelFault = (cell: unknown): string | null => (labels.includes(cell as number) ? null : labelRule);

/** The engine takes no larger numbers. */
const largest = 1e100;

function numberFault(cell: unknown): string | null {
  if (typeof cell === "number" && cell >= -largest && cell <= largest) return null;
  return Number.isFinite(cell) ? "must hold numbers up to 1e100" : "must hold finite numbers";
}

function labelLast({ columns, rows, label, ...rest }: Given): Given {
  const at = columns.indexOf(label);
  if (at === columns.length - 1) return { ...rest, columns, rows, label };
  const moved = <Cell>(cells: readonly Cell[]): Cell[] => {
    const copy = [...cells];
    copy.push(...copy.splice(at, 1));
    return copy;
  };
  return { ...rest, columns: moved(columns), rows: rows.map(moved), label };
}
