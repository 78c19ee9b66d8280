import { courseReviews } from "../../data/reviews/course-reviews.js";
import { type OwnParameter, ownParameters, type Parameter, parameterNames } from "../../document/parameter-names.js";
import { readState } from "../../document/reading/read-state.js";
import { differing, exactly, sorted, stateBelow } from "../../document/reading/without-defaults.js";
import { defaultState } from "../../document/settings.js";
import type { PlaygroundState } from "../../document/state.js";
import { descriptorOf } from "../../learners/index.js";
import type { LearnerParameter } from "../../learners/parameters.js";
import { at } from "../../learners/settings.js";
import { paramPaths, written } from "./param-paths.js";
import { overOf, stateFromParameters } from "./read.js";

/** A state as readable parameters. */
export interface Written {
  readonly parameters: Readonly<Partial<Record<Parameter, string>>>;
  /** The settings that parameters cannot say, such as drawn points: "data", "ui.shading". */
  readonly left: readonly string[];
}

/** The fewest parameters that are read as this state; what they cannot say is named. */
export function parametersOf(state: PlaygroundState): Written {
  const below = stateBelow(state);
  const base = below ?? defaultState;
  const wanted = [...differing(state, defaultState, inMeaning), ...differing(state, base, inMeaning)];
  // Some bring more with them, as reviews come without a bias: what is brought wrongly is said too.
  const brought = differing(state, readBack(parametersFor(state, wanted), base), inMeaning);
  const parameters = parametersFor(state, [...wanted, ...brought]);
  const left = differing(state, readBack(parameters, base), inMeaning);
  return { parameters, left: below ? left : [...new Set([...left, "data"])] };
}

function readBack(parameters: Written["parameters"], base: PlaygroundState): PlaygroundState {
  const get = (name: string) => parameters[name as Parameter] ?? null;
  const over = base === defaultState ? undefined : overOf({ get, names: [] });
  return (over ? over(base) : readState(stateFromParameters(get))).state;
}

/**
 * The same where a setting means the same: an order without a seed has 0, and what a learner was put in the place of is for
 * the page alone to remember.
 */
function inMeaning(state: PlaygroundState, name: string): string {
  if (name === "learners")
    return JSON.stringify(
      state.learners.map(({ insteadOf: _, ...learner }) => learner),
      sorted,
    );
  if (name !== "order") return exactly(state, name);
  return JSON.stringify({ ...state.order, seed: seedOf(state.order) }, sorted);
}

/** The parameters that say these settings, as far as there are any. */
function parametersFor(state: PlaygroundState, wanted: readonly string[]): Written["parameters"] {
  const own = ownParameters.flatMap((name) => {
    const { path, notation } = paramPaths[name];
    const isWanted = wanted.some((setting) => `${path}.`.startsWith(`${setting}.`));
    const value = isWanted ? valueAt(state, name, path) : undefined;
    return value === undefined || value === null ? [] : [[name, written(notation, value)]];
  });
  return Object.fromEntries([
    ...own,
    ...(wanted.includes("learners") ? ofLearners(state) : []),
    ...orderSeed(state, wanted),
  ]);
}

function valueAt(state: PlaygroundState, name: OwnParameter, path: string): unknown {
  if (name === "learner") return state.learners.map(({ kind }) => kind);
  if (name === "order" && state.order.kind === defaultState.order.kind) return undefined;
  if (name === "order-seed") return undefined;
  if (name !== "data" || state.data.kind !== "reviews") return at(state, path);
  return JSON.stringify(state.data) === JSON.stringify(courseReviews) ? courseReviews.kind : undefined;
}

/** The settings of learners, each as the first that gives it has it. */
function ofLearners({ learners }: PlaygroundState): [LearnerParameter, string][] {
  const given = learners.flatMap((learner) =>
    descriptorOf(learner.kind).fields.flatMap(({ parameter, path }): [LearnerParameter, string][] => {
      const value = at(learner, path);
      return value === undefined ? [] : [[parameter, written(typeof value === "number" ? "number" : "word", value)]];
    }),
  );
  return given.reverse();
}

/** The seed of the order, where none of the data says it. */
function orderSeed({ data, order }: PlaygroundState, wanted: readonly string[]): [Parameter, string][] {
  const isGenerated = data.kind === "preset";
  const said = isGenerated && wanted.includes("data") ? seedOf(data) : 0;
  // If the data has no seed, older versions can read this one too.
  return seedOf(order) === said ? [] : [[isGenerated ? "order-seed" : "seed", String(seedOf(order))]];
}

const seedOf = ({ seed = 0 }: { readonly seed?: number | undefined }): number => seed;

/** Readable parameters as an address has them: "data=xor&visit=12". */
export function queryOf(parameters: Written["parameters"]): string {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${readable(value)}`);
  return pairs.join("&");
}

/** What of a query is not the playground's: the page around it may need it. */
export function foreignPart(query: string): string {
  const parts = query.replace(/^\?/, "").split("&");
  return parts.filter((part) => part !== "" && !isOwn(part)).join("&");
}

function isOwn(part: string): boolean {
  const [[name = ""] = []] = [...new URLSearchParams(part)];
  return (parameterNames as readonly string[]).includes(name);
}

/** Encoded only where an address would mean something else: it is typed from paper. */
function readable(value: string): string {
  return encodeURIComponent(value).replace(/%(2C|2A|5E|3A)/g, decodeURIComponent);
}
