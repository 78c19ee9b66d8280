import { type Pause, partOf, Slices } from "../document/slices.js";
import { type ChoiceProblem, type Choices, type Corrections, obstacleOf, rolesOf } from "./choices.js";
import { type Column, columnsOf, guessHeader } from "./columns.js";
import { guessDecimal, guessDelimiter } from "./guess-format.js";
import { type Problem, Unreadable } from "./problem.js";
import { type Delimiter, type Sheet, sheetOf } from "./sheet.js";
import { type TableResult, tableOf } from "./table.js";

/** How a text would be read, for somebody to look at and to correct. */
export interface Preview {
  readonly choices: Choices;
  readonly columns: readonly Column[];
  readonly sheet: Sheet;
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

/** One text on its way to a table. What does not change with a correction is not read again. */
export class Reading {
  readonly #text: string;
  #sheet: { readonly delimiter: Delimiter; readonly sheet: Sheet } | null = null;
  #columns: { readonly of: readonly unknown[]; readonly columns: readonly Column[] } | null = null;

  constructor(text: string) {
    this.#text = text.replace(/^\ufeff/, "");
  }

  /** The text as it is read with these corrections. Rejects where the pause does. */
  async read(wanted: Corrections, pause: Pause): Promise<Preview | Refused> {
    const delimiter = wanted.delimiter ?? guessDelimiter(this.#text);
    try {
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
    const decimal = wanted.decimal ?? (delimiter === "libsvm" ? "." : guessDecimal(sheet.records));
    const header = delimiter !== "libsvm" && (wanted.header ?? guessHeader(sheet, decimal));
    const columns = await this.#columnsBy(sheet, header, decimal, new Slices(lookingThrough));
    const roles = rolesOf(columns, wanted);
    const choices = { delimiter, decimal, header, ...roles, leaveOut: wanted.leaveOut ?? false };
    const obstacle = obstacleOf(columns, roles);
    const outcome = obstacle === null ? await tableOf(sheet, columns, choices, new Slices(making)) : null;
    return { choices, columns, sheet, obstacle, outcome };
  }

  async #sheetBy(delimiter: Delimiter, slices: Slices): Promise<Sheet> {
    if (this.#sheet?.delimiter !== delimiter)
      this.#sheet = { delimiter, sheet: await sheetOf(this.#text, delimiter, slices) };
    return this.#sheet.sheet;
  }

  async #columnsBy(...of: Parameters<typeof columnsOf>): Promise<readonly Column[]> {
    const [sheet, header, decimal] = of;
    const from = [sheet, header, decimal];
    if (!this.#columns?.of.every((part, k) => part === from[k]))
      this.#columns = { of: from, columns: await columnsOf(...of) };
    return this.#columns.columns;
  }
}
