import type { ReadState } from "../../document/fit-state.js";
import { readerUi } from "../../document/settings.js";
import type { PlaygroundState } from "../../document/state.js";

/** What is read, with the reader's own as it is: the tool in their hand is in no link and in no file. */
export function asOwn({ state, ...read }: ReadState, present: PlaygroundState): ReadState {
  return { ...read, state: { ...state, ui: { ...state.ui, ...ownOf(present) } } };
}

function ownOf({ ui }: PlaygroundState): Partial<PlaygroundState["ui"]> {
  return Object.fromEntries(Object.entries(ui).filter(([name]) => name in readerUi));
}
