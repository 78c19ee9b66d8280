import type { Preferences } from "../../../state/document/preferences.js";
import { keepPreferences } from "../../../state/io/keep-preferences.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import type { FramePath, FramePick } from "../../shared/frame-paths.js";
import type { VoiceWatch } from "../../shared/voice/voice-watch.js";

/** What the rows show of a frame. */
export const preferenceReads = [
  "words",
  "state.ui.theme",
  "state.ui.textSize",
  "state.ui.motion",
  "state.ui.sound",
  "state.ui.speech",
  "state.ui.labels",
  "state.ui.biasAs",
  "state.ui.lock",
] as const satisfies readonly FramePath[];

export interface RowInputs {
  readonly frame: FramePick<(typeof preferenceReads)[number]>;
  readonly dispatch: Dispatch;
  /** The playground; null where the panel is not in one. */
  readonly host: Element | null;
  readonly voices: VoiceWatch;
}

/** One preference: what it is called, what it is, and what else there is. */
export type PreferenceRow = (inputs: RowInputs) => unknown;

/** Sets preferences that the browser keeps. */
export function prefer(dispatch: Dispatch, chosen: Partial<Preferences>): void {
  keepPreferences(chosen);
  dispatch({ type: "set-ui", ui: chosen });
}
