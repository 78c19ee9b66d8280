import { html, type TemplateResult } from "lit";
import { formatCount } from "../../shared/words/format.js";
import { exampleName } from "../../shared/words/ordinal.js";
import { largestCounts, trainingExamples } from "../counts.js";
import type { StoryFrame } from "../inputs.js";
import { barRow, between } from "./weights-table.js";

const MOST_ROWS = 8;

/** The examples with the largest counts, each with a bar to the side of its label. */
export function countsTable(frame: StoryFrame, counts: Float64Array): TemplateResult {
  const { largest, others } = largestCounts(counts, MOST_ROWS);
  const [top = -1] = largest;
  if (top < 0) return html`<p class="pp-equation-note">Every count is 0.</p>`;
  const examples = trainingExamples(frame);
  return html`
    <table class="pp-weights-table">
      <thead class="pp-visually-hidden">
        <tr><th scope="col">example</th><th scope="col">count α</th><td></td></tr>
      </thead>
      <tbody>
        ${largest.map((row) => {
          const example = examples[row] ?? row;
          const count = counts[row] ?? 0;
          const side = (frame.examples.label[example] ?? 1) * count;
          return barRow(exampleName(example), formatCount(count), side, counts[top] ?? 0);
        })}
        ${others > 0 ? between(`${formatCount(others)} more with α > 0`, 3) : ""}
      </tbody>
    </table>
  `;
}
