import { css, html, mathml, nothing, type TemplateResult } from "lit";
import type { Words } from "../../state/document/notation/words.js";
import { type CuresWords, cures } from "../../words/en/companion/cures.js";
import { valueTableCss } from "../shared/chart/value-table.css.js";
import { define } from "../shared/controls/define.js";
import { scrollCueCss } from "../shared/controls/scroll-cue.css.js";
import { throttledViewOf } from "../shared/throttled-view.js";
import type { PartView } from "../shared/view.js";
import { headingCss } from "../shared/words/heading.css.js";
import { mathmlCss } from "../shared/words/mathml.css.js";
import { formula, lines, type Maths, number, operator, subscript, variable } from "../shared/words/mathml.js";
import { hiddenFigure, inputFigure } from "./hidden-figure.js";
import { both, either, output, truthTable, type Unit } from "./hidden-units.js";
import { curesReads } from "./inputs.js";
import { kernelCure } from "./kernel-cure.js";

/** The tables share their look with the table of weights. */
const curesCss = css`
  pp-cures {
    container-type: inline-size;
    scroll-margin: 16px;
  }

  .pp-cures {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.6em 2.6em;
    line-height: 1.5;
  }

  @container (min-width: 46em) {
    .pp-cures {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }

  .pp-cures-text,
  .pp-cures-note {
    max-width: 42em;
    margin: 0 0 0.6em;
  }

  .pp-cures .pp-math {
    max-width: 100%;
    margin: 0 0 0.8em;
    overflow-x: auto;
  }

  .pp-cures-buttons {
    margin: 0 0 0.9em;
  }

  .pp-cures-scroll {
    max-width: 42em;
    max-height: 24em;
    margin: 0 0 0.9em;
    overflow: auto;
  }

  .pp-cures-implied thead > tr > * {
    color: var(--pp-ink-2);
  }

  .pp-weights-table.pp-cures-implied .pp-weights-bar {
    width: 30%;
  }

  /* On a phone the numbers need the room. */
  @container (max-width: 30em) {
    .pp-cures-implied .pp-weights-bar {
      display: none;
    }
  }

  .pp-cures-pictures,
  .pp-cures-units {
    display: flex;
    flex-wrap: wrap;
    gap: 0.8em 2em;
    align-items: center;
    max-width: 42em;
    margin: 0 0 0.9em;
  }

  .pp-cures-pictures {
    align-items: start;
  }

  .pp-cures-pictures > figure {
    flex: 1 1 13em;
    min-width: 0;
    max-width: 17em;
  }

  .pp-cures-pictures figcaption {
    color: var(--pp-ink-2);
    font-size: 0.9333em;
    line-height: 1.4;
    text-wrap: balance;
  }

  .pp-cures-picture {
    overflow: visible;
    font-family: var(--pp-serif);
    font-size: 13px;
  }

  .pp-cures-units > .pp-math {
    margin: 0;
  }

  .pp-cures-truth var {
    font-family: var(--pp-serif);
  }

  .pp-cures-truth :is(th, td) {
    padding: 0.15em 0.7em;
    text-align: center;
  }

  .pp-cures-truth :is(th, td):nth-child(3),
  .pp-cures-truth :is(th, td):nth-child(5) {
    border-inline-start: 1px solid var(--pp-rule);
  }

  .pp-cures-out-positive {
    color: var(--pp-positive-text);
  }

  .pp-cures-out-negative {
    color: var(--pp-negative-text);
  }

  @media print {
    .pp-cures-buttons {
      display: none !important;
    }
  }
`;

/** What else helps where no line does, besides naming a product: a kernel, and hidden units. */
export class PpCures extends throttledViewOf(curesReads) {
  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch } = this;
    if (!frame) return nothing;
    const say = this.say(cures);
    return html`
      <div class="pp-cures">
        <div class="pp-cures-kernel">
          <h2 class="pp-heading">${say.kernel}</h2>
          ${kernelCure(frame, dispatch)}
        </div>
        <div class="pp-cures-hidden">
          <h2 class="pp-heading">${say.hidden}</h2>
          ${hiddenCure(frame.words)}
        </div>
      </div>
    `;
  }
}

define("pp-cures", PpCures);

export const styles: PartView["styles"] = [headingCss, curesCss, mathmlCss, valueTableCss, scrollCueCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-cures .frame=${frame} .dispatch=${dispatch}></pp-cures>`;

/** What a hidden unit would do. Nothing is trained. */
export function hiddenCure(words: Words): TemplateResult {
  const say = words.room(cures);
  const [third, or, and] = say.aboutHidden;
  return html`
    <p class="pp-cures-text">
      ${third} <math class="pp-math-inline">${letter("h", 1)}</math> ${or}
      <math class="pp-math-inline">${letter("h", 2)}</math> ${and}
    </p>
    <div class="pp-cures-pictures">
      <figure>
        ${inputFigure(say)}
        <figcaption>${say.inputCaption}</figcaption>
      </figure>
      <figure>
        ${hiddenFigure(say)}
        <figcaption>${say.hiddenCaption}</figcaption>
      </figure>
    </div>
    <div class="pp-cures-units">
      ${formula(
        lines([
          [letter("h", 1), fired(either, "x", words)],
          [letter("h", 2), fired(both, "x", words)],
          [mathml`<mi mathvariant="normal">${say.out}</mi>`, fired(output, "h", words)],
        ]),
      )}
      ${table(say)}
    </div>
    <p class="pp-cures-text">${say.aboutTraining}</p>
  `;
}

/** = [x₁ + x₂ − 0.5 > 0] */
function fired({ weights, bias }: Unit, name: string, words: Words): Maths {
  const term = (weight: number, k: number) =>
    mathml`${sign(weight, k === 0)}${Math.abs(weight) === 1 ? "" : number(words.number(Math.abs(weight)))}${letter(name, k + 1)}`;
  const sum = mathml`${weights.map(term)}${sign(bias, false)}${number(words.number(Math.abs(bias)))}`;
  return mathml`${operator("=")}<mo stretchy="false">[</mo>${sum}${operator(">")}<mn>0</mn><mo stretchy="false">]</mo>`;
}

function sign(value: number, first: boolean): Maths {
  if (value < 0) return first ? mathml`<mo form="prefix">−</mo>` : operator("−");
  return first ? mathml`` : operator("+");
}

function letter(name: string, index: number): Maths {
  return subscript(variable(name), number(String(index)));
}

function table(say: CuresWords): TemplateResult {
  const head = (name: unknown) => html`<th scope="col">${name}</th>`;
  return html`
    <table class="pp-cures-truth">
      <caption class="pp-visually-hidden">${say.truthTable}</caption>
      <thead>
        <tr>
          ${["x", "h"].flatMap((name) => [1, 2].map((index) => head(html`<var>${name}</var><sub>${index}</sub>`)))}
          ${head(say.out)}
        </tr>
      </thead>
      <tbody>
        ${truthTable().map(
          ({ x, hidden, output: out }) => html`
            <tr>
              ${[...x, ...hidden].map((value) => html`<td>${value}</td>`)}
              <td class=${out ? "pp-cures-out-positive" : "pp-cures-out-negative"}>${out} ${out ? "(+)" : "(−)"}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
