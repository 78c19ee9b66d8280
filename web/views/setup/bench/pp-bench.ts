import { html, nothing, type TemplateResult } from "lit";
import { define } from "../../shared/controls/define.js";
import { viewOf } from "../../shared/view.js";
import { type Section, sections } from "../sections/index.js";
import { type SetupFrame, setupReads, setupReadsAtRest } from "../sections/inputs.js";
import "../sections/pp-section.js";
import { Reach } from "./reach.js";

/** All sections of the setup below each other. */
export class PpBench extends viewOf(setupReads, setupReadsAtRest) {
  readonly #reach = new Reach(this);
  #unfollow: readonly (() => void)[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unfollow = sections.map(({ view }) => view.subscribe(() => this.requestUpdate()));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const unfollow of this.#unfollow) unfollow();
  }

  protected override render(): unknown {
    const { frame } = this;
    if (!frame) return nothing;
    return html`
      <div class="pp-bench-head">
        <h2 class="pp-heading">Setup</h2>
        <button class="pp-button pp-button-quiet" type="button" @click=${this.#unpin}>Unpin</button>
      </div>
      ${sections.map((section, index) => this.#section(section, index, frame))}
    `;
  }

  readonly #unpin = (): void => this.dispatch({ type: "set-ui", ui: { pinned: false } });

  /** Nothing before the reader has come to it, nor before all above is there: no height above the reader changes. */
  #section(section: Section, index: number, frame: SetupFrame): TemplateResult {
    const reached = index <= this.#reach.last && sections.slice(0, index).every(isSettled);
    return html`
      <details class="pp-bench-section" data-section=${section.name} open>
        <summary>
          <h3>${section.title}</h3>
          <span class="pp-bench-words">${section.words(frame)}</span>
        </summary>
        <pp-section
          ?data-ahead=${!isSettled(section)}
          .frame=${frame}
          .section=${reached ? section : null}
          .dispatch=${this.dispatch}
        ></pp-section>
      </details>
    `;
  }
}

function isSettled({ view: { state } }: Section): boolean {
  return state === "loaded" || state === "failed";
}

define("pp-bench", PpBench);
