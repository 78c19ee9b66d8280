import type { PlaygroundState, UiState } from "./state.js";

/** How a value is written as the text of a parameter: see `notations`. */
export type Notation = "word" | "words" | "number" | "numbers" | "truth" | "speed";

/**
 * One setting; whose it is, says the table it stands in. Its schema has the same name in schema.ts, which a first visit
 * does not need.
 */
export interface Setting<Value> {
  /** Undefined: it is left out. */
  readonly default: Value;
  /** Its name in the address and as an attribute. Parts of settings have names of their own: see `parts`. */
  readonly parameter?: readonly [name: string, notation: Notation];
}

type Rows<State> = { readonly [Name in keyof State]-?: Setting<State[Name]> };

/** What a run computes: every change can be undone, and it is in every link. At first data is drawn and ready to play. */
export const problemSettings = {
  data: { default: { kind: "preset", name: "blobs" } },
  features: { default: undefined, parameter: ["features", "words"] },
  scaling: { default: "none", parameter: ["scaling", "word"] },
  bias: { default: true, parameter: ["bias", "truth"] },
  learners: { default: [{ kind: "perceptron" }] },
  order: { default: { kind: "given" } },
  initial: { default: null },
  maxEpochs: { default: 1000, parameter: ["max-epochs", "number"] },
  split: { default: null },
} as const satisfies Partial<Rows<PlaygroundState>>;

/** The moment, and the part of the plane, that are looked at: in links too. */
export const viewSettings = {
  visit: { default: 0, parameter: ["visit", "number"] },
  view: { default: null },
} as const satisfies Partial<Rows<PlaygroundState>>;

/** How the page looks at it, in links too. They stand in `ui`, as do those of the reader. */
export const viewUi = {
  /** What the page is called, in its header and in links to it; empty: as the playground. */
  heading: { default: "", parameter: ["heading", "word"] },
  theme: { default: "auto", parameter: ["theme", "word"] },
  /** Whether play dwells on updates, or goes steadily. */
  pace: { default: "told", parameter: ["pace", "word"] },
  /** Visits a second of the steady pace. */
  speed: { default: 5, parameter: ["speed", "speed"] },
  precision: { default: "short" },
  /** How labels, and the bias, are written: see notation/. */
  labels: { default: "plus-minus", parameter: ["labels", "word"] },
  biasAs: { default: "bias", parameter: ["bias-as", "word"] },
  /** Which of the learners story, timeline and bench are about. */
  lead: { default: 0 },
  /** Whether the stage shows the score as shading; null: where it is one learner's, and one plane. */
  shading: { default: null },
  /** Whether the runs are trained to their end, from their start, after every change. */
  live: { default: false, parameter: ["live", "truth"] },
  /** The view that is open as the companion of the stage; null while none is. */
  drawer: { default: null, parameter: ["drawer", "word"] },
  /** Where the companion stands; auto: beside the stage where there is room. */
  dock: { default: "auto", parameter: ["dock", "word"] },
  /** Whether all settings stand beside the stage, in a column. */
  pinned: { default: false, parameter: ["pinned", "truth"] },
  /** Whether the page shows what a lecture hall needs: a large stage, and the equation below it. */
  present: { default: false, parameter: ["present", "truth"] },
  /** Whether a press of the clicker asks the room before it makes a visit. */
  predictFirst: { default: false, parameter: ["predict-first", "truth"] },
  /** What a lecturer has prepared, in order: states by their tokens, each with a name. */
  moments: { default: [] },
  /** The boundaries of several learners on one stage, or the learners side by side. */
  compare: { default: "overlay" },
  /** Two learners whose disagreement is shown. */
  difference: { default: null },
  /** The 3-D view of the companion, over the one that is open there; null while it is closed. */
  lift: { default: null },
  /**
   * Whether the stage draws why the examples are separable or not; null: once the run of
   * a learner that is alone has ended without convergence.
   */
  why: { default: null },
  /** Whether the projection has negatives turned round: every example should then lie on the side above 0. */
  turned: { default: false, parameter: ["turned", "truth"] },
  /** What the projection measures along the weights: the score, or the distance in feature space. */
  axis: { default: "score", parameter: ["axis", "word"] },
  /** Of the tab Margin: the margin, one of the two proofs that the run ends, or what edits do to the bound. */
  proof: { default: "margin", parameter: ["proof", "word"] },
  /** The αw* that the proofs hold the run against, weights and then the bias; empty: the best there is. */
  target: { default: [], parameter: ["target", "numbers"] },
  /** The two weights whose plane is shown; null: the first two. */
  weightAxes: { default: null, parameter: ["weight-axes", "words"] },
  /** Parts of the page left out. */
  hide: { default: [], parameter: ["hide", "words"] },
  /** Parts and settings that stay as they are for whoever looks at the page: see lock.ts. */
  lock: { default: [], parameter: ["lock", "words"] },
  /** The step of a lesson that is open, "4.2"; null while none is. */
  lesson: { default: null, parameter: ["lesson", "word"] },
  /** The address of a teacher's own course that it is a step of; null: the one that is built in. */
  course: { default: null, parameter: ["course", "word"] },
  /** The sheet to be worked out by hand that is open: "page", or a level and a seed, "usual-7", with how much is given, "usual-7-scores"; null while none is. */
  worksheet: { default: null, parameter: ["worksheet", "word"] },
  /** The question, "mistake.7", or the challenge that is open; null while none is. */
  quiz: { default: null, parameter: ["quiz", "word"] },
  /** Whether the page is a figure in another: stage, transport and one line of story. */
  embed: { default: false, parameter: ["embed", "truth"] },
  /** A right answer counts within so many tries; 0: after any number. */
  tries: { default: 0, parameter: ["tries", "number"] },
  /** From so many percent of the score on it is passed. */
  passMark: { default: 75, parameter: ["pass-mark", "number"] },
  /** What the score is of, see course/progress/scope.ts; empty: what is open. */
  counts: { default: [], parameter: ["counts", "words"] },
  /** Whether the browser keeps what somebody does here. */
  keep: { default: "browser", parameter: ["keep", "word"] },
} as const satisfies Partial<Rows<UiState>>;

