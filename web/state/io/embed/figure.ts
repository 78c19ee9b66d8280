import type { PlaygroundState, UiState } from "../../document/state.js";

/** What is chosen of a figure, beside the moment that it shows. */
export interface Figure extends Pick<UiState, "embed" | "hide" | "lock" | "theme"> {
  /** CSS pixels; null: as wide as the text around it. */
  readonly width: number | null;
  /** CSS pixels. */
  readonly height: number;
}

export const firstFigure: Figure = { embed: true, hide: [], lock: [], theme: "auto", width: null, height: 480 };

/** The state that a figure opens with: the moment that is shown here, without what only its author has open. */
export function stateOf(state: PlaygroundState, { embed, hide, lock, theme }: Figure): PlaygroundState {
  return { ...state, ui: { ...state.ui, embed, hide, lock, theme, present: false, drawer: null, pinned: false } };
}
