import type { Theme } from "../../../state/document/state.js";
import type { Choice } from "../../../ui/controls/choices.js";

const themes: readonly Theme[] = ["auto", "light", "dark", "projector"];

/** The themes, by what they are called. */
export function themeChoices(titles: Readonly<Record<Theme, string>>): readonly Choice<Theme>[] {
  return themes.map((value) => ({ value, title: titles[value] }));
}
