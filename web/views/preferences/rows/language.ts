import { selectField } from "../../../ui/controls/controls.js";
import { preferences } from "../../../words/en/page/preferences.js";
import { type LanguageCode, languages } from "../../../words/languages.js";
import { chooseLanguage } from "../choose-language.js";
import type { PreferenceRow } from "./row.js";

const choices = Object.entries(languages).map(([code, { name }]) => ({ value: code as LanguageCode, title: name }));

export const language: PreferenceRow = ({ frame: { words }, host }) =>
  selectField({
    id: "pp-language",
    label: words.room(preferences).language,
    choices,
    value: words.locale as LanguageCode,
    layout: "wide",
    choose: (code) => host && chooseLanguage(host, code),
  });
