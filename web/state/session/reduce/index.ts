import type { Refusal } from "../../document/reading/refusal.js";
import type { PlaygroundState } from "../../document/state.js";
import type { CapabilityName } from "../../runs/demand.js";
import type { Intent, IntentOf } from "../../runs/intent.js";
import type { Time } from "../../runs/training/time.js";
import type { Notices } from "../notices.js";
import {
  type PageReducer,
  type Reducer,
  setBrush,
  setNotation,
  setSpeed,
  setUi,
  setView,
  unlessLocked,
} from "./change.js";
import { editPoints } from "./edit-points.js";

/** The part of the store that an intent which replaces the state needs. */
interface UndoableState {
  readonly state: PlaygroundState;
  travel(step: "undo" | "redo"): void;
  replace(state: PlaygroundState, anew?: boolean): void;
}

/** What an intent changes, and how it changes it. */
type Row<Type extends Intent["type"] = Intent["type"]> =
  /** The points, undoably. */
  | { readonly on: "points"; readonly reduce: Reducer }
  /** The rest of the problem, undoably, by a reducer of settings/. */
  | { readonly on: "settings" }
  /** The whole state, or the position in the history of the problem. */
  | { readonly on: "store"; readonly change: (store: UndoableState, intent: IntentOf<Type>) => void }
  | { readonly on: "page"; readonly reduce: PageReducer<Type> }
  | { readonly on: "time"; readonly move: (time: Time, intent: IntentOf<Type>) => void }
  /** Work that runs alongside training. `needs` is empty where the intent only records what a view shows. */
  | { readonly on: "background"; readonly needs: readonly CapabilityName[] }
  | {
      readonly on: "notices";
      readonly change: (notices: Notices, intent: IntentOf<Type>, refuse: (...refusals: Refusal[]) => void) => void;
    };

const points = { on: "points", reduce: unlessLocked(editPoints as Reducer) } as const;
const setting = { on: "settings" } as const;

/** One row per intent, which the compiler checks: what the intent changes and what must be loaded first. */
const table = {
  "add-points": points,
  "erase-points": points,
  "move-point": points,
  "flip-point": points,
  clear: points,
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

  undo: { on: "store", change: (store) => store.travel("undo") },
  redo: { on: "store", change: (store) => store.travel("redo") },
  replace: {
    on: "store",
    change: (store, { state, anew }) => store.replace(typeof state === "function" ? state(store.state) : state, anew),
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
  point: { on: "page", reduce: (page, { at }) => ({ ...page, pointed: at }) },
  "set-brush": { on: "page", reduce: setUi(setBrush) },
  "set-speed": { on: "page", reduce: setUi(setSpeed) },
  "set-notation": { on: "page", reduce: setNotation },
  "set-ui": { on: "page", reduce: setUi((intent) => intent.ui) },

  "want-trace": { on: "background", needs: ["background", "whole"] },
  "want-weights": { on: "background", needs: ["background", "whole"] },
  "want-field": { on: "background", needs: [] },
  analyse: { on: "background", needs: [] },
  "run-experiment": { on: "background", needs: ["background", "whole"] },
  "cancel-experiment": { on: "background", needs: [] },
  "run-trial": { on: "background", needs: ["background", "whole"] },
  "cancel-trial": { on: "background", needs: [] },
  "run-splits": { on: "background", needs: ["background", "whole"] },
  "cancel-splits": { on: "background", needs: [] },

  refuse: { on: "notices", change: (_, { refusals }, refuse) => refuse(...refusals) },
  "dismiss-notice": { on: "notices", change: (notices, { id }) => notices.dismiss(id) },
} satisfies { readonly [Type in Intent["type"]]: Row<Type> };

/** Intents whose reducers are in settings/. */
export type SettingsType = {
  [Type in Intent["type"]]: (typeof table)[Type] extends { readonly on: "settings" } ? Type : never;
}[Intent["type"]];

/** The row of an intent. Its functions accept that intent. */
export function rowOf(intent: Intent): Row {
  return table[intent.type] as unknown as Row;
}

/** The capabilities that must be loaded before an intent can be carried out. */
export function needsOf(intent: Intent): readonly CapabilityName[] {
  const row = rowOf(intent);
  return row.on === "settings" ? ["settings"] : row.on === "background" ? row.needs : [];
}