/** The reader's own: in no link. */
export const readerUi = {
  /** Null: what each pointer begins with, see `activeTool`. */
  tool: { default: null },
  /** Points a brush stroke lays down at once: 1…50. */
  brush: { default: 1 },
  /** The label that the class tool draws: 2…5. */
  paint: { default: 2 },
  /** Whether the run goes on from the weights learned so far when the data is edited. */
  keepWeights: { default: true },
  /** Whether the panel is open that says how this moment is taken elsewhere. */
  share: { default: false },
  /** Whether the panel of kept experiments is open, or only the offer to go on with the last one; null: neither. */
  open: { default: null },
  /** Whether the list of the lessons is open. */
  lessons: { default: false },
  /** Whether the panel of preferences is open. */
  preferences: { default: false },
  /** Whether visits, the end of a run and presses sound. This and the next two are kept by the browser: see preferences/. */
  sound: { default: false },
  /** Whether pictures move from old to new: as the system says, not, or anyway. */
  motion: { default: "auto" },
  /** How large the type is, and everything with it. */
  textSize: { default: "normal" },
  /** Whether the dialogue is open that reads data from elsewhere. */
  importing: { default: false },
} as const satisfies Partial<Rows<UiState>>;

export const settings = { ...problemSettings, ...viewSettings } satisfies Rows<Omit<PlaygroundState, "v" | "ui">>;
export const uiSettings = { ...viewUi, ...readerUi } satisfies Rows<UiState>;

/** What a reader prefers on every page: kept by the browser, in no link. */
export type Preferences = Pick<UiState, "sound" | "motion" | "textSize">;

const names = ["sound", "motion", "textSize"] as const;

/** Under which name the browser keeps them. */
export const keptPreferences = "perceptron-playground.preferences";

/** Those of some settings. What is no value of its kind is left out: others may write to what the browser keeps. */
export function preferencesOf(from: Partial<Record<string, unknown>>): Partial<Preferences> {
  const chosen = names.filter((name) => typeof from[name] === typeof readerUi[name].default);
  return Object.fromEntries(chosen.map((name) => [name, from[name]]));
}

/** Those that the browser has kept. */
export function readPreferences(): Partial<Preferences> {
  try {
    return preferencesOf(JSON.parse(localStorage.getItem(keptPreferences) ?? "{}"));
  } catch {
    // Storage throws in a sandbox.
    return {};
  }
}

function defaultsOf(rows: Readonly<Record<string, Setting<unknown>>>): Record<string, unknown> {
  const defaults = Object.entries(rows).map(([name, row]) => [name, row.default]);
  return Object.fromEntries(defaults.filter(([, value]) => value !== undefined));
}

export const defaultUi = defaultsOf(uiSettings) as unknown as UiState;

/** What the page opens with. */
export const defaultState = { v: 1, ...defaultsOf(settings), ui: defaultUi } as unknown as PlaygroundState;
