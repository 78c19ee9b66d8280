import { type Parameter, parameters } from "./parameters.js";
import type { PlaygroundState } from "./playground-state.js";

/** The state with only what one parameter sets taken from another. A changed problem starts at visit 0. */
export function withParameter(state: PlaygroundState, name: Parameter, from: PlaygroundState): PlaygroundState {
  const fields = parameters[name] as readonly (keyof PlaygroundState)[];
  if (fields.includes("ui")) return { ...state, ui: { ...state.ui, [name]: from.ui[name as "theme"] } };
  const taken = Object.fromEntries(fields.map((field) => [field, from[field]]));
  return { ...state, visit: 0, ...taken, ...withinField(state, name, from) };
}

/** For parameters that set a part of a field: the field with the rest as it was. */
function withinField(state: PlaygroundState, name: Parameter, from: PlaygroundState): Partial<PlaygroundState> {
  if (name === "seed") {
    const drawn = state.data.kind === "points" || from.data.kind === "points";
    return {
      data: drawn ? state.data : { ...state.data, ...picked(from.data, "seed") },
      order: { ...state.order, ...picked(from.order, "seed") },
    };
  }
  if (name === "order") return { order: { ...state.order, kind: from.order.kind } };
  if (name !== "tie" && name !== "learning-rate") return {};
  const [present = { kind: "perceptron" as const }, ...others] = state.learners;
  const [read = present] = from.learners;
  return { learners: [{ ...present, ...picked(read, name === "tie" ? "tie" : "learningRate") }, ...others] };
}

function picked<Value extends object, Key extends string>(value: Value, key: Key): Partial<Value> {
  return key in value ? ({ [key]: Reflect.get(value, key) } as Partial<Value>) : {};
}
