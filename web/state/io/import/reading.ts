import { type Pause, partOf, Slices } from "../../document/slices.js";
import { mostClasses } from "../../learners/multiclass.js";
import { guessHeader, numberIn } from "./cells.js";
import { type Column, columnsOf, guessDecimal, mostValues, tallyColumns } from "./columns.js";
import { type Delimiter, guessDelimiter } from "./format.js";
import { type Notice, type Problem, Unreadable } from "./problem.js";
import { type ChoiceProblem, type Choices, type Corrections, isIdentifier, obstacleOf, rolesOf } from "./roles.js";
import { type Sheet, sheetOf } from "./sheet.js";
import { type TableResult, tableOf } from "./table.js";

/** How a text would be read, for somebody to look at and to correct. */
export interface Preview {
  readonly choices: Choices;
  readonly columns: readonly Column[];
  readonly sheet: Sheet;
  /** What the text does not say itself; what is asked comes first. */
  readonly notices: readonly Notice[];
  /** Why these choices make no table; null where they do. */
  readonly obstacle: ChoiceProblem | null;
  /** Null where there is an obstacle. */
  readonly outcome: TableResult | null;
}

/** A text that cannot be taken apart, and how that was tried. */
export interface Refused {
  readonly refused: Problem;
  readonly delimiter: Delimiter;
}

type Tallies = Awaited<ReturnType<typeof tallyColumns>>;

/** One text on its way to a table. What does not change with a correction is not read again. */
export class Reading {
  readonly #text: string;
  #sheet: { readonly delimiter: Delimiter; readonly sheet: Sheet } | null = null;
  #tallies: { readonly of: readonly unknown[]; readonly tallies: Tallies } | null = null;

  constructor(text: string) {
    this.#text = text.replace(/^\ufeff/, "");
  }

  /** The text as it is read with these corrections. Rejects where the pause does. */
  async read(wanted: Corrections, pause: Pause): Promise<Preview | Refused> {
    let delimiter = wanted.delimiter ?? ",";
    try {
      delimiter = wanted.delimiter ?? guessDelimiter(this.#text);
      return await this.#preview(delimiter, wanted, pause);
    } catch (error) {
      if (error instanceof Unreadable) return { refused: error.problem, delimiter };
      throw error;
    }
  }

  async #preview(delimiter: Delimiter, wanted: Corrections, pause: Pause): Promise<Preview> {
    const [takingApart, lookingThrough, making] = [
      partOf(pause, 0, 0.4),
      partOf(pause, 0.4, 0.7),
      partOf(pause, 0.7, 1),
    ];
    const sheet = await this.#sheetBy(delimiter, new Slices(takingApart));
    const head = headOf(sheet, wanted);
    const tallies = await this.#talliesBy(sheet, head.header, new Slices(lookingThrough));
    const mark = wanted.decimal ? { decimal: wanted.decimal, sure: true } : guessDecimal(tallies, delimiter);
    const folds = wanted.folds ?? true;
    const columns = columnsOf(tallies, mark, folds);
    const roles = rolesOf(columns, wanted, delimiter);
    const { header } = head;
    const choices = { delimiter, decimal: mark.decimal, header, folds, ...roles, leaveOut: wanted.leaveOut ?? false };
    const obstacle = obstacleOf(columns, roles);
    // Where lines are not alike, what seems to be wrong with a column is seldom the cause.
    if (obstacle) checkWidths(sheet);
    const outcome = obstacle === null ? await tableOf(sheet, columns, choices, new Slices(making)) : null;
    const asked = head.sure ? [] : [{ code: "eitherHeader", header, text: firstLine(sheet) } as const];
    const notices = [...asked, ...noticesOf(sheet, columns, choices, wanted), ...(outcome?.notices ?? [])];
    return { choices, columns, sheet, notices, obstacle, outcome };
  }

  async #sheetBy(delimiter: Delimiter, slices: Slices): Promise<Sheet> {
    if (this.#sheet?.delimiter !== delimiter)
      this.#sheet = { delimiter, sheet: await sheetOf(this.#text, delimiter, slices) };
    return this.#sheet.sheet;
  }

  async #talliesBy(...of: Parameters<typeof tallyColumns>): Promise<Tallies> {
    const [sheet, header] = of;
    const from = [sheet, header];
    if (!this.#tallies?.of.every((part, k) => part === from[k]))
      this.#tallies = { of: from, tallies: await tallyColumns(...of) };
    return this.#tallies.tallies;
  }
}

