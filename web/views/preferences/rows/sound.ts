import { html } from "lit";
import { checkbox } from "../../../ui/controls/controls.js";
import { preferences } from "../../../words/en/page/preferences.js";
import { type PreferenceRow, prefer } from "./row.js";

export const sound: PreferenceRow = ({ frame, dispatch }) => {
  const say = frame.words.room(preferences);
  return html`
    <div>
      ${checkbox(say.sound, frame.state.ui.sound, (on) => prefer(dispatch, { sound: on }))}
      <p class="pp-hint">${say.soundHint}</p>
    </div>
  `;
};
