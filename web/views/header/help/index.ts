import { html, nothing, svg, type TemplateResult } from "lit";
import { labelText } from "../../../state/document/notation/labels.js";
import { isThreshold, type Notation, usual } from "../../../state/document/notation/notation.js";
import type { Words } from "../../../state/document/notation/words.js";
import type { UiState } from "../../../state/document/state.js";
import { addressOf } from "../../../state/io/address.js";
import { characterKeysOn, switchCharacterKeys } from "../../../ui/controls/character-keys.js";
import { checkbox } from "../../../ui/controls/controls.js";
import dialogCss from "../../../ui/panels/dialog.css?inline";
import { type HelpWords, help } from "../../../words/generated/en/help.js";
import { type Phrase, plainText } from "../../../words/phrase.js";
import type { Styles } from "../../shared/loading/styles.js";
import helpCss from "./help.css?inline";

const symbols = ({ symbols: say }: HelpWords, notation: Notation): readonly (readonly [TemplateResult, string])[] => [
  [
    svg`<circle fill="var(--pp-positive)" cx="16" cy="10" r="6.5" /><path stroke="var(--pp-surface)" stroke-width="1.6" d="M16 6.8v6.4M12.8 10h6.4" />`,
    say.positive({ label: labelText(1, notation) }),
  ],
  [
    svg`<rect fill="none" stroke="var(--pp-negative)" stroke-width="1.6" x="10" y="4" width="12" height="12" /><path fill="none" stroke="var(--pp-negative)" stroke-width="1.6" d="M13 10h6" />`,
    say.negative({ label: labelText(-1, notation) }),
  ],
  [
    svg`<path fill="var(--pp-negative)" opacity="0.12" d="M3 2h26v16H3z" /><path fill="none" stroke="var(--pp-negative)" opacity="0.6" d="M3 8 9 2M3 14 15 2M5 18 21 2M11 18 27 2M17 18 29 6M23 18l6-6" />`,
    say.hatch({ label: labelText(-1, notation) }),
  ],
  [svg`<circle fill="none" stroke="var(--pp-ink)" stroke-width="1.6" cx="16" cy="10" r="7" />`, say.ring],
  [
    svg`<path stroke="var(--pp-ink)" stroke-width="1.6" d="M4 16 28 4" />`,
    isThreshold(notation) ? say.boundaryAtThreshold : say.boundary,
  ],
  [svg`<path stroke="var(--pp-ink-3)" stroke-width="1.6" stroke-dasharray="4 3" d="M4 16 28 4" />`, say.ghost],
];

/** @param keys the keys of each, and what they do. */
function keyList(
  title: string,
  keys: Readonly<Record<string, readonly Phrase[]>>,
  below: unknown = nothing,
): TemplateResult {
  return html`
    <section>
      <h3>${title}</h3>
      <dl class="pp-help-keys">
        ${Object.values(keys).map(
          (said) => html`
            <div>
              <dt>${said.map((one) => (typeof one === "string" ? nothing : html`<kbd>${one.text}</kbd>`))}</dt>
              <dd>${plainText(said.filter((one) => typeof one === "string")).trim()}</dd>
            </div>
          `,
        )}
      </dl>
      ${below}
    </section>
  `;
}

/** Keys of one character work wherever the focus is: so there has to be a way to switch them off. */
function characterKeys(say: HelpWords, keeps: boolean): TemplateResult {
  return html`
    ${checkbox(say.characterKeys, characterKeysOn(), (on) => switchCharacterKeys(on, keeps))}
    <p class="pp-hint">${say.characterKeysHint}</p>
  `;
}

/** One screen: what the page does, the tools, the symbols, the keys. */
export const styles: Styles = [dialogCss, helpCss];

/**
 * @param view what it stands in: of a playground whose attribute `reference` says where the page of all settings is, or of none.
 */
export function contentIn(
  view: Element,
  words: Words,
  ui: Notation & Partial<Pick<UiState, "keep">> = usual,
): TemplateResult {
  const say = words.room(help);
  const touch = keyList(say.touchTitle, say.touchKeys);
  const fingers = matchMedia("(pointer: coarse)").matches;
  return html`
    <p>${inBold(say.algorithm)}</p>
    <p>${inBold(say.tools)}</p>
    <section>
      <h3>${say.see}</h3>
      <ul class="pp-help-symbols">
        ${symbols(say, ui).map(
          ([drawing, text]) => html`<li><svg viewBox="0 0 32 20" aria-hidden="true">${drawing}</svg>${text}</li>`,
        )}
      </ul>
    </section>
    <div class="pp-help-columns">
      ${fingers ? touch : nothing} ${keyList(say.playbackKeysTitle, say.playbackKeys, characterKeys(say, ui.keep !== "none"))} ${keyList(say.stageKeysTitle, say.stageKeys)}
      ${keyList(say.handleKeysTitle, say.handleKeys)}
      ${fingers ? nothing : touch}
      ${keyList(say.presentKeysTitle, say.presentKeys)}
    </div>
    ${leadingOn(referenceOf(view), say)}
  `;
}

function inBold(said: readonly Phrase[]): unknown {
  return said.map((one) => (typeof one === "string" ? one : html`<b>${one.text}</b>`));
}

function referenceOf(view: Element): string | null {
  const root = view.getRootNode();
  return root instanceof ShadowRoot ? (addressOf(root.host.getAttribute("reference"))?.href ?? null) : null;
}

/** To the pages next to the site's, which begin with that of all settings. */
function leadingOn(reference: string | null, say: HelpWords): TemplateResult | typeof nothing {
  if (reference === null) return nothing;
  const teachers = new URL("teachers.html", reference).href;
  return html`<p>${linked(say.reference, reference)}</p><p>${linked(say.teachers, teachers)}</p>`;
}

function linked(said: readonly Phrase[], href: string): unknown {
  return said.map((one) =>
    typeof one === "string" ? one : html`<a class="pp-help-reference" href=${href}>${one.text}</a>`,
  );
}
