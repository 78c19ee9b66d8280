import { html } from "lit";
import { checkbox } from "../../../ui/controls/controls.js";
import { voiceFor } from "../../../ui/voice/voice-for.js";
import { preferences } from "../../../words/en/page/preferences.js";
import { type PreferenceRow, prefer, type RowInputs } from "./row.js";

/** What keeps the browser from speaking this language; null where nothing does. */
function obstacle({ frame: { state, words }, voices }: RowInputs): string | null {
  const say = words.room(preferences);
  if (!voices.speaks) return say.noSpeech;
  if (!state.ui.speech || !voices.asked) return null;
  const voice = voiceFor(words.locale, voices.all);
  if (!voice) return say.noVoice;
  return voice.isOther ? say.otherVoice(voice.voice.lang) : null;
}

export const speech: PreferenceRow = (inputs) => {
  const { frame, dispatch } = inputs;
  const say = frame.words.room(preferences);
  return html`
    <div>
      ${checkbox(say.speech, frame.state.ui.speech, (on) => prefer(dispatch, { speech: on }))}
      <p class="pp-hint">${say.speechHint}</p>
      <p class="pp-error pp-voice-problem" role="status">${obstacle(inputs)}</p>
    </div>
  `;
};
