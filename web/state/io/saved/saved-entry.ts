import type { LearnerKind, StopReason } from "../../../engine/types.js";
import { longestHeading, tidyHeading } from "../../document/heading.js";
import type { DataSource, Table } from "../../document/state.js";
import { descriptorOf } from "../../learners/index.js";
import type { Frame } from "../../runs/frame.js";
import { type DescribedData, dataFacts } from "../exports/described.js";

/** The most bytes that are stored in all, by the upper estimate of `bytesOf`. */
export const mostBytes = 128 * 1024 * 1024;

/** An upper estimate of the bytes of the examples. The rest of a state is small. */
export function bytesOf(data: DataSource): number {
  if (data.kind === "points") return 40 * data.points.length;
  return data.kind === "table" ? 8 * data.rows.length * data.columns.length + 20 * data.columns.length : 0;
}

/** Where a run was when it was kept. */
export interface KeptRun {
  readonly visit: number;
  readonly epoch: number;
  /** Null while it could go on. */
  readonly stop: StopReason | null;
}

/** What a kept experiment is about: it is named by that until it has a name of its own. */
export interface KeptFacts {
  readonly data: DescribedData;
  readonly learners: readonly LearnerKind[];
  readonly run: KeptRun;
}

/** Small pictures of the stage, as data addresses. */
export interface KeptPictures {
  readonly light: string;
  readonly dark: string;
}

/** What a list says of a kept experiment. */
export interface SavedEntry {
  readonly id: string;
  /** Changes with every write. */
  readonly revision: string;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** Approximate size. */
  readonly bytes: number;
  /** Given by the reader, who then keeps it until it is deleted; null: it is kept while it is recent. */
  readonly name: string | null;
  /** Null where what is stored does not say it. */
  readonly facts: KeptFacts | null;
  readonly pictures: KeptPictures | null;
}

/** What a frame shows, as the facts of a kept experiment. */
export function factsOf(frame: Pick<Frame, "state" | "examples" | "pane">): KeptFacts {
  const { state, pane } = frame;
  return {
    data: dataFacts(frame),
    learners: state.learners.map(({ kind }) => kind),
    run: { visit: pane.visit, epoch: pane.epoch, stop: pane.stop },
  };
}

/** A stored value as an entry: other scripts can write there, and files can be forged. What is not well-formed is left out. */
export function entryOf(id: string, stored: unknown): SavedEntry {
  const { revision, at, bytes, name, facts, pictures } = Object(stored) as Partial<Record<keyof SavedEntry, unknown>>;
  return {
    id,
    revision: String(revision),
    at: count(at),
    bytes: count(bytes),
    name: nameOf(name),
    facts: wellFormedFacts(facts),
    pictures: wellFormedPictures(pictures),
  };
}

/** A name of its own; null if what is given is none. */
function nameOf(given: unknown): string | null {
  return typeof given === "string" ? tidyHeading(given.slice(0, 4 * longestHeading)) || null : null;
}

const stops: readonly (StopReason | null)[] = [null, "converged", "max-epochs", "journal-full", "settled"];

function wellFormedFacts(given: unknown): KeptFacts | null {
  const { data, learners, run } = Object(given) as Partial<Record<keyof KeptFacts, unknown>>;
  const { preset, examples, drawn } = Object(data) as Partial<Record<keyof DescribedData, unknown>>;
  const { visit, epoch, stop } = Object(run) as Partial<Record<keyof KeptRun, unknown>>;
  const known = Array.isArray(learners) && learners.length > 0 && learners.every((kind) => descriptorOf(String(kind)));
  if (!known || !stops.includes(stop as StopReason | null)) return null;
  return {
    data: { preset: typeof preset === "string" ? preset : null, examples: count(examples), drawn: drawn === true },
    learners: learners.map(String) as LearnerKind[],
    run: { visit: count(visit), epoch: count(epoch), stop: stop as StopReason | null },
  };
}

const picture = /^data:image\/(png|webp);base64,[A-Za-z\d+/=]+$/;

/** A picture is some thousand characters. */
const longestPicture = 100_000;

function wellFormedPictures(given: unknown): KeptPictures | null {
  const { light, dark } = Object(given) as Partial<Record<keyof KeptPictures, unknown>>;
  return isPicture(light) && isPicture(dark) ? { light, dark } : null;
}

function isPicture(given: unknown): given is string {
  return typeof given === "string" && given.length <= longestPicture && picture.test(given);
}

function count(given: unknown): number {
  return Number.isSafeInteger(given) && Number(given) >= 0 ? Number(given) : 0;
}

/** A table as the database stores it: a browser copies one array ten times as fast as 100,000 lists. */
type PackedTable = Omit<Table, "rows"> & {
  /** Row by row. */
  readonly numbers: Float64Array;
};

export function packedTable(data: DataSource): DataSource | PackedTable {
  if (data.kind !== "table") return data;
  const { rows, ...others } = data;
  const width = data.columns.length;
  const numbers = new Float64Array(rows.length * width);
  for (let row = 0; row < rows.length; row++) numbers.set(rows[row] ?? [], row * width);
  return { ...others, numbers };
}

/** The stored data as a state has it. Anything but a packed table is returned as it is, and validated by the reader. */
export function unpackedTable(stored: unknown): unknown {
  const { numbers, ...others } = Object(stored) as Partial<PackedTable>;
  if (!(numbers instanceof Float64Array) || !others.columns?.length) return stored;
  const width = others.columns.length;
  const rows = Array.from({ length: Math.floor(numbers.length / width) }, (_, row) =>
    Array.from(numbers.subarray(row * width, (row + 1) * width)),
  );
  return { ...others, rows };
}

/**
 * A stored state with its examples; undefined if what is stored is no state. It is not validated further: examples that are
 * lost are null, which no reader takes for data that was left out.
 */
export function storedState(state: unknown, data: unknown): object | undefined {
  const isState = typeof state === "object" && state !== null && !Array.isArray(state);
  return isState ? { ...state, data: unpackedTable(data) ?? null } : undefined;
}
