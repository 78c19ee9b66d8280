import { html, nothing, type PropertyValues, svg, type TemplateResult } from "lit";
import { whyShown } from "../../state/verdict.js";
import { explanation } from "../shared/buttons/why.js";
import { define } from "../shared/controls/define.js";
import { viewOf } from "../shared/view.js";
import { drawable } from "../shared/words/verdict-words.js";
import { type VerdictLine, verdictLine } from "./verdict-line.js";

const reads = [
  "findings.verdict",
  "findings.noVerdict",
  "state.learners",
  "state.ui.why",
  "pane.learner",
  "pane.stop",
  "pane.frontier",
  "canUndo",
] as const;

/** Told apart by their shapes: a line between two sides, a cross, and a ring that is still open. */
const marks: Readonly<Record<VerdictLine["mark"], TemplateResult>> = {
  separable: svg`<circle cx="8" cy="8" r="6.5" class="pp-verdict-fill" /><path d="M3 13 13 3" class="pp-verdict-gap" />`,
  inseparable: svg`<path d="M3 3l10 10M13 3 3 13" class="pp-verdict-stroke" />`,
  open: svg`<circle cx="8" cy="8" r="6" class="pp-verdict-dashes" />`,
};

/** Whether a line separates the examples, in one line of a fixed height. */
export class PpVerdict extends viewOf(reads) {
  #asked = false;

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    // What analyses loads with the first thing that is done, or when it is asked for: not for a page nobody touches.
    if (this.frame && (this.frame.pane.frontier > 0 || this.frame.canUndo)) queueMicrotask(this.#ask);
  }

  /** Not in the middle of drawing: what is asked for may draw again. */
  readonly #ask = (): void => {
    if (this.#asked) return;
    this.#asked = true;
    this.dispatch({ type: "want-verdict" });
    this.requestUpdate();
  };

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (!frame) return nothing;
    const { mark, text, why } = verdictLine(frame.findings, this.#asked);
    return html`
      <div class="pp-verdict-line" data-mark=${mark}>
        <svg class="pp-verdict-mark" viewBox="0 0 16 16" aria-hidden="true">${marks[mark]}</svg>
        <span class="pp-verdict-text" role="status" title=${text}>${text}</span>
        ${why ? this.#why() : this.#asked || frame.findings?.verdict ? nothing : this.#findOut()}
      </div>
    `;
  }

  #findOut(): TemplateResult {
    return html`<button type="button" class="pp-verdict-why" @click=${this.#ask}>find out</button>`;
  }

  #why(): TemplateResult {
    const { frame } = this;
    const verdict = frame?.findings?.verdict;
    const onStage = verdict ? drawable(verdict) : false;
    const press = (): void => this.dispatch(explanation);
    return html`<button
      type="button"
      class="pp-verdict-why"
      aria-label="Why?"
      aria-pressed=${onStage && frame ? String(whyShown(frame, frame.pane)) : nothing}
      title=${onStage ? "Show why on the stage" : "Open the margin and the bound"}
      @click=${press}
    >
      why?
    </button>`;
  }
}

define("pp-verdict", PpVerdict);
