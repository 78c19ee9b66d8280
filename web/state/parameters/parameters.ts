import { type Notation, type Setting, settings, uiSettings } from "../document/settings.js";
import { type LearnerParameter, learnerParameters } from "../learners/parameters.js";

/** Where a parameter stands in the state, and how it is written. */
export interface Place {
  /** "data.n" */
  readonly path: string;
  readonly notation: Notation;
}

/** The parameters that stand for a part of a setting. The seed is that of the order too. */
const parts = {
  data: { path: "data.name", notation: "word" },
  n: { path: "data.n", notation: "number" },
  noise: { path: "data.noise", notation: "number" },
  seed: { path: "data.seed", notation: "number" },
  columns: { path: "data.columns", notation: "numbers" },
  species: { path: "data.species", notation: "numbers" },
  learner: { path: "learners", notation: "words" },
  order: { path: "order.kind", notation: "word" },
  split: { path: "split.fraction", notation: "number" },
  "split-seed": { path: "split.seed", notation: "number" },
  lift: { path: "ui.lift.feature", notation: "word" },
} as const satisfies Readonly<Record<string, Place>>;

type Named<Rows> = Extract<Rows[keyof Rows], { readonly parameter: unknown }>;
type NameIn<Rows> = Named<Rows> extends { readonly parameter: readonly [infer Name, Notation] } ? Name : never;

/** A parameter that is not a learner's. */
export type OwnParameter = keyof typeof parts | (NameIn<typeof settings> | NameIn<typeof uiSettings>);
export type Parameter = OwnParameter | LearnerParameter;

function placesOf(rows: Readonly<Record<string, Setting<unknown>>>, before: string): [string, Place][] {
  return Object.entries(rows).flatMap(([setting, { parameter }]) =>
    parameter ? [[parameter[0], { path: before + setting, notation: parameter[1] }]] : [],
  );
}

/** The readable parameters, as they stand in a URL and as attributes of the element; learners' settings aside. */
export const places = {
  ...parts,
  ...Object.fromEntries([...placesOf(settings, ""), ...placesOf(uiSettings, "ui.")]),
} as Readonly<Record<OwnParameter, Place>>;

export const parameterNames: readonly Parameter[] = [...(Object.keys(places) as OwnParameter[]), ...learnerParameters];
