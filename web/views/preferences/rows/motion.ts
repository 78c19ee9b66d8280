import type { UiState } from "../../../state/document/state.js";
import { selectField } from "../../../ui/controls/controls.js";
import { preferences } from "../../../words/en/page/preferences.js";
import { type PreferenceRow, prefer } from "./row.js";

const motions: readonly UiState["motion"][] = ["auto", "reduced", "full"];

export const motion: PreferenceRow = ({ frame, dispatch }) => {
  const say = frame.words.room(preferences);
  return selectField({
    id: "pp-motion",
    label: say.motion,
    choices: motions.map((value) => ({ value, title: say.motions[value] })),
    value: frame.state.ui.motion,
    layout: "wide",
    choose: (value) => prefer(dispatch, { motion: value }),
  });
};
