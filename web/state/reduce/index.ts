import type { Refusal } from "../document/refusal.js";
import type { PlaygroundState } from "../document/state.js";
import type { Intent, IntentOf } from "../intent.js";
import type { Notices } from "../notices.js";
import type { Time } from "../training/time.js";
import type { Need } from "./need.js";
import { type PageReducer, setBrush, setNotation, setSpeed, setView, ui } from "./page.js";

/** The state as it is, as far as an intent replaces it. */
interface Present {
  readonly state: PlaygroundState;
  go(step: "undo" | "redo"): void;
  replace(state: PlaygroundState, anew?: boolean): void;
}

/** What an intent changes, and how. */
export type Row<Type extends Intent["type"] = Intent["type"]> =
  /** The problem, undoably, by a reducer of settings/. */
  | { readonly on: "settings"; readonly needs: readonly Need[] }
  /** The whole state, or which problem of the history is the present one. */
  | { readonly on: "present"; readonly change: (present: Present, intent: IntentOf<Type>) => void }
  | { readonly on: "page"; readonly reduce: PageReducer<Type> }
  | { readonly on: "time"; readonly move: (time: Time, intent: IntentOf<Type>) => void }
  /** What is computed beside training. What is only shown once it is there needs nothing to be noted down. */
  | { readonly on: "background"; readonly needs: readonly Need[] }
  | {
      readonly on: "notices";
      readonly change: (notices: Notices, intent: IntentOf<Type>, refuse: (...refusals: Refusal[]) => void) => void;
    };

const setting = { on: "settings", needs: ["settings"] } as const;

/** Every intent has one row, which the compiler checks: what it changes, and what has to be loaded for that. */
const table = {
  "add-points": setting,
  "erase-points": setting,
  "move-point": setting,
  "flip-point": setting,
  clear: setting,
  "load-preset": setting,
  "set-reviews": setting,
  "set-table": setting,
  recode: setting,
  configure: setting,
  "set-features": setting,
  "set-scaling": setting,
  "new-seed": setting,
  "from-zero": setting,
  "add-learner": setting,
  "random-starts": setting,
  "remove-learner": setting,

  undo: { on: "present", change: (present) => present.go("undo") },
  redo: { on: "present", change: (present) => present.go("redo") },
  replace: {
    on: "present",
    change: (present, { state, anew }) =>
      present.replace(typeof state === "function" ? state(present.state) : state, anew),
  },

  play: { on: "time", move: (time) => time.play() },
  pause: { on: "time", move: (time) => time.pause() },
  "toggle-play": { on: "time", move: (time) => (time.playing ? time.pause() : time.play()) },
  seek: { on: "time", move: (time, { visit }) => time.seek(visit) },
  step: { on: "time", move: (time) => time.step() },
  advance: { on: "time", move: (time, { how }) => time.advance(how) },
  "back-visit": { on: "time", move: (time) => time.backVisit() },
  "back-update": { on: "time", move: (time) => time.backUpdate() },
  "next-update": { on: "time", move: (time) => time.advance({ updates: 1 }) },
  "next-epoch": { on: "time", move: (time) => time.advance({ epochs: 1 }) },
  finish: { on: "time", move: (time) => time.finish() },
  reset: { on: "time", move: (time) => time.seek(0) },

  "set-view": { on: "page", reduce: setView },
  select: { on: "page", reduce: (page, { example }) => ({ ...page, selected: example }) },
  "set-tool": { on: "page", reduce: ui(({ tool }) => ({ tool })) },
  "set-brush": { on: "page", reduce: ui(setBrush) },
  "set-theme": { on: "page", reduce: ui(({ theme }) => ({ theme })) },
  "set-speed": { on: "page", reduce: ui(setSpeed) },
  "set-pace": { on: "page", reduce: ui(({ pace }) => ({ pace })) },
  "set-precision": { on: "page", reduce: ui(({ precision }) => ({ precision })) },
  "set-notation": { on: "page", reduce: setNotation },
  "set-keep-weights": { on: "page", reduce: ui(({ keep }) => ({ keepWeights: keep })) },
  "set-class": { on: "page", reduce: ui(({ label }) => ({ paint: label })) },
  "set-shading": { on: "page", reduce: ui(({ shading }) => ({ shading })) },
  "set-compare": { on: "page", reduce: ui(({ compare }) => ({ compare })) },
  "set-ui": { on: "page", reduce: ui((intent) => intent.ui) },
  "set-lead": { on: "page", reduce: ui(({ index }) => ({ lead: index })) },
  "set-difference": { on: "page", reduce: ui(({ pair }) => ({ difference: pair })) },

  "want-curves": { on: "background", needs: [] },
  "want-descent": { on: "background", needs: ["background", "extension"] },
  "want-trace": { on: "background", needs: ["background", "extension"] },
  "want-projection": { on: "background", needs: ["background", "extension"] },
  "want-proof": { on: "background", needs: ["background", "extension"] },
  "want-weights": { on: "background", needs: ["background", "extension"] },
  "want-field": { on: "background", needs: [] },
  "want-verdict": { on: "background", needs: [] },
  "run-experiment": { on: "background", needs: ["background", "extension"] },
  "cancel-experiment": { on: "background", needs: [] },
  "run-trial": { on: "background", needs: ["background", "extension"] },
  "cancel-trial": { on: "background", needs: [] },
  "run-splits": { on: "background", needs: ["background", "extension"] },
  "cancel-splits": { on: "background", needs: [] },

  refuse: { on: "notices", change: (_, { refusals }, refuse) => refuse(...refusals) },
  "dismiss-notice": { on: "notices", change: (notices, { id }) => notices.dismiss(id) },
} satisfies { readonly [Type in Intent["type"]]: Row<Type> };

/** Intents whose reducers stand in settings/. */
export type SettingsType = {
  [Type in Intent["type"]]: (typeof table)[Type] extends { readonly on: "settings" } ? Type : never;
}[Intent["type"]];

/** The row of an intent: what stands in it takes that intent. */
export function rowOf(intent: Intent): Row {
  return table[intent.type] as unknown as Row;
}

/** What an intent is carried out by, beside what is always there. */
export function needsOf(intent: Intent): readonly Need[] {
  const row = rowOf(intent);
  return row.on === "settings" || row.on === "background" ? row.needs : [];
}
