import { deflateSync, Inflate } from "fflate";
import { exactJson } from "../document/exact-json.js";
import { stateInstead } from "../document/fit-problem.js";
import type { ReadState } from "../document/fit-state.js";
import { latest } from "../document/migrations.js";
import { readOverStep, readState } from "../document/read-state.js";
import { droppingData, refuse } from "../document/refusal.js";
import { settings } from "../document/settings.js";
import type { DataSource, PlaygroundState } from "../document/state.js";
import { tokenShape } from "../document/token-shape.js";
import { withoutDefaults } from "../document/without-defaults.js";
import { asOwn } from "./as-own.js";
import { bytesOf, lettersOf } from "./letters.js";
import { longestInflated, longestToken, mostNumbersInLink } from "./limits.js";
import { packed, unpacked } from "./packed-points.js";

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
