import type { LearnerSpec, OrderSpec, PresetOptions } from "../engine/types.js";
import type { Speed, Theme, Tool } from "./playground-state.js";

/** [x1, x2, label] */
export type Point = readonly [number, number, number];

/** What a user can want. Views emit these; only the session acts on them. */
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
  | { readonly type: "flip-point"; readonly index: number }
  | { readonly type: "clear" }
  | { readonly type: "load-preset"; readonly name: string; readonly options: PresetOptions }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  // Settings of the run; it restarts at visit 0.
  | {
      readonly type: "configure";
      readonly learner?: LearnerSpec;
      readonly order?: OrderSpec;
      readonly bias?: boolean;
      readonly maxEpochs?: number;
      readonly initial?: { readonly weights: readonly number[]; readonly bias: number } | null;
    }
  | { readonly type: "new-seed" }
  // Time
  | { readonly type: "play" }
  | { readonly type: "pause" }
  | { readonly type: "seek"; readonly visit: number }
  | { readonly type: "step" }
  | { readonly type: "back-update" }
  | { readonly type: "next-update" }
  | { readonly type: "next-epoch" }
  | { readonly type: "finish" }
  | { readonly type: "reset" }
  // The page
  | { readonly type: "set-view"; readonly view: ViewWindow | null }
  | { readonly type: "select"; readonly example: number | null }
  | { readonly type: "set-tool"; readonly tool: Tool }
  | { readonly type: "set-brush"; readonly size: number }
  | { readonly type: "set-theme"; readonly theme: Theme }
  | { readonly type: "set-speed"; readonly speed: Speed }
  | { readonly type: "set-precision"; readonly precision: "short" | "full" }
  | { readonly type: "set-keep-weights"; readonly keep: boolean }
  | { readonly type: "dismiss-notice"; readonly id: number };

/** The part of the plane the stage shows, in data units; null fits the data. */
export interface ViewWindow {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

export type Dispatch = (intent: Intent) => void;
