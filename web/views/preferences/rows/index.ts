import { html } from "lit";
import type { Preferences } from "../../../state/document/settings.js";
import type { UiState } from "../../../state/document/state.js";
import { keepPreferences } from "../../../state/io/keep-preferences.js";
import type { Frame } from "../../../state/runs/frame.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import { checkbox, selectField } from "../../../ui/controls/controls.js";
import { preferences } from "../../../words/generated/en/preferences.js";
import { names } from "../../../words/generated/names.js";
import { keptLanguage, type LanguageCode, spokenOf } from "../../../words/languages.js";
import { notationChoice, themeChoices } from "../../shared/controls/notation-choice.js";
import { languageChosen } from "../../shared/element-events.js";

interface RowInputs {
  readonly frame: Frame;
  readonly dispatch: Dispatch;
  /** The playground; null where the panel is not in one. */
  readonly host: Element | null;
}

/** One preference: what it is called, what it is, and what else there is. */
type PreferenceRow = (inputs: RowInputs) => unknown;

/** Sets preferences that the browser keeps. */
function prefer(dispatch: Dispatch, chosen: Partial<Preferences>): void {
  keepPreferences(chosen, dispatch.now().state.ui);
  dispatch({ type: "set-ui", ui: chosen });
}

const textSizes: readonly UiState["textSize"][] = ["normal", "large", "larger", "largest"];

const textSize: PreferenceRow = ({ frame, dispatch }) => {
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

const motions: readonly UiState["motion"][] = ["auto", "reduced", "full"];

const motion: PreferenceRow = ({ frame, dispatch }) => {
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

const choices = Object.entries(names).map(([code, title]) => ({ value: code as LanguageCode, title }));

const language: PreferenceRow = ({ frame: { words, state }, host }) =>
  selectField({
    id: "pp-language",
    label: words.room(preferences).language,
    choices,
    value: spokenOf([words.locale]) ?? "en",
    layout: "wide",
    choose: (code) => host && chooseLanguage(host, code, state.ui),
  });

const theme: PreferenceRow = ({ frame, dispatch }) => {
  const say = frame.words.room(preferences);
  return selectField({
    id: "pp-theme",
    label: say.theme,
    choices: themeChoices(say.themes),
    value: frame.state.ui.theme,
    layout: "wide",
    choose: (value) => dispatch({ type: "set-ui", ui: { theme: value } }),
  });
};

const sound: PreferenceRow = ({ frame, dispatch }) => {
  const say = frame.words.room(preferences);
  return html`
    <div>
      ${checkbox(say.sound, frame.state.ui.sound, (on) => prefer(dispatch, { sound: on }))}
      <p class="pp-hint">${say.soundHint}</p>
    </div>
  `;
};

const notation: PreferenceRow = ({ frame, dispatch }) =>
  html`<div class="pp-preferences-notation">${notationChoice("pp-preferred", frame, dispatch)}</div>`;

/**
 * The registration of preferences, in the order of the panel. Theme and notation are in links, and live in the state alone;
 * the language, and what `state/document/` names, are kept by the browser as well.
 */
export const rows: readonly PreferenceRow[] = [theme, language, textSize, motion, sound, notation];

/** Has an element speak a language: now and, without `keep=none`, at the next visit. */
export function chooseLanguage(host: Element, language: LanguageCode, { keep }: Pick<UiState, "keep">): void {
  try {
    if (keep !== "none") localStorage.setItem(keptLanguage, language);
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
  if (host.hasAttribute("from-url")) writeToAddress(language);
  host.dispatchEvent(languageChosen.event(language));
}

/** The address may name another language, which the next visit would follow. */
function writeToAddress(language: LanguageCode): void {
  const { search, hash } = location;
  const now = search.replace(/([?&]lang=)[^&]*/, `$1${language}`);
  if (now === search) return;
  try {
    history.replaceState(history.state, "", now + hash);
  } catch {
    // WebKit refuses too many changes: it then stays as it is.
  }
}
