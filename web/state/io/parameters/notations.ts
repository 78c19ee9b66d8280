import type { Notation } from "../../document/settings.js";

interface Text {
  /** What is no such value stays text: the schema then says what is wrong with it. */
  readonly read: (text: string) => unknown;
  readonly write: (value: never) => string;
}

function number(text: string): unknown {
  const value = Number(text);
  return text.trim() === "" || Number.isNaN(value) ? text : value;
}

/** As it is read to the same bits: `String` drops the sign of a zero. */
const digits = (value: number): string => (Object.is(value, -0) ? "-0" : String(value));

const list = (text: string): string[] => text.split(",").filter((part) => part !== "");
const truths: Readonly<Record<string, boolean>> = { true: true, false: false, "1": true, "0": false, "": true };

/** How values are read from the text of parameters, and written as it. */
export const notations: Readonly<Record<Notation, Text>> = {
  word: { read: String, write: String },
  words: { read: list, write: (words: readonly string[]) => words.join(",") },
  number: { read: number, write: digits },
  numbers: {
    read: (text) => list(text).map(number),
    write: (numbers: readonly number[]) => numbers.map(digits).join(","),
  },
  truth: { read: (text) => truths[text] ?? text, write: String },
  speed: { read: (text) => (text === "max" ? text : number(text)), write: String },
};

export function written(notation: Notation, value: unknown): string {
  return notations[notation].write(value as never);
}
