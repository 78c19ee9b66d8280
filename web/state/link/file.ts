import { exactJson } from "../document/exact-json.js";
import type { ReadState } from "../document/fitted.js";
import { readState } from "../document/read-state.js";
import { refuse } from "../document/refusal.js";
import { settings } from "../document/settings.js";
import type { PlaygroundState } from "../document/state.js";
import { withoutDefaults } from "../document/without-defaults.js";
import { asOwn } from "./as-own.js";
import { longestFile } from "./limits.js";

/** A file that a state is saved as: "perceptron-xor-visit-12.json". */
export interface StateFile {
  readonly name: string;
  readonly text: string;
}

/** A state as a file, a line a setting. */
export function fileOf(state: PlaygroundState): StateFile {
  const { data, visit } = state;
  const what = data.kind === "preset" ? data.name : data.kind;
  const lines = Object.entries(withoutDefaults(state)).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${exactJson(value)}`,
  );
  return { name: `perceptron-${what}-visit-${visit}.json`, text: `{\n${lines.join(",\n")}\n}\n` };
}

/**
 * The state that a file holds. Fields that are wrong are as they are at `present`, and so is what is the reader's own; a
 * text that is no state leaves all as it is. What was not taken is named.
 */
export function readFile(text: string, present: PlaygroundState): ReadState {
  const refused = (code: string, rule: string): ReadState => ({
    state: present,
    refusals: [refuse("file", code, rule)],
  });
  if (text.length > longestFile) return refused("too-large", `has more characters than fit (${longestFile})`);
  let value: unknown;
  try {
    // Some programs put a mark of the encoding before it.
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    return refused("bad-value", `is not JSON: ${(error as Error).message}`);
  }
  if (!isState(value)) return refused("wrong-type", "holds no state of a playground");
  return asOwn(readState(value, present), present);
}

const names = ["v", "ui", ...Object.keys(settings)];

/** Whether something is an object that says anything of a state. */
function isState(value: unknown): boolean {
  return typeof value === "object" && value !== null && names.some((name) => Object.hasOwn(value, name));
}
