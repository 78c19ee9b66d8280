import { longestFile } from "../../document/limits.js";
import { bytesOf, exactJson, TooLarge } from "../../document/reading/bytes-of.js";
import type { ReadState } from "../../document/reading/fit-state.js";
import { readState } from "../../document/reading/read-state.js";
import { dropsData, type Refusal, refuse } from "../../document/reading/refusal.js";
import { withoutDefaults } from "../../document/reading/without-defaults.js";
import { settings } from "../../document/settings.js";
import { type Pause, partOf } from "../../document/slices.js";
import type { PlaygroundState } from "../../document/state.js";
import { asOwn } from "./token.js";

/** A list that takes more characters is read in pieces of about so many: some milliseconds each. */
const piece = 1_000_000;

/**
 * What JSON says, with the examples of a state read piece by piece, as a large table takes a browser a second. What is not
 * written as a state's examples are is read at once. Throws where the text is no JSON. However often the text has what looks
 * like examples, it is walked through once and parsed twice at most.
 */
async function parseLong(text: string, pause: Pause): Promise<unknown> {
  const place = text.length > piece ? await examplesIn(text, pause) : null;
  const list = place && (await listAt(text, place.from, pause));
  if (list) {
    const rest = Object(JSON.parse(text.slice(0, place.from) + text.slice(list.end)));
    // Of two members of one name the last counts, which is then not the one that has been emptied.
    if (rest.data?.[place.name]?.length === 0) return { ...rest, data: { ...rest.data, [place.name]: list.items } };
  }
  return JSON.parse(text);
}

interface Place {
  readonly name: string;
  /** Behind the bracket that opens the list. */
  readonly from: number;
}

/** Where the examples of a state begin, in a text that may be no JSON: `{ "data": { "rows": [`; null where it has none. */
async function examplesIn(text: string, pause: Pause): Promise<Place | null> {
  let depth = 0;
  /** What was said last in the outermost braces, and in those within them: before a bracket it is the name of a member. */
  const said = ["", ""];
  let rested = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfText(text, at);
      if (depth === 1 || depth === 2) said[depth - 1] = text.slice(at + 1, end);
      at = end;
    } else if (sign === "[" || sign === "{") {
      const [outer, name = ""] = said;
      if (sign === "[" && depth === 2 && outer === "data" && /^(rows|points)$/.test(name))
        return { name, from: at + 1 };
      depth++;
    } else if (sign === "]" || sign === "}") depth--;
    if (at - rested > piece) {
      rested = at;
      await pause(at / text.length);
    }
  }
  return null;
}

/** The quote that ends a text of JSON, which has a backslash before each of its own; the end of everything where none does. */
function endOfText(text: string, opening: number): number {
  for (let end = text.indexOf('"', opening + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text[before - 1] === "\\") before--;
    if ((end - before) % 2 === 0) return end;
  }
  return text.length;
}

interface List {
  readonly items: readonly unknown[];
  /** Where the bracket stands that closes it. */
  readonly end: number;
}

/** The list of lists of numbers that begins at a place; null where what is there is none. */
async function listAt(text: string, from: number, pause: Pause): Promise<List | null> {
  const items: unknown[] = [];
  let begun = from;
  for (let at = from; ; ) {
    const close = text.indexOf("]", at);
    const next = behindSpace(text, close + 1);
    const isLast = text[next] === "]";
    if (close < 0 || (text[next] !== "," && !isLast)) return null;
    if (isLast || close - begun > piece) {
      const some = parsed(`[${text.slice(begun, close + 1)}]`);
      if (!some) return null;
      for (const item of some) items.push(item);
      begun = next + 1;
      await pause(next / text.length);
    }
    if (isLast) return { items, end: next };
    at = next + 1;
  }
}

function behindSpace(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) <= 32) at++;
  return at;
}

/** Null where it was cut in the middle of something. */
function parsed(text: string): readonly unknown[] | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** So many members of a list are written at a time. */
const pieceItems = 2000;

/** An object as exact JSON, its long lists piece by piece. */
async function writeLong(value: object, pause: Pause): Promise<string> {
  const members: string[] = [];
  for (const [name, member] of Object.entries(value)) {
    const text = Array.isArray(member) ? await writeList(member, pause) : exactJson(member);
    if (member !== undefined) members.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${members.join(",")}}`;
}

async function writeList(items: readonly unknown[], pause: Pause): Promise<string> {
  const pieces: string[] = [];
  for (let at = 0; at < items.length; at += pieceItems) {
    if (at > 0) await pause(at / items.length);
    pieces.push(
      items
        .slice(at, at + pieceItems)
        .map(exactJson)
        .join(","),
    );
  }
  return `[${pieces.join(",")}]`;
}

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
