import { Slices } from "../document/slices.js";
import { type Choices, type Corrections, obstacleOf, rolesOf } from "./choices.js";
import { type Column, columnsOf, guessHeader } from "./columns.js";
import { guessDecimal, guessDelimiter } from "./guess-format.js";
import { type Problem, Unreadable } from "./problem.js";
import { type Delimiter, type Sheet, sheetOf } from "./sheet.js";
import { type Outcome, tableOf } from "./table.js";

/** How a text would be read, for somebody to look at and to correct. */
export interface Preview {
  readonly choices: Choices;
  readonly columns: readonly Column[];
  readonly sheet: Sheet;
  /** Why these choices make no table; null where they do. */
  readonly obstacle: string | null;
  /** Null where there is an obstacle. */
  readonly outcome: Outcome | null;
}

/** A text that cannot be taken apart, and how that was tried. */
export interface Refused {
  readonly refused: Problem;
  readonly delimiter: Delimiter;
}

/** Thrown where another reading of the same text has begun. */
class Outdated extends Error {}

/** One text on its way to a table. What does not change with a correction is not read again. */
export class Reading {
  readonly #text: string;
  readonly #pause: () => Promise<void>;
  #turn = 0;
  #sheet: { readonly delimiter: Delimiter; readonly sheet: Sheet } | null = null;
  #columns: { readonly of: readonly unknown[]; readonly columns: readonly Column[] } | null = null;

  /** @param pause kept once the page has had its turn. */
  constructor(text: string, pause: () => Promise<void>) {
    this.#text = text.replace(/^\ufeff/, "");
    this.#pause = pause;
  }

  /** The text as it is read with these corrections; null where another reading has begun meanwhile. */
  async read(wanted: Corrections): Promise<Preview | Refused | null> {
    const turn = ++this.#turn;
    const slices = new Slices(async () => {
      await this.#pause();
      if (turn !== this.#turn) throw new Outdated();
    });
    const delimiter = wanted.delimiter ?? guessDelimiter(this.#text);
    try {
      return await this.#preview(delimiter, wanted, slices);
    } catch (error) {
      if (error instanceof Outdated) return null;
      if (error instanceof Unreadable) return { refused: error.problem, delimiter };
      throw error;
    }
  }

  async #preview(delimiter: Delimiter, wanted: Corrections, slices: Slices): Promise<Preview> {
    const sheet = await this.#sheetBy(delimiter, slices);
    const decimal = wanted.decimal ?? (delimiter === "libsvm" ? "." : guessDecimal(sheet.records));
    const header = delimiter !== "libsvm" && (wanted.header ?? guessHeader(sheet, decimal));
    const columns = await this.#columnsBy(sheet, header, decimal, slices);
    const roles = rolesOf(columns, wanted);
    const choices = { delimiter, decimal, header, ...roles, leaveOut: wanted.leaveOut ?? false };
    const obstacle = obstacleOf(columns, roles);
    const outcome = obstacle === null ? await tableOf(sheet, columns, choices, slices) : null;
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
