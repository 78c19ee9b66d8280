import { html, nothing, svg, type TemplateResult } from "lit";
import { isThreshold } from "../../../state/notation/bias.js";
import { labelText } from "../../../state/notation/labels.js";
import { type Notation, usual } from "../../../state/notation/notation.js";
import type { Styles } from "../../shared/loading/styles.js";
import { helpCss } from "./help.css.js";

type Key = readonly [keys: readonly string[], does: string];

const STAGE_KEYS: readonly Key[] = [
  [["←", "↑", "→", "↓"], "move the crosshair"],
  [["P"], "add a positive example"],
  [["N"], "add a negative example"],
  [[",", "."], "previous, next example"],
  [["F"], "flip its label"],
  [["Alt", "arrow"], "nudge it"],
  [["Delete"], "remove it"],
  [["+", "−"], "zoom in, out"],
  [["0"], "fit the data"],
];

const TIME_KEYS: readonly Key[] = [
  [["Space"], "play, pause"],
  [["→"], "one visit"],
  [["←"], "back one visit"],
  [["Shift", "→"], "one update"],
  [["Shift", "←"], "back one update"],
  [["E"], "one epoch"],
  [["Home"], "to the start"],
  [["End"], "to the end"],
  [["Ctrl", "Z"], "undo an edit"],
  [["Ctrl", "Y"], "redo it"],
];

const symbols = (notation: Notation): readonly (readonly [TemplateResult, string])[] => [
  [
    svg`<circle fill="var(--pp-positive)" cx="16" cy="10" r="6.5" /><path stroke="var(--pp-surface)" stroke-width="1.6" d="M16 6.8v6.4M12.8 10h6.4" />`,
    `a positive example, label ${labelText(1, notation)}`,
  ],
  [
    svg`<rect fill="none" stroke="var(--pp-negative)" stroke-width="1.6" x="10" y="4" width="12" height="12" /><path fill="none" stroke="var(--pp-negative)" stroke-width="1.6" d="M13 10h6" />`,
    `a negative example, label ${labelText(-1, notation)}`,
  ],
  [
    svg`<path fill="var(--pp-negative)" opacity="0.12" d="M3 2h26v16H3z" /><path fill="none" stroke="var(--pp-negative)" opacity="0.6" d="M3 8 9 2M3 14 15 2M5 18 21 2M11 18 27 2M17 18 29 6M23 18l6-6" />`,
    `hatched: the perceptron says ${labelText(-1, notation)}`,
  ],
  [
    svg`<circle fill="none" stroke="var(--pp-ink)" stroke-width="1.6" cx="16" cy="10" r="7" />`,
    "ring: the example of this visit",
  ],
  [
    svg`<path stroke="var(--pp-ink)" stroke-width="1.6" d="M4 16 28 4" />`,
    `the boundary, where the score is ${isThreshold(notation) ? "the threshold" : "0"}`,
  ],
  [
    svg`<path stroke="var(--pp-ink-3)" stroke-width="1.6" stroke-dasharray="4 3" d="M4 16 28 4" />`,
    "dashed: before the last update",
  ],
];

function keyList(title: string, keys: readonly Key[]): TemplateResult {
  return html`
    <section>
      <h3>${title}</h3>
      <dl class="pp-help-keys">
        ${keys.map(
          ([names, does]) => html`
            <div>
              <dt>${names.map((name) => html`<kbd>${name}</kbd>`)}</dt>
              <dd>${does}</dd>
            </div>
          `,
        )}
      </dl>
    </section>
  `;
}

/** One screen: what the page does, the tools, the symbols, the keys. */
export const styles: Styles = [helpCss];

/** @param view what it stands in: of a playground whose attribute `reference` says where the page of all settings is, or of none. */
export const contentIn = (view: Element, notation: Notation = usual): TemplateResult => html`
  <p>
    A perceptron looks at one example after another. Each look is a <b>visit</b>: it computes the example's score and
    predicts the label from its sign. Only a wrong prediction, a <b>mistake</b>, makes it <b>update</b> its weights. Draw examples of two kinds, press play, and watch the boundary
    turn until an epoch passes without a mistake. Then drag the timeline to any moment and see why.
  </p>
  <p>
    With <b>Positive</b> and <b>Negative</b> you press or drag on the plot to add examples, as many at once as the brush
    is large. <b>Erase</b> removes what it touches; <b>Move</b> drags one example. Undo takes back any of it.
    A table of your own comes in under <b>Data</b>, by <b>Import data</b>, or as a file that is dropped on the page.
  </p>
  <section>
    <h3>What you see</h3>
    <ul class="pp-help-symbols">
      ${symbols(notation).map(
        ([drawing, words]) => html`<li><svg viewBox="0 0 32 20" aria-hidden="true">${drawing}</svg>${words}</li>`,
      )}
    </ul>
  </section>
  <div class="pp-help-columns">
    ${keyList("Keys in time", TIME_KEYS)} ${keyList("Keys on the focused plot", STAGE_KEYS)}
  </div>
  ${linkTo(referenceOf(view))}
`;

function referenceOf(view: Element): string | null {
  const root = view.getRootNode();
  return root instanceof ShadowRoot ? root.host.getAttribute("reference") : null;
}

function linkTo(reference: string | null): TemplateResult | typeof nothing {
  if (reference === null) return nothing;
  return html`<p><a class="pp-help-reference" href=${reference}>Reference</a>: every setting, as a parameter and as JSON.</p>`;
}
