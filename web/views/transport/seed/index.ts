import { html, svg, type TemplateResult } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import { timeline } from "../../../words/generated/en/timeline.js";
import type { Styles } from "../../shared/loading/styles.js";
import { controlsFor, icon } from "../controls.js";
import seedCss from "./seed.css?inline";

export const styles: Styles = [seedCss];

const die = icon(
  svg`<circle cx="8.7" cy="8.7" r="1.6" /><circle cx="12" cy="12" r="1.6" /><circle cx="15.3" cy="15.3" r="1.6" />`,
  "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z",
);

/** Where a seed decides the order of the visits, what chooses another. */
export function newSeed(words: Words, dispatch: Dispatch): TemplateResult {
  const say = words.room(timeline);
  const press = (): void => dispatch((now) => (controlsFor(now).newSeed ? { type: "new-seed" } : null));
  return html`<button type="button" class="pp-button pp-button-icon pp-transport-seed" title=${say.newSeedHint} @click=${press}>
    ${die}<span class="pp-visually-hidden">${say.newSeed}</span>
  </button>`;
}
