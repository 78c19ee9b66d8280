import { html, mathml, type TemplateResult } from "lit";
import type { Words } from "../../state/words.js";
import { type CuresWords, cures } from "../../words/en/companion/cures.js";
import { formula, lines, type Maths, number, operator, subscript, variable } from "../shared/words/mathml.js";
import { hiddenFigure, inputFigure } from "./hidden-figure.js";
import { both, either, output, truthTable, type Unit } from "./hidden-units.js";

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
