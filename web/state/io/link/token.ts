import { deflateSync, Inflate } from "fflate";
import { tokenShape } from "../../document/parameter-names.js";
import { exactJson } from "../../document/reading/bytes-of.js";
import { stateInstead } from "../../document/reading/fit-problem.js";
import type { ReadState } from "../../document/reading/fit-state.js";
import { latest } from "../../document/reading/migrations.js";
import { readOverStep, readState } from "../../document/reading/read-state.js";
import { droppingData, refuse } from "../../document/reading/refusal.js";
import { withoutDefaults } from "../../document/reading/without-defaults.js";
import { readerUi, settings } from "../../document/settings.js";
import type { DataSource, PlaygroundState } from "../../document/state.js";

/** The most characters of a link. Chat programs, mail and what stands between a page and its reader cut longer ones. */
export const longestLink = 8000;

/** The most characters of a token that is read: of others' making it may be longer than what is written here. */
const longestToken = 65_536;

/** The most characters that a token says once it is inflated. */
const longestInflated = 1_048_576;

/** With more coordinates no link is tried: they would not fit. */
const mostNumbersInLink = 8000;

/** The most characters of readable parameters: more are not read by anybody, and one token is shorter. */
export const longestReadable = 300;

type Points = Extract<DataSource, { kind: "points" }>;

/**
 * Points as a link has them. What is drawn is rounded to a power of ten, so its coordinates are whole numbers over
 * 10^decimals, to the same bits, and those deflate well. In the place of any other coordinate stands null; they follow in
 * `exact`, those of x1 before those of x2.
 */
interface Packed extends Omit<Points, "points"> {
  readonly decimals: number;
  readonly x1: readonly (number | null)[];
  readonly x2: readonly (number | null)[];
  /** A character a point: −, +, or the digit of a further class. */
  readonly labels: string;
  /** Eight bytes a number, in letters. */
  readonly exact: string;
}

/** As far as a power of ten is a number of its own, a division by it gives the nearest one; nobody draws finer than this. */
const mostDecimals = 9;

/** About so many letters of a link take a digit, and a number of eight bytes. */
const costs = { digit: 0.6, exact: 11 };

/** Data with its points packed. */
function packed(data: DataSource): DataSource | Packed {
  if (data.kind !== "points") return data;
  const { points, ...others } = data;
  const [x1, x2] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const values = [...x1, ...x2];
  const decimals = cheapest(values);
  const columnOf = (column: readonly number[]) => column.map((value) => whole(value, decimals));
  const labels = points.map(([, , label]) => (label === 1 ? "+" : label === -1 ? "-" : String(label))).join("");
  const exact = doubles(values.filter((value) => whole(value, decimals) === null));
  return { ...others, decimals, x1: columnOf(x1), x2: columnOf(x2), labels, exact };
}

/** The decimals with which these take the fewest letters. */
function cheapest(values: readonly number[]): number {
  const costOf = (decimals: number): number =>
    values.reduce((sum, value) => {
      const digits = whole(value, decimals);
      return sum + (digits === null ? costs.exact : costs.digit * String(digits).length);
    }, 0);
  const all = Array.from({ length: mostDecimals + 1 }, (_, decimals) => costOf(decimals));
  return all.indexOf(Math.min(...all));
}

/** The whole number that a value is over a power of ten; null where it is none, to the bit. */
function whole(value: number, decimals: number): number | null {
  const scaled = Math.round(value * 10 ** decimals);
  return Number.isSafeInteger(scaled) && Object.is(scaled / 10 ** decimals, value) ? scaled : null;
}

function doubles(values: readonly number[]): string {
  const view = new DataView(new ArrayBuffer(8 * values.length));
  for (const [k, value] of values.entries()) view.setFloat64(8 * k, value);
  return lettersOf(new Uint8Array(view.buffer));
}

/**
 * Data of a link with its points as the state has them. They are not checked: what is no number stays what it is. Throws
 * where the letters are none.
 */
function unpacked(data: unknown): unknown {
  if (!isPacked(data)) return data;
  const { decimals, x1, x2, labels, exact, ...others } = data;
  const bytes = new DataView(bytesOf(exact).buffer);
  let next = 0;
  const coordinate = (given: unknown): unknown => {
    if (typeof given === "number") return given / 10 ** decimals;
    if (given !== null || next + 8 > bytes.byteLength) return undefined;
    next += 8;
    return bytes.getFloat64(next - 8);
  };
  const columns = [x1.map(coordinate), x2.map(coordinate)];
  const count = Math.max(x1.length, x2.length, labels.length);
  const points = Array.from({ length: count }, (_, i) => [columns[0]?.[i], columns[1]?.[i], labelOf(labels[i])]);
  return { ...others, points };
}

