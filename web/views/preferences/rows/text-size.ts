import type { UiState } from "../../../state/document/state.js";
import { selectField } from "../../../ui/controls/controls.js";
import { preferences } from "../../../words/en/page/preferences.js";
import { type PreferenceRow, prefer } from "./row.js";

const textSizes: readonly UiState["textSize"][] = ["normal", "large", "larger", "largest"];

export const textSize: PreferenceRow = ({ frame, dispatch }) => {
  const say = frame.words.room(preferences);
  return selectField({
    id: "pp-text-size",
    label: say.textSize,
    choices: textSizes.map((value) => ({ value, title: say.textSizes[value] })),
    value: frame.state.ui.textSize,
    layout: "wide",
    choose: (size) => prefer(dispatch, { textSize: size }),
  });
};
