import { courseReviews } from "../data/reviews/course-reviews.js";
import { defaultState } from "../document/defaults.js";
import { type OwnParameter, ownParameters, type Parameter } from "../document/parameter-names.js";
import { readState } from "../document/read-state.js";
import type { PlaygroundState } from "../document/state.js";
import { differing, exactly, sorted } from "../document/without-defaults.js";
import { descriptorOf } from "../learners/index.js";
import type { LearnerParameter } from "../learners/parameters.js";
import { at } from "../learners/settings.js";
import { written } from "./notations.js";
import { paramPaths } from "./param-paths.js";
import { stateFromParameters } from "./read.js";

/** A state as readable parameters. */
export interface Written {
  readonly parameters: Readonly<Partial<Record<Parameter, string>>>;
  /** The settings that parameters cannot say, such as drawn points: "data", "ui.shading". */
  readonly left: readonly string[];
}

/** The fewest parameters that are read as this state; what they cannot say is named. */
export function parametersOf(state: PlaygroundState): Written {
  const wanted = differing(state, defaultState, inMeaning);
  // Some bring more with them, as reviews come without a bias: what is brought wrongly is said too.
  const brought = differing(state, readBack(parametersFor(state, wanted)), inMeaning);
  const parameters = parametersFor(state, [...wanted, ...brought]);
  return { parameters, left: differing(state, readBack(parameters), inMeaning) };
}

function readBack(parameters: Written["parameters"]): PlaygroundState {
  return readState(stateFromParameters((name) => parameters[name as Parameter] ?? null)).state;
}

const shuffles: ReadonlySet<string> = new Set(["shuffle-once", "shuffle-each-epoch"]);

/**
 * The same where a setting means the same: only a shuffle has use for a seed, and what a learner was put in the place of
 * is for the page alone to remember.
 */
function inMeaning(state: PlaygroundState, name: string): string {
  if (name === "learners")
    return JSON.stringify(
      state.learners.map(({ insteadOf: _, ...learner }) => learner),
      sorted,
    );
  if (name !== "order" || shuffles.has(state.order.kind)) return exactly(state, name);
  const { seed: _, ...order } = state.order;
  return JSON.stringify(order, sorted);
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
    ...seedOf(state, wanted),
  ]);
}

function valueAt(state: PlaygroundState, name: OwnParameter, path: string): unknown {
  if (name === "learner") return state.learners.map(({ kind }) => kind);
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

/** The seed of a shuffle, where the data has none that would say it. */
function seedOf({ data, order }: PlaygroundState, wanted: readonly string[]): [Parameter, string][] {
  const says = data.kind === "preset" && wanted.includes("data");
  const shuffled = wanted.includes("order") && shuffles.has(order.kind) && order.seed !== undefined;
  return shuffled && !says ? [["seed", String(order.seed)]] : [];
}
