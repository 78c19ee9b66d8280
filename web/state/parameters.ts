import type { PlaygroundState } from "./playground-state.js";

/** The readable parameters, as they stand in a URL and as attributes of the element, and what each of them sets. */
export const parameters = {
  data: ["data"],
  n: ["data"],
  noise: ["data"],
  seed: ["data", "order"],
  columns: ["data"],
  species: ["data"],
  features: ["features"],
  scaling: ["scaling"],
  bias: ["bias"],
  learner: ["learners"],
  "learning-rate": ["learners"],
  tie: ["learners"],
  order: ["order"],
  "max-epochs": ["maxEpochs"],
  visit: ["visit"],
  speed: ["ui"],
  hide: ["ui"],
  theme: ["ui"],
} as const satisfies Record<string, readonly (keyof PlaygroundState)[]>;

export type Parameter = keyof typeof parameters;

export const parameterNames = Object.keys(parameters) as readonly Parameter[];

/** The state with only what one parameter sets taken from another. A changed problem starts at visit 0. */
export function withParameter(state: PlaygroundState, name: Parameter, from: PlaygroundState): PlaygroundState {
  const fields = parameters[name] as readonly (keyof PlaygroundState)[];
  if (fields.includes("ui")) return { ...state, ui: { ...state.ui, [name]: from.ui[name as "theme"] } };
  const taken = Object.fromEntries(fields.map((field) => [field, from[field]]));
  return { ...state, visit: 0, ...taken };
}
