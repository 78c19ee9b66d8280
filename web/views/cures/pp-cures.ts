import { html, nothing, type TemplateResult } from "lit";
import type { Frame } from "../../state/frame.js";
import { define } from "../shared/controls.js";
import { View } from "../shared/view.js";
import { hiddenCure } from "./hidden-cure.js";
import { kernelCure } from "./kernel-cure.js";

/** While playing, the numbers change at most this often: nobody reads faster. */
const refreshMs = 120;

/** What else helps where no line does, besides naming a product: a kernel, and hidden units. */
export class PpCures extends View {
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
    if (!frame) return nothing;
    return html`
      <div class="pp-cures">
        <div class="pp-cures-kernel">
          <h2 class="pp-cures-heading">Another cure: a kernel</h2>
          ${kernelCure(frame, dispatch)}
        </div>
        <div class="pp-cures-hidden">
          <h2 class="pp-cures-heading">Another cure: hidden units</h2>
          ${hiddenCure()}
        </div>
        <button
          type="button"
          class="pp-button pp-cures-close"
          @click=${() => dispatch({ type: "set-ui", ui: { cures: false } })}
        >
          Close the other cures
        </button>
      </div>
    `;
  }
}

define("pp-cures", PpCures);
