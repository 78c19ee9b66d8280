import { selectField } from "../../../ui/controls/controls.js";
import { preferences } from "../../../words/en/page/preferences.js";
import { themeChoices } from "../../shared/controls/theme-choices.js";
import type { PreferenceRow } from "./row.js";

export const theme: PreferenceRow = ({ frame, dispatch }) => {
  const say = frame.words.room(preferences);
  return selectField({
    id: "pp-theme",
    label: say.theme,
    choices: themeChoices(say.themes),
    value: frame.state.ui.theme,
    layout: "wide",
    choose: (value) => dispatch({ type: "set-theme", theme: value }),
  });
};
