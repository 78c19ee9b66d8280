import type { OwnParameter, Parameter, PartParameter } from "../../document/parameter-names.js";
import { type Notation, type Setting, settings, uiSettings, viewSettings } from "../../document/settings.js";

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

/** Where a parameter stands in the state, and how it is written. */
interface ParamPath {
  /** "data.n" */
  readonly path: string;
  readonly notation: Notation;
}

/** The seed of the data is that of the order too, where that is given none of its own. */
const parts = {
  data: { path: "data.name", notation: "word" },
  n: { path: "data.n", notation: "number" },
  noise: { path: "data.noise", notation: "number" },
  seed: { path: "data.seed", notation: "number" },
  columns: { path: "data.columns", notation: "numbers" },
  species: { path: "data.species", notation: "numbers" },
  learner: { path: "learners", notation: "words" },
  order: { path: "order.kind", notation: "word" },
  "order-seed": { path: "order.seed", notation: "number" },
  split: { path: "split.fraction", notation: "number" },
  "split-seed": { path: "split.seed", notation: "number" },
  lift: { path: "ui.lift.feature", notation: "word" },
} as const satisfies Readonly<Record<PartParameter, ParamPath>>;

function pathsOf(rows: Readonly<Record<string, Setting<unknown>>>, before: string): [string, ParamPath][] {
  return Object.entries(rows).flatMap(([setting, { parameter }]) =>
    parameter ? [[parameter[0], { path: before + setting, notation: parameter[1] }]] : [],
  );
}

/** Where each of the page's own parameters stands. */
export const paramPaths = {
  ...parts,
  ...Object.fromEntries([...pathsOf(settings, ""), ...pathsOf(uiSettings, "ui.")]),
} as Readonly<Record<OwnParameter, ParamPath>>;

/** Whether a parameter sets nothing of the problem, but the moment that is looked at, and how. */
export function isOfView(name: Parameter): boolean {
  const path = (paramPaths as Readonly<Partial<Record<Parameter, ParamPath>>>)[name]?.path ?? "";
  return path.startsWith("ui.") || path in viewSettings;
}
