import { html, nothing, type TemplateResult } from "lit";
import type { Share, Witness } from "../../engine/types.js";
import type { Verdict } from "../../state/frame.js";
import { formatNumber } from "../../state/notation/numbers.js";
import { atOrigin, samePoint } from "../../state/verdict.js";
import { fraction, reason, separatorName } from "../shared/words/verdict-words.js";

type Precision = "short" | "full";

/** Why no hyperplane separates: two averages that no hyperplane can have on different sides, with the numbers to check it by hand. */
export function witnessTable(verdict: Verdict, witness: Witness, precision: Precision): TemplateResult {
  return html`
    <h2>${title(witness)}</h2>
    <p>${explanation(verdict, witness, precision)}</p>
    <div class="pp-witness" tabindex="0" role="group" aria-label="The averages, to check by hand">
      <table>
        <thead>
          <tr>
            <th scope="col">example</th>
            <th scope="col"><span class="pp-visually-hidden">weight</span> <var>λ</var></th>
            <th scope="col"><b>x</b></th>
          </tr>
        </thead>
        ${side("positive", witness.positive, verdict, precision)} ${side("negative", witness.negative, verdict, precision)}
      </table>
    </div>
  `;
}

function title(witness: Witness): string {
  if (atOrigin(witness)) return "An average that is the origin";
  return samePoint(witness) ? "Two averages that are the same point" : "Two averages in the same direction";
}

function explanation({ subject }: Verdict, witness: Witness, precision: Precision): string {
  const name = separatorName(subject);
  const every = `A ${name} that has all positives on one side has every average of them on that side as well, and every average of the negatives on the other.`;
  const seen = reason(witness, subject);
  if (atOrigin(witness)) return `${every} But here ${seen}, which is on no side of it.`;
  if (samePoint(witness) && witness.positive.length + witness.negative.length === 2) {
    return `${every} But here ${seen}, which cannot be on both sides.`;
  }
  if (samePoint(witness))
    return `${every} But here ${seen}: one point is an average of both, and cannot be on both sides.`;
  const factor = fraction(witness.factor, precision);
  return `${every} But here ${seen}: that of the positives is ${factor} times that of the negatives, so both are on the same side.`;
}

/** Each example with its weight, and what they add up to; nothing of a label that takes no part. */
function side(label: "positive" | "negative", shares: readonly Share[], verdict: Verdict, precision: Precision) {
  if (shares.length === 0) return nothing;
  const values = (example: number) => verdict.values.get(example) ?? new Float64Array(0);
  // Of whole numbers the sums are fractions too.
  const whole = shares.every(({ example }) => values(example).every(Number.isInteger));
  const sum = whole ? fraction : formatNumber;
  return html`
    <tbody class="pp-witness-${label}">
      <tr>
        <th scope="rowgroup" colspan="3">${label === "positive" ? "positives" : "negatives"}</th>
      </tr>
      ${shares.map(
        ({ example, weight }) => html`
          <tr>
            <th scope="row">${example + 1}</th>
            <td>${fraction(weight, precision)}</td>
            <td>${pointText(values(example), (value) => formatNumber(value, precision))}</td>
          </tr>
        `,
      )}
      <tr class="pp-witness-sum">
        <th scope="row" colspan="2">Σ <var>λ</var><b>x</b> =</th>
        <td>${pointText(average(label, verdict), (value) => sum(value, precision))}</td>
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

function pointText(point: Float64Array, text: (value: number) => string): string {
  const shown = Array.from(point.subarray(0, MOST), text);
  return `(${shown.join(", ")}${point.length > MOST ? ", …" : ""})`;
}