function isPacked(data: unknown): data is Packed {
  if (typeof data !== "object" || data === null) return false;
  const { decimals = -1, x1, x2, labels, exact } = data as Partial<Packed>;
  const isPower = Number.isInteger(decimals) && decimals >= 0 && decimals <= mostDecimals;
  return isPower && [x1, x2].every(Array.isArray) && [labels, exact].every((text) => typeof text === "string");
}

function labelOf(character: string | undefined): number | undefined {
  if (character === "+") return 1;
  return character === "-" ? -1 : character === undefined ? undefined : Number(character);
}

/** A text as the bytes of raw deflate. */
function deflated(text: string): Uint8Array {
  return deflateSync(new TextEncoder().encode(text), { level: 9 });
}

/** So many bytes are inflated at a time: what they say is at most a thousand times as long. */
const slice = 256;

/** The text again; null where it says more than fits. Throws where it is none that was deflated. */
function inflated(bytes: Uint8Array): string | null {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  const inflate = new Inflate((part, final) => {
    text += decoder.decode(part, { stream: !final });
  });
  for (let at = 0; at === 0 || at < bytes.length; at += slice) {
    inflate.push(bytes.subarray(at, at + slice), at + slice >= bytes.length);
    if (text.length > longestInflated) return null;
  }
  return text;
}

/** A state as one token, to stand behind the # of an address: "v1.…". Null where it is more than a link can say. */
export function tokenOf(state: PlaygroundState): string | null {
  if (sizeOf(state.data) > mostNumbersInLink) return null;
  const { v, ...fields } = withoutDefaults(state);
  // Where a step is open, a token without any problem would mean that of the step.
  const saysData = "data" in fields || state.ui.lesson !== null;
  const json = exactJson(saysData ? { ...fields, data: packed(state.data) } : fields);
  return json.length > longestInflated ? null : `v${v}.${lettersOf(deflated(json))}`;
}

/** How many coordinates there are. */
function sizeOf(data: DataSource): number {
  if (data.kind === "points") return 2 * data.points.length;
  return data.kind === "table" ? data.columns.length * data.rows.length : 0;
}

/**
 * The state that a token says. Fields that are wrong are as they are at `present`, and so is what is the reader's own; a
 * token that cannot be read leaves all as it is. What was not taken is named.
 * @param hash the part of the address from the # on.
 */
export function readToken(hash: string, present: PlaygroundState): ReadState {
  const refused = (code: string, rule: string, ...facts: readonly number[]): ReadState => ({
    state: stateInstead(present),
    refusals: [droppingData(refuse("link", code, rule, ...facts))],
  });
  const [, version = "", letters = ""] = tokenShape.exec(hash) ?? [];
  const v = Number(version);
  if (v > latest)
    return refused("too-new", "is of version {0}: a newer page wrote it, and this one reads up to {1}", v, latest);
  if (letters.length > longestToken) return refused("too-large", "is longer than fits ({0} characters)", longestToken);
  let given: object | null;
  try {
    given = givenBy(letters);
  } catch {
    return refused("bad-value", "is damaged: it may have been cut off on its way");
  }
  if (!given) return refused("too-large", "says more than fits ({0} characters)", longestInflated);
  // The problem that a token says is complete: defaults are left out. Without any it leaves that to the step it names.
  const saysProblem = Object.keys(settings).some((name) => name in given);
  const read = saysProblem ? readState({ ...given, v }, present) : readOverStep({ ...given, v }, present);
  return asOwn(read, present);
}

/** The fields that letters say; null where they say more than fits. Throws where they are no token's. */
function givenBy(letters: string): object | null {
  const json = inflated(bytesOf(letters));
  if (json === null) return null;
  const fields: unknown = JSON.parse(json);
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) throw new TypeError("no fields");
  return "data" in fields ? { ...fields, data: unpacked(fields.data) } : fields;
}

/** Bytes in the letters that an address may have anywhere: base64url, without padding. */
export function lettersOf(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(characters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

/** The bytes again. Throws where the letters are of no bytes. */
function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const characters = atob(letters.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}

/** What is read, with the reader's own as it is: the tool in their hand is in no link and in no file. */
export function asOwn({ state, ...read }: ReadState, present: PlaygroundState): ReadState {
  return { ...read, state: { ...state, ui: { ...state.ui, ...ownOf(present) } } };
}

function ownOf({ ui }: PlaygroundState): Partial<PlaygroundState["ui"]> {
  return Object.fromEntries(Object.entries(ui).filter(([name]) => name in readerUi));
}
