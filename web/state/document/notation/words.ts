import { formatCount, formatFixed, formatNumber, type Precision } from "./numbers.js";

/** The words of one part of the page: its name among the rooms, and what it says in English. */
export interface Room<W> {
  readonly name: string;
  readonly english: W;
}

/** What a frame speaks. The sentences are in `web/words/`; the state only carries them to the views. */
export interface Words {
  /** As `lang` says it: "en", "de". */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  /** What a part of the page says in this language; what is not translated yet is English. */
  room<W extends object>(room: Room<W>): W;
  /** The sign between a number's whole and its fraction. */
  readonly decimal: "." | ",";
  /** Between the numbers of a row: ", ", or "; " where a comma is the decimal sign. */
  readonly separator: string;
  /** Between two sentences: a space, in Chinese nothing. */
  readonly gap: string;
  number(value: number, precision?: Precision): string;
  count(count: number): string;
  /** With so many digits after the decimal sign. */
  fixed(value: number, decimals: number): string;
}

export const english: Words = {
  locale: "en",
  direction: "ltr",
  room: (room) => room.english,
  decimal: ".",
  separator: ", ",
  gap: " ",
  number: formatNumber,
  count: formatCount,
  fixed: formatFixed,
};
