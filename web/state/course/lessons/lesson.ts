import type { InferOutput } from "valibot";
import type { answered, done } from "../checks/schema.js";

type AnsweredFormat = InferOutput<(typeof answered)[number]>;
type DoneFormat = InferOutput<(typeof done)[number]>;

/** A setting that a check asks for: a member of the state, or of the learner that leads. */
export interface WantedSetting {
  /** As its parameter is called. */
  readonly name: string;
  readonly of: "state" | "learner";
  readonly path: string;
  readonly value: string;
}

/** What decides on an answer. */
export type AnsweredCheck = AnsweredFormat;

/** What decides on what was done. */
export type DoneCheck =
  | Exclude<DoneFormat, { readonly kind: "setting" }>
  | { readonly kind: "setting"; readonly settings: readonly WantedSetting[] };

export type Check = AnsweredCheck | DoneCheck;
export type CheckOf<Kind extends Check["kind"]> = Extract<Check, { readonly kind: Kind }>;

/** Numbers from `low` to `high`; `open`: without these two. */
export interface WrongCase {
  readonly low: number;
  readonly high: number;
  readonly open: boolean;
  readonly say: string;
}

/** Members of a state, in place of those it has. `ui` is only some of its own. */
export type StateParts = Readonly<Record<string, unknown>>;

interface Solved {
  readonly state: StateParts;
  /** Whether the run is then at its end. */
  readonly end: boolean;
}

/** Something to answer or to do. Its texts are HTML, made when the site is built, with values in braces. */
export interface Task {
  /** Null: what its checks ask for, in plain words. */
  readonly ask: string | null;
  /** One that takes an answer; or one or several of what is done, which hold together. */
  readonly checks: readonly Check[];
  readonly wrong: readonly WrongCase[];
  readonly right: string | null;
  readonly hint: string | null;
  readonly solution: string | null;
  /** What happens once it is answered. */
  readonly next: "visit" | "update" | "epoch" | "end" | null;
  readonly solve: Solved | null;
}

/** What the page can show that would answer a question. */
export type Shown = "mistakes" | "verdict" | "weights";

export interface Step {
  readonly heading: string;
  /** Paragraphs, as HTML. */
  readonly text: string;
  readonly note: string | null;
  /** What stands on the page; null: what the step before left. */
  readonly state: StateParts | null;
  /** Names of the places that it needs. */
  readonly highlight: readonly string[];
  /** What the page shows that would give away what it asks for: hidden while a task is open. */
  readonly hides?: readonly Shown[];
  readonly tasks: readonly Task[];
  /** Whether a link has other examples or settings than it was written for: see `variedStep`. */
  readonly varied?: boolean;
}

interface Source {
  readonly text: string;
  /** Where in it. */
  readonly where: string;
  readonly url: string | null;
}

/** A lesson, as its file is compiled. */
export interface Lesson {
  readonly title: string;
  /** The sentence to keep, as HTML. */
  readonly keep: string;
  readonly sources: readonly Source[];
  readonly steps: readonly Step[];
}

/** What is known of a lesson without loading it. */
export interface LessonEntry {
  readonly number: number;
  readonly title: string;
  readonly moment: string;
  /** The headings of its steps. */
  readonly steps: readonly string[];
  /** How many tasks each step has. */
  readonly tasks: readonly number[];
}

/** What is read of a unit. */
export interface UnitTexts {
  readonly title: string;
  /** What somebody can do at its end: a sentence. */
  readonly can: string;
}

/** What the lists of the built-in lessons say, in one language. */
export interface Contents {
  readonly lessons: readonly Pick<LessonEntry, "title" | "moment" | "steps">[];
  /** By the names of the units. */
  readonly units: Readonly<Record<string, UnitTexts>>;
}
