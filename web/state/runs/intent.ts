import type { Lazy } from "../../engine/lazy.js";
import type { Advance, OrderSpec, PresetOptions, Scaling, WeightAxes, WeightWindow } from "../../engine/types.js";
import type { Notation } from "../document/notation/notation.js";
import type { Refusal } from "../document/reading/refusal.js";
import type {
  PageLearner,
  PlaygroundState,
  Point,
  Reviews,
  Speed,
  Split,
  Table,
  UiState,
  ViewWindow,
} from "../document/state.js";
import type { Frame, Pointed } from "./frame.js";

/** What a user can want. Views emit these; only the session acts on them: see reduce/index.ts, a row for each. */
export type Intent =
  // Editing data. Edits that share a `stroke` (one drag of the brush) are undone together.
  | { readonly type: "add-points"; readonly points: readonly Point[]; readonly stroke?: number }
  | { readonly type: "erase-points"; readonly indices: readonly number[]; readonly stroke?: number }
  | {
      readonly type: "move-point";
      readonly index: number;
      readonly to: readonly [number, number];
      readonly stroke?: number;
    }
  /** To the other label; with more than two classes to the next. */
  | { readonly type: "flip-point"; readonly index: number; readonly label?: number }
  | { readonly type: "clear" }
  | { readonly type: "load-preset"; readonly name: string; readonly options: PresetOptions }
  /** Other words or texts in place of all data. */
  | { readonly type: "set-reviews"; readonly data: Reviews }
  /** A table in place of all data. Features that it has by the same names stay chosen. */
  | { readonly type: "set-table"; readonly data: Table }
  /** Examples whose coordinates are all 0/1 or all −1/+1, in the other coding. */
  | { readonly type: "recode"; readonly to: "zero-one" | "plus-minus" }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  /** Another whole state, undoably. A field that the engine refuses is named and stays as it is. */
  | {
      readonly type: "replace";
      readonly state: PlaygroundState | ((present: PlaygroundState) => PlaygroundState);
      /** Its run begins anew where it is the one there is: it is not known beyond the moment of the state. */
      readonly anew?: boolean;
    }
  // Settings of the run; it restarts at visit 0.
  | {
      readonly type: "configure";
      /** In place of the one at `lead`. */
      readonly learner?: PageLearner;
      readonly split?: Split | null;
      readonly order?: OrderSpec;
      readonly bias?: boolean;
      readonly maxEpochs?: number;
      readonly initial?: { readonly weights: readonly number[]; readonly bias: number } | null;
      /** As of edits: of one drag of the weights. */
      readonly stroke?: number | undefined;
    }
  /** Products of base features, at least one. Weights to start from are dropped: they belong to their features. */
  | { readonly type: "set-features"; readonly features: readonly string[] }
  | { readonly type: "set-scaling"; readonly scaling: Scaling }
  | { readonly type: "new-seed" }
  /** Undoes what edits of the data have carried over: the learners start from zero. */
  | { readonly type: "from-zero" }
  // Comparing: up to six learners. The lead is the one that story, timeline and bench are about.
  | { readonly type: "add-learner"; readonly learner: PageLearner }
  /** So many of the lead, each from random weights, in place of all learners; other seeds give other weights. */
  | { readonly type: "random-starts"; readonly count: number; readonly seed: number }
  | { readonly type: "remove-learner"; readonly index: number }
  // Time
  | { readonly type: "play" }
  | { readonly type: "pause" }
  /** From the start where the run has ended. */
  | { readonly type: "toggle-play" }
  | { readonly type: "seek"; readonly visit: number }
  | { readonly type: "step" }
  | { readonly type: "advance"; readonly how: Advance }
  | { readonly type: "back-visit" }
  | { readonly type: "back-update" }
  | { readonly type: "next-update" }
  | { readonly type: "next-epoch" }
  | { readonly type: "finish" }
  | { readonly type: "reset" }
  // The page
  | { readonly type: "set-view"; readonly view: ViewWindow | null }
  | { readonly type: "select"; readonly example: number | null }
  /** Lights up in every view what is pointed at in one. */
  | { readonly type: "point"; readonly at: Pointed | null }
  | { readonly type: "set-brush"; readonly size: number }
  /** A steady pace of so many visits a second. */
  | { readonly type: "set-speed"; readonly speed: Speed }
  | { readonly type: "set-notation"; readonly notation: Partial<Notation> }
  /** Everything else of the user interface: what an intent of its own does not set, and what a page is opened with does not fix. */
  | {
      readonly type: "set-ui";
      readonly ui: Partial<Omit<UiState, keyof Notation | "brush" | "speed" | "hide" | "lock" | "embed">>;
    }
  /** Trains the lead in three orders over so many seeds, and so many epochs at most. */
  | { readonly type: "run-experiment"; readonly seeds: number; readonly epochs: number }
  | { readonly type: "cancel-experiment" }
  /** Trains the lead to its end once for each scaling, or for each of several sets of features. */
  | { readonly type: "run-trial"; readonly of: "scaling" | "features" }
  | { readonly type: "cancel-trial" }
  /** Trains all learners to their end on many splits. */
  | { readonly type: "run-splits" }
  | { readonly type: "cancel-splits" }
  /** Which of the lead's visits the trace shows, from `first` to `last`, counted from 1; null: none, it is closed. */
  | { readonly type: "want-trace"; readonly want: TraceWant | null }
  /** Which part of weight space is shown; null: none, it is closed. */
  | { readonly type: "want-weights"; readonly want: WeightsWant | null }
  /** A pane needs predictions over its stage: as many columns and rows as it has pixels for. Null: no longer. */
  | { readonly type: "want-field"; readonly pane: number; readonly want: FieldWant | null }
  /** From now on it is found out of every problem whether a hyperplane separates its examples. */
  | { readonly type: "analyse" }
  /** Something that is not of the state was read, and this of it was not taken: a notice, and a `pp-error` each. */
  | { readonly type: "refuse"; readonly refusals: readonly Refusal[] }
  | { readonly type: "dismiss-notice"; readonly id: number };

/** Whose intent it is: of whoever looks at the page, or of the page around. */
export type Wanting = "reader" | "host";

/** The intents of some types. */
export type IntentOf<Type extends Intent["type"]> = Extract<Intent, { readonly type: Type }>;

export interface TraceWant {
  readonly first: number;
  readonly last: number;
}

export interface WeightsWant {
  readonly axes: WeightAxes;
  /** Null until it is known where the weights have been. */
  readonly window: WeightWindow | null;
}

export interface FieldWant {
  readonly window: ViewWindow;
  readonly columns: number;
  readonly rows: number;
}

/** Decides by what there is when its turn has come; null: on nothing. */
export type Decision = (now: Frame) => Intent | null;

/** What a view acts with: it carries intents out, in the order they come in, and handlers of events decide on them. */
export interface Dispatch {
  (wanted: Intent | Decision): void;
  /**
   * What there is at this moment, painted or not, without what still waits for its turn. Nothing is drawn from it. Throws
   * `PlaygroundError` before there is a frame.
   */
  now(): Frame;
  /**
   * Acts after all that came before, and before all that comes after: at once, unless something waits for what it needs
   * to load, or this does for its own code. Where that could not be loaded it acts all the same, without it.
   */
  inTurn(act: () => void, code?: Lazy<unknown>): void;
  /**
   * Says from then on whether the session that there is now lives. Of one that has ended `now` has the last frame, intents
   * change nothing, and acts come at once.
   */
  lives(): () => boolean;
}
