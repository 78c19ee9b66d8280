import { html, nothing, type TemplateResult } from "lit";
import type { Frame } from "../../state/frame.js";
import { define } from "../shared/controls.js";
import { View } from "../shared/view.js";
import { comparisonTable } from "./comparison-table.js";
import "./pp-curves.js";

/** While playing, the numbers change at most this often: nobody reads faster, and a table takes long to lay out. */
const refreshMs = 120;

/** Several learners in numbers, and learning curves. Empty where there is one learner and nothing held out. */
export class PpCompare extends View {
  #shown: Frame | null = null;
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override shouldUpdate(): boolean {
    const { frame } = this;
    const playingOn = frame?.playing && this.#shown?.playing && frame.state.ui === this.#shown.state.ui;
    const wait = playingOn ? refreshMs - (performance.now() - this.#shownAt) : 0;
    clearTimeout(this.#timer);
    if (wait > 0) this.#timer = setTimeout(() => this.requestUpdate(), wait);
    return wait <= 0;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch } = this;
    this.#shown = frame;
    this.#shownAt = performance.now();
    const several = frame !== null && frame.panes.length > 1;
    if (frame === null || !(several || frame.examples.heldOut)) return nothing;
    return html`
      <div class="pp-comparison">
        ${several ? html`<div class="pp-comparison-numbers">${comparisonTable(frame, dispatch)}</div>` : nothing}
        <pp-curves .frame=${frame} .dispatch=${dispatch}></pp-curves>
      </div>
    `;
  }
}

define("pp-compare", PpCompare);
