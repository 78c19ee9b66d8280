import { html, nothing, type TemplateResult } from "lit";
import type { ShownLine } from "../../state/algorithm/shown.js";
import type { AlgorithmWords } from "../../words/en/companion/algorithm.js";
import { sayFacts } from "../../words/sentences.js";

/** The pseudocode. A mark stands before each line that ran, and its numbers next to it. */
export function linesList(lines: readonly ShownLine[], label: string, say: AlgorithmWords): TemplateResult {
  return html`
    <div class="pp-algorithm-scroll" role="region" aria-label=${label} tabindex="0">
      <ol class="pp-algorithm-lines">
        ${lines.map(
          (line) => html`
            <li
              class="pp-algorithm-line"
              data-line=${line.id}
              data-depth=${line.depth}
              ?data-ran=${line.ran}
              aria-current=${line.current ? "step" : nothing}
            >
              <span class="pp-algorithm-mark" aria-hidden="true">${line.ran ? "▸" : nothing}</span>
              <code>${line.ran ? html`<span class="pp-visually-hidden">${say.ran}: </span>` : nothing}${sayFacts(say.lines, line.text)}</code>
              ${line.figures === null ? nothing : html`<span class="pp-algorithm-figures">${line.figures}</span>`}
            </li>
          `,
        )}
      </ol>
    </div>
  `;
}