/** Throws `Unreadable` for the first record that is wider or narrower than the others. */
function checkWidths({ records, width, filler }: Sheet): void {
  const odd = filler === null ? records.find(({ cells }) => cells.length !== width) : undefined;
  if (!odd) return;
  throw new Unreadable({ line: odd.line, column: null, code: "otherWidth", cells: odd.cells.length, width });
}

/** Whether the first record has names: as was said, as its format says, or as it looks. */
function headOf(sheet: Sheet, wanted: Corrections) {
  if (sheet.filler !== null) return { header: false, sure: true };
  const said = wanted.header ?? sheet.header;
  return said === null ? guessHeader(sheet.records) : { header: said, sure: true };
}

const firstLine = ({ records }: Sheet): string => (records[0]?.cells ?? []).slice(0, 8).join(", ");

/** What was made of the columns beyond what they say: first what is asked. */
function noticesOf(
  { notices, filler }: Sheet,
  columns: readonly Column[],
  { label, features, positive, decimal, folds }: Choices,
  wanted: Corrections,
): readonly Notice[] {
  const used = features.map((k) => columns[k] as Column);
  const labels = columns[label];
  if (!labels) return notices;
  const { name, values, spellings, capitals } = labels;
  const namesOf = (are: (column: Column, k: number) => boolean): readonly string[] =>
    columns.flatMap((column, k) => (k !== label && !features.includes(k) && are(column, k) ? [column.name] : []));
  const found: (Notice | null)[] = [eitherNumber(used, decimal)];
  if (capitals && values.length <= mostValues) found.push(capitalsOf(labels, folds));
  if (values.length > mostClasses && positive !== null && wanted.positive === undefined && values.length <= mostValues)
    found.push({ code: "manyClasses", name, values: values.length, most: mostClasses });
  found.push(...notices, ...numbersRead(used));
  for (const [as, written] of spellings)
    if (new Set(written.map((one) => one.toLowerCase())).size > 1)
      found.push({ code: "sameLabels", labels: written, as });
  if (wanted.features === undefined && filler === null) {
    found.push(left("identifiers", namesOf(isIdentifier)));
    found.push(
      left(
        "words",
        namesOf((column, k) => !isIdentifier(column, k) && column.numbers + column.others > 0),
      ),
    );
    found.push(
      left(
        "empty",
        namesOf((column) => column.named && column.numbers + column.others === 0),
      ),
    );
  }
  if (features.length === 1) found.push({ code: "oneFeature", name: used[0]?.name ?? "" });
  return found.filter((notice) => notice !== null);
}

function left(code: "identifiers" | "words" | "empty", names: readonly string[]): Notice | null {
  return names.length > 0 ? { code, names } : null;
}

/** Numbers that nothing in the file tells how to read. */
function eitherNumber(used: readonly Column[], decimal: Choices["decimal"]): Notice | null {
  const columns = used.filter(({ either }) => either !== null);
  const text = columns[0]?.either;
  if (!text) return null;
  const value = numberIn(text, decimal) ?? 0;
  const other = numberIn(text, decimal === "." ? "," : ".") ?? 0;
  return { code: "eitherNumber", columns: columns.map(({ name }) => name), text, value, other, decimal };
}

/** The first number of each reading that is not written as programs write one. */
function numbersRead(used: readonly Column[]): readonly Notice[] {
  const kinds = ([".", ","] as const).map((decimal) =>
    used.find((column) => column.decimal === decimal && column.unusual !== null && column.either === null),
  );
  return kinds.flatMap((column) => {
    const value = column?.unusual ? numberIn(column.unusual, column.decimal) : null;
    return column?.unusual && value !== null ? [{ code: "numbersRead", text: column.unusual, value } as const] : [];
  });
}

function capitalsOf({ values, spellings, capitals }: Column, folded: boolean): Notice | null {
  const labels = [...spellings.values()].flat().filter((one, _, all) => all.some((other) => twins(one, other)));
  return capitals && values.length > 0 && labels.length > 0 ? { code: "capitals", labels, folded } : null;
}

const twins = (a: string, b: string): boolean => a !== b && a.toLowerCase() === b.toLowerCase();
