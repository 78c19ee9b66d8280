import type { LearnerKind, StopReason } from "../../../engine/types.js";
import { longestHeading, tidyHeading } from "../../document/heading.js";
import { descriptorOf } from "../../learners/index.js";
import type { Frame } from "../../runs/frame.js";
import { type DescribedData, dataFacts } from "../exports/described.js";

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
export interface KeptEntry {
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
export function entryOf(id: string, stored: unknown): KeptEntry {
  const { revision, at, bytes, name, facts, pictures } = Object(stored) as Partial<Record<keyof KeptEntry, unknown>>;
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
