import { type LearnerParameter, learnerParameters } from "../learners/parameters.js";
import { type Notation, type Setting, settings, uiSettings } from "./settings.js";

/** The parameters that stand for a part of a setting: see `places`. */
const parts = [
  "data",
  "n",
  "noise",
  "seed",
  "columns",
  "species",
  "learner",
  "order",
  "order-seed",
  "split",
  "split-seed",
  "lift",
] as const;

type Named<Rows> = Extract<Rows[keyof Rows], { readonly parameter: unknown }>;
type NameIn<Rows> = Named<Rows> extends { readonly parameter: readonly [infer Name, Notation] } ? Name : never;

type TruthIn<Rows> =
  Named<Rows> extends infer Row
    ? Row extends { readonly parameter: readonly [infer Name, "truth"] }
      ? Name
      : never
    : never;

/** A parameter that is true or false. */
export type TruthParameter = TruthIn<typeof settings> | TruthIn<typeof uiSettings>;
export type PartParameter = (typeof parts)[number];
/** A parameter that is not a learner's. */
export type OwnParameter = PartParameter | NameIn<typeof settings> | NameIn<typeof uiSettings>;
export type Parameter = OwnParameter | LearnerParameter;

const rows: readonly Setting<unknown>[] = Object.values({ ...settings, ...uiSettings });
const whole = rows.flatMap(({ parameter }) => (parameter ? [parameter[0]] : [])) as OwnParameter[];

/** The readable parameters, as they stand in a URL and as attributes of the element; learners' settings aside. */
export const ownParameters: readonly OwnParameter[] = [...parts, ...whole];

export const parameterNames: readonly Parameter[] = [...ownParameters, ...learnerParameters];

/** Readable parameters, wherever they stand. */
export interface Parameters {
  /** The text of one, or null. */
  readonly get: (name: string) => string | null;
  /** Every name in the address, as often as it stands there. */
  readonly names: readonly string[];
}

/** What stands behind the # of an address where it is a state as one token, of whatever version. */
export const tokenShape: RegExp = /^#v(\d+)\.(.*)$/s;
