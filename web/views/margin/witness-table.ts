import { html, nothing, type TemplateResult } from "lit";
import type { Share, Witness } from "../../engine/types.js";
import type { Verdict } from "../../state/frame.js";
import type { Precision } from "../../state/notation/numbers.js";
import { separatorOf, whyInseparable } from "../../state/separability.js";
import { atOrigin, samePoint } from "../../state/verdict.js";
import type { Words } from "../../state/words.js";
import { type MarginWords, margin } from "../../words/en/companion/margin.js";
import { betweenNumbers, vectorText } from "../shared/words/vector-text.js";
import { fraction } from "../shared/words/verdict-words.js";
import type { ExampleButton } from "./example-button.js";
import type { MarginFrame } from "./inputs.js";

/** Why no hyperplane separates: two averages that no hyperplane can have on different sides, with the numbers to check it by hand. */
export function witnessTable(
  verdict: Verdict,
  witness: Witness,
  { words, state }: MarginFrame,
  button: ExampleButton,
): TemplateResult {
  const say = words.room(margin);
  const { precision } = state.ui;
  return html`
    <h2>${title(witness, say)}</h2>
    <p>${say.everyAverage(separatorOf(verdict.subject))} ${explanation(verdict, witness, words)}</p>
    <div class="pp-witness" tabindex="0" role="group" aria-label=${say.averages}>
      <table>
        <thead>
          <tr>
            <th scope="col">${say.example}</th>
            <th scope="col"><span class="pp-visually-hidden">${say.weight}</span> <var>λ</var></th>
            <th scope="col"><b>x</b></th>
          </tr>
        </thead>
        ${side("positive", witness.positive, verdict, words, precision, button)}
        ${side("negative", witness.negative, verdict, words, precision, button)}
      </table>
    </div>
  `;
}

function title(witness: Witness, { witness: say }: MarginWords): string {
  if (atOrigin(witness)) return say.atOrigin;
  return samePoint(witness) ? say.samePoint : say.sameDirection;
}

/** What is in the way of every separator. */
function explanation({ subject }: Verdict, witness: Witness, words: Words): string {
  const say = words.room(margin);
  const why = whyInseparable(witness, subject);
  if (atOrigin(witness)) return say.averageAtOrigin(why);
  if (!samePoint(witness)) return say.sameDirection(why, fraction(witness.factor, "short", words));
  return witness.positive.length + witness.negative.length === 2 ? say.sameExample(why) : say.sameAverage(why);
}

/** Each example with its weight, and what they add up to; nothing of a label that takes no part. */
function side(
  label: "positive" | "negative",
  shares: readonly Share[],
  verdict: Verdict,
  words: Words,
  precision: Precision,
  button: ExampleButton,
) {
  if (shares.length === 0) return nothing;
  const values = (example: number) => verdict.values.get(example) ?? new Float64Array(0);
  // Of whole numbers the sums are fractions too.
  const whole = shares.every(({ example }) => values(example).every(Number.isInteger));
  const sum = (value: number) => (whole ? fraction(value, precision, words) : words.number(value, precision));
  return html`
    <tbody class="pp-witness-${label}">
      <tr>
        <th scope="rowgroup" colspan="3">${words.room(margin)[label]}</th>
      </tr>
      ${shares.map(
        ({ example, weight }) => html`
          <tr>
            <th scope="row">${button(example)}</th>
            <td>${fraction(weight, precision, words)}</td>
            <td>${pointText(values(example), words, (value) => words.number(value, precision))}</td>
          </tr>
        `,
      )}
      <tr class="pp-witness-sum">
        <th scope="row" colspan="2">Σ <var>λ</var><b>x</b> =</th>
        <td>${pointText(average(label, verdict), words, sum)}</td>
      </tr>
    </tbody>
  `;
}

/** The sum as one makes it by hand. */
function average(label: "positive" | "negative", { averages }: Verdict): Float64Array {
  return averages?.[label].features ?? new Float64Array(0);
}

/** More numbers than these of a point are not written out. */
const MOST = 12;

function pointText(point: Float64Array, words: Words, text: (value: number) => string): string {
  const shown = vectorText(point.subarray(0, MOST), words, text);
  return point.length > MOST ? shown.replace(")", `${betweenNumbers(words)}…)`) : shown;
}
