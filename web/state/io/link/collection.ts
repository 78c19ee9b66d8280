import { exactJson } from "../../document/reading/bytes-of.js";
import { readState } from "../../document/reading/read-state.js";
import { dropsData, type Refusal, refusalBy, refuse } from "../../document/reading/refusal.js";
import { defaultState } from "../../document/settings.js";
import { type Pause, partOf } from "../../document/slices.js";
import { entryOf, type SavedEntry } from "../saved/saved-entry.js";
import type { KeptContent } from "../saved/saved-experiments.js";
import { membersOf, type StateFile } from "./file.js";

const kind = "perceptron-playground-experiments";
const latest = 1;

/** An experiment as a file has it. */
export interface Collected extends KeptContent, Pick<SavedEntry, "name" | "at"> {}

export interface ReadCollection {
  readonly experiments: readonly Collected[];
  readonly refusals: readonly Refusal[];
}

/** A file of experiments, and what was not written of them. */
interface Collection extends StateFile {
  readonly refusals: readonly Refusal[];
}

/**
 * Experiments as one file. One whose stored data is damaged is left out, and named.
 * @param read Reads the state of one; undefined if there is none. @param nameOf What one is called.
 */
export async function collectionOf(
  entries: readonly SavedEntry[],
  read: (id: string) => Promise<object | undefined>,
  nameOf: (entry: SavedEntry) => string,
  pause: Pause,
): Promise<Collection> {
  const written: string[] = [];
  const refusals: Refusal[] = [];
  for (const [k, entry] of entries.entries()) {
    const { id, name, at, facts, pictures } = entry;
    const stored = await read(id);
    if (!stored) continue;
    const { state, refusals: wrong } = readState(stored);
    const place = nameOf(entry);
    refusals.push(...wrong.map((one) => ({ ...one, message: `${place}: ${one.message}`, place })));
    if (dropsData(wrong)) continue;
    const own = partOf(pause, k / entries.length, (k + 1) / entries.length);
    const members = await membersOf(state, own);
    await own(1);
    const others = Object.entries({ name, at, facts, pictures }).map(([key, value]) => `"${key}": ${exactJson(value)}`);
    written.push(`    { ${others.join(", ")}, "state": { ${members.join(", ")} } }`);
  }
  const text = `{\n  "kind": "${kind}",\n  "v": ${latest},\n  "experiments": [\n${written.join(",\n")}\n  ]\n}\n`;
  return { name: "perceptron-experiments.json", text, refusals };
}

/** Whether what a file says is experiments, rather than one state. */
export function isCollection(json: unknown): json is object {
  return Object(json).kind === kind;
}

/**
 * The experiments of a file, and what was not taken of them: of a state in which something is wrong the rest is taken, but not
 * without its data.
 */
export function readCollection(json: object): ReadCollection {
  const { v, experiments } = json as { readonly v?: unknown; readonly experiments?: unknown };
  const refused = (refusal: Refusal) => ({ experiments: [], refusals: [refusal] });
  if (!Number.isInteger(v)) return refused(refuse("v", "wrong-type", "must be a whole number"));
  if (Number(v) > latest)
    return refused(
      refuse(
        "v",
        "too-new",
        "is of version {0}: a newer page wrote it, and this one reads up to {1}",
        Number(v),
        latest,
      ),
    );
  if (!Array.isArray(experiments)) return refused(refuse("experiments", "wrong-type", "must be a list"));
  const read = experiments.map(readOne);
  return {
    experiments: read.flatMap(({ experiment }) => (experiment ? [experiment] : [])),
    refusals: read.flatMap(({ refusals }) => refusals),
  };
}

function readOne(given: unknown, index: number): { experiment: Collected | null; refusals: readonly Refusal[] } {
  const field = `experiments.${index}`;
  const { state, ...others } = Object(given) as Partial<Record<keyof Collected, unknown>>;
  if (typeof state !== "object" || state === null || Array.isArray(state)) {
    return { experiment: null, refusals: [refuse(`${field}.state`, "wrong-type", "holds no state of a playground")] };
  }
  const { name, at, facts, pictures } = entryOf("", given);
  const read = readState(state, defaultState);
  const refusals = read.refusals.map((refusal) => within(`${field}.state`, refusal));
  // Without its data nothing is left of it.
  if (dropsData(read.refusals)) return { experiment: null, refusals };
  const about = { name, facts, pictures };
  const wrong = (Object.keys(about) as (keyof typeof about)[]).filter(
    (key) => others[key] != null && about[key] === null,
  );
  return {
    experiment: { ...about, at, state: read.state },
    refusals: [...wrong.map((key) => refuse(`${field}.${key}`, "wrong-type", "is of the wrong kind")), ...refusals],
  };
}

/** A refusal of a state, said of where that state is. */
function within(where: string, { field, code, message, reason }: Refusal): Refusal {
  const path = field === "state" ? where : `${where}.${field}`;
  return reason ? refusalBy(path, code, reason.code, ...reason.facts) : { field: path, code, message };
}
