import { html, nothing } from "lit";
import { define } from "../shared/controls/define.js";
import { View } from "../shared/view.js";
import { link } from "./code.js";
import type { Source } from "./source.js";

/** What a saved state says that it does not fit, before it is opened. Fires `pp-done` once it is. */
export class PpImportState extends View<never> {
  static override properties = { ...View.properties, source: { attribute: false } };

  declare source: Source | null;

  constructor() {
    super();
    this.source = null;
  }

  protected override render(): unknown {
    const { source } = this;
    if (!source || !link.module) return nothing;
    const present = this.dispatch.now().state;
    const { state, refusals } = link.module.readFile(source.text, present);
    const readable = state !== present;
    return html`
      <div class="pp-import-body" role="region" aria-label="Saved state" tabindex="0">
        <p>${readable ? "A state: its data, learners and settings take the place of what there is." : "This cannot be opened."}</p>
        ${
          refusals.length > 0
            ? html`
                <p>${readable ? "Not taken of it:" : nothing}</p>
                <ul class="pp-error">${refusals.map(({ message }) => html`<li>${message}</li>`)}</ul>
              `
            : nothing
        }
      </div>
      <div class="pp-import-foot">
        <button class="pp-button pp-button-primary" type="button" ?disabled=${!readable} @click=${this.#open}>Open it</button>
      </div>
    `;
  }

  readonly #open = (): void => {
    const { text } = this.source ?? { text: "" };
    this.dispatch.inTurn(() => {
      const read = link.module?.readFile(text, this.dispatch.now().state);
      if (!read) return;
      this.dispatch({ type: "replace", state: read.state });
      this.dispatchEvent(new Event("pp-done"));
    }, link);
  };
}

define("pp-import-state", PpImportState);
