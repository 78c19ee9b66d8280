import { html, mathml, nothing, type TemplateResult } from "lit";
import type { ImpliedWeights } from "../../state/frame.js";
import { cures } from "../../words/en/companion/cures.js";
import { bar } from "../shared/chart/value-bar.js";
import { featureName } from "../shared/words/feature-name.js";
import {
  COMMA,
  formula,
  lines,
  number,
  operator,
  parenthesised,
  subscript,
  sum,
  variable,
  vectorLetter,
} from "../shared/words/mathml.js";
import type { CuresFrame } from "./inputs.js";
import { multiplierText } from "./kernel-words.js";

/** Positions of the weights, the largest in size first. */
export function bySize(weights: ArrayLike<number>): number[] {
  const size = (position: number) => Math.abs(weights[position] ?? 0);
  return Array.from(weights, (_, position) => position).sort((p, q) => size(q) - size(p) || p - q);
}

/** The features that the kernel implies, their weights, and what they come to at an example. */
export function impliedTable(frame: CuresFrame, implied: ImpliedWeights, example: number | null): TemplateResult {
  const { weights, scale, features } = implied;
  const say = frame.words.room(cures);
  const text = (value: number) => frame.words.number(value, frame.state.ui.precision);
  const reading = example === null ? null : implied.read(example);
  const largest = weights.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const head = (content: unknown) => html`<th scope="col" class="pp-weights-value">${content}</th>`;
  return html`
    <div class="pp-cures-scroll" tabindex="0" role="group" aria-label=${say.table}>
      <table class="pp-weights-table pp-cures-implied">
        <thead>
          <tr>
            <th scope="col">${say.columns.feature}</th>
            <th scope="col" class="pp-weights-value">${say.columns.weight}</th>
            <td class="pp-weights-bar"></td>
            ${
              reading
                ? html`${head(html`<var>φ</var>(<b>x</b>)`)} ${head(html`<var>w</var>·<var>φ</var>(<b>x</b>)`)}`
                : nothing
            }
          </tr>
        </thead>
        <tbody>
          ${bySize(weights).map((position) => {
            const weight = weights[position] ?? 0;
            return html`
              <tr>
                <th scope="row">${impliedName(frame, features[position] ?? "", scale[position] ?? 1, text)}</th>
                <td class="pp-weights-value">${text(weight)}</td>
                <td class="pp-weights-bar" aria-hidden="true">${bar(weight, largest)}</td>
                ${
                  reading
                    ? html`<td class="pp-weights-value">${text(reading.features[position] ?? 0)}</td>
                        <td class="pp-weights-value">${text(reading.contributions[position] ?? 0)}</td>`
                    : nothing
                }
              </tr>
            `;
          })}
        </tbody>
      </table>
    </div>
  `;
}

/** √2·x₁∧x₂; the constant is its multiplier. */
function impliedName(frame: CuresFrame, name: string, scale: number, text: (value: number) => string): TemplateResult {
  const multiplier = multiplierText(scale, text);
  if (name === "1") return html`${multiplier || "1"}`;
  return html`${multiplier ? `${multiplier} · ` : ""}${featureName(name, frame.examples)}`;
}

/** Both sums at the example, which are the same score. */
export function impliedCheck(frame: CuresFrame, implied: ImpliedWeights, example: number): TemplateResult {
  const say = frame.words.room(cures);
  const text = (value: number) => frame.words.number(value, frame.state.ui.precision);
  const score = implied.score(example);
  const own = implied.read(example).score;
  const same = score === null ? null : Math.abs(own - score) <= 1e-9 * Math.max(1, Math.abs(score));
  const [i, x] = [variable("i"), vectorLetter("x")];
  const byFeatures = mathml`${sum()}${variable("w", "weight")}${operator("·")}${variable("φ")}${parenthesised(x)}`;
  const byKernel = mathml`${sum(i)}${subscript(variable("α", "weight"), i)}${subscript(variable("y"), i)}${variable("K")}${parenthesised(
    mathml`${subscript(x, i)}${COMMA}${x}`,
  )}`;
  return html`
    <p class="pp-cures-text">${say.check(example, same)}</p>
    ${formula(
      lines([
        [byFeatures, mathml`${operator("=")}${number(text(own))}`],
        ...(score === null ? [] : [[byKernel, mathml`${operator("=")}${number(text(score))}`] as const]),
      ]),
    )}
  `;
}
