import type { Examples } from "../data/examples.js";
import type { Problem } from "../document/problem.js";
import type { UiState } from "../document/state.js";
import type { Intent, IntentOf } from "../intent.js";
import type { Page } from "./page.js";

/** A changed problem, and what goes with the change. */
export interface Reduced {
  readonly problem: Problem;
  /** What the user should be told. */
  readonly warning?: string;
  /** Whether the weights learned so far may be kept, though the data have changed: if the user wants that. */
  readonly keeps?: boolean;
  /** Edits of one group (a drag of the brush) are undone together. */
  readonly group?: number | undefined;
  /** Where the selected example is now, null where it is gone. Without it none is selected once the data are others. */
  readonly moved?: (example: number) => number | null;
  /** The window of the stage, where it is another. */
  readonly view?: Page["view"];
  /** Only the learners are others: what the page shows of them. Their runs come to the moment that is shown. */
  readonly among?: Pick<UiState, "lead" | "difference" | "compare" | "drawer">;
}

/** What a reducer may know beside the problem. */
export interface Around {
  readonly examples: Examples;
  readonly ui: UiState;
  /** Whether the labels of a preset are class numbers. */
  readonly isClassed: (preset: string) => boolean;
}

/** A pure function. The same problem comes back where nothing changes. */
export type Reducer<Type extends Intent["type"] = Intent["type"]> = (
  problem: Problem,
  intent: IntentOf<Type>,
  around: Around,
) => Reduced;
