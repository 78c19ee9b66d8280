import { exactJson } from "../document/exact-json.js";
import type { ReadState } from "../document/fit-state.js";
import { longestFile } from "../document/limits.js";
import { readState } from "../document/read-state.js";
import { bytesOf, TooLarge } from "../document/reading/bytes-of.js";
import { dropsData, type Refusal, refuse } from "../document/refusal.js";
import { settings } from "../document/settings.js";
import { type Pause, partOf } from "../document/slices.js";
import type { PlaygroundState } from "../document/state.js";
import { withoutDefaults } from "../document/without-defaults.js";
import { asOwn } from "./as-own.js";
import { parseLong, writeLong } from "./long-json.js";

/** A file that a state is saved as: "perceptron-xor-visit-12.json". */
export interface StateFile {
  readonly name: string;
  readonly text: string;
}

/** A state as a file, a line a setting; a long one is written in pieces. */
export async function fileOf(state: PlaygroundState, pause: Pause): Promise<StateFile> {
  const { data, visit } = state;
  const what = data.kind === "preset" ? data.name : data.kind;
  const lines = (await membersOf(state, pause)).map((member) => `  ${member}`);
  return { name: `perceptron-${what}-visit-${visit}.json`, text: `{\n${lines.join(",\n")}\n}\n` };
}

/** What is said of a state, each setting as a member of JSON. */
export async function membersOf(state: PlaygroundState, pause: Pause): Promise<string[]> {
  const members: string[] = [];
  for (const [name, value] of Object.entries(withoutDefaults(state))) {
    const text = name === "data" ? await writeLong(state.data, pause) : exactJson(value);
    members.push(`${JSON.stringify(name)}: ${text}`);
  }
  return members;
}

/** What a text of a file says, before it is checked; or why it says nothing. */
export type FileContent = { readonly state: object } | Refused;

/** What was not read, and why. */
export interface Refused {
  readonly refusal: Refusal;
}

/** Reads a file of a state. Rejects where it cannot be read, and where the pause does. */
export async function contentOfFile(file: Blob, pause: Pause): Promise<FileContent> {
  return stateIn(await jsonOfFile(file, pause));
}

/** Reads a file of JSON. Rejects where it cannot be read, and where the pause does. */
export async function jsonOfFile(file: Blob, pause: Pause): Promise<{ readonly json: unknown } | Refused> {
  try {
    const bytes = await bytesOf(file.stream(), longestFile, partOf(pause, 0, 0.2), file.size);
    return await jsonOf(new TextDecoder().decode(bytes), partOf(pause, 0.2, 1));
  } catch (error) {
    if (error instanceof TooLarge) return { refusal: tooLarge("bytes") };
    throw error;
  }
}

const tooLarge = (unit: "bytes" | "characters"): Refusal =>
  refuse("file", "too-large", `has more ${unit} than fit ({0})`, longestFile);

/** Reads the text of a file of a state, a long one in pieces. Rejects where the pause does. */
export async function contentOf(text: string, pause: Pause): Promise<FileContent> {
  return stateIn(await jsonOf(text, pause));
}

async function jsonOf(text: string, pause: Pause): Promise<{ readonly json: unknown } | Refused> {
  if (text.length > longestFile) return { refusal: tooLarge("characters") };
  try {
    // Some programs put a mark of the encoding before it.
    return { json: await parseLong(text.replace(/^\uFEFF/, ""), pause) };
  } catch (error) {
    return { refusal: refuse("file", "bad-value", "is not JSON: {0}", (error as Error).message) };
  }
}

/** The state in what a file says; or why it is none. */
export function stateIn(read: { readonly json: unknown } | Refused): FileContent {
  if ("refusal" in read) return read;
  return isState(read.json)
    ? { state: read.json }
    : { refusal: refuse("file", "wrong-type", "holds no state of a playground") };
}

/**
 * The state that a file holds. Fields that are wrong are as they are at `present`, and so is what is the reader's own; a
 * text that is no state, or whose data is refused, leaves all as it is. What was not taken is named.
 */
export function readContent(content: FileContent, present: PlaygroundState): ReadState {
  if ("refusal" in content) return { state: present, refusals: [content.refusal] };
  const read = readState(content.state, present);
  return dropsData(read.refusals) ? { state: present, refusals: read.refusals } : asOwn(read, present);
}

const names = ["v", "ui", ...Object.keys(settings)];

/** Whether something is an object that says anything of a state. */
function isState(value: unknown): value is object {
  return typeof value === "object" && value !== null && names.some((name) => Object.hasOwn(value, name));
}
