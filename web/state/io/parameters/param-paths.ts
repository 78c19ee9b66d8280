import type { OwnParameter, Parameter, PartParameter } from "../../document/parameter-names.js";
import { type Notation, type Setting, settings, uiSettings, viewSettings } from "../../document/settings.js";

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
