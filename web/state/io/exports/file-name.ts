import type { PlaygroundState } from "../../document/state.js";

/** "perceptron-xor-data.csv": of which data it is, what it is, and how it is written. */
export function fileName({ data }: Pick<PlaygroundState, "data">, what: string, ending: string): string {
  const source = data.kind === "preset" ? data.name : data.kind;
  return `perceptron-${source}-${what}.${ending}`;
}
