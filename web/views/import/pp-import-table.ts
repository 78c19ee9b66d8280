import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { packAhead } from "../../state/data/packing/pack-ahead.js";
import type { Corrections, Preview, Reading, Refused } from "../../state/import/index.js";
import { define } from "../shared/controls/define.js";
import { pause } from "../shared/loading/pause.js";
import { View } from "../shared/view.js";
import { reader } from "./code.js";
import { firstRows } from "./first-rows.js";
import { formatGuess, roleGuesses } from "./guesses.js";
import { outcomeText } from "./outcome.js";
import type { Source } from "./source.js";

/** How a text is read as a table, to be corrected and then taken. Fires `pp-done` once it is. */
export class PpImportTable extends View<never> {
  static override properties = {
    ...View.properties,
    source: { attribute: false },
    read: { state: true },
    busy: { state: true },
  };

  declare source: Source | null;
  declare private read: Preview | Refused | null;
  declare private busy: boolean;

  #reading: Reading | null = null;
  #corrections: Corrections = {};

  constructor() {
    super();
    this.source = null;
    this.read = null;
    this.busy = false;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("source") || !this.source || !reader.module) return;
    this.#reading = new reader.module.Reading(this.source.text, pause);
    this.#corrections = {};
    void this.#look();
  }

  async #look(): Promise<void> {
    this.busy = true;
    const read = (await this.#reading?.read(this.#corrections)) ?? null;
    if (!read) return;
    const table = "outcome" in read ? read.outcome?.table : null;
    if (table) await packAhead(table, pause);
    this.read = read;
    this.busy = false;
  }

  /** Another way to take the text apart makes other columns of it: what was said of those goes. */
  readonly #correct = (corrections: Corrections): void => {
    this.#corrections = corrections.delimiter ? corrections : { ...this.#corrections, ...corrections };
    void this.#look();
  };

  protected override render(): unknown {
    const { read } = this;
    if (!read) return html`<p class="pp-hint pp-import-busy" role="status">Reading…</p>`;
    return html`
      <div class="pp-import-body" role="region" aria-label="How it is read" tabindex="0" aria-busy=${this.busy}>
        ${"refused" in read ? this.#refused(read) : this.#preview(read)}
      </div>
      ${this.#foot(read)}
    `;
  }

  #refused({ refused, delimiter }: Refused): TemplateResult {
    return html`
      <div class="pp-import-guesses">${formatGuess({ delimiter }, this.#correct)}</div>
      <p class="pp-error" role="alert">${reader.module?.sentenceOf(refused)}</p>
    `;
  }

  #preview(read: Preview): TemplateResult {
    return html`
      <div class="pp-import-guesses">
        ${formatGuess(read.choices, this.#correct)} ${roleGuesses(read, this.#correct)}
      </div>
      ${firstRows(read)}
    `;
  }

  #foot(read: Preview | Refused): TemplateResult {
    const preview = "refused" in read ? null : read;
    const table = this.busy ? null : (preview?.outcome?.table ?? null);
    return html`
      <div class="pp-import-foot">
        <div class="pp-import-outcome" role="status">
          ${this.busy ? "Reading…" : preview ? outcomeText(preview, this.#correct) : nothing}
        </div>
        <button class="pp-button pp-button-primary" type="button" ?disabled=${table === null} @click=${this.#take}>Import</button>
      </div>
    `;
  }

  readonly #take = (): void => {
    const table = this.read && "outcome" in this.read ? this.read.outcome?.table : null;
    if (!table) return;
    this.dispatch({ type: "set-table", data: table });
    this.dispatchEvent(new Event("pp-done"));
  };
}

define("pp-import-table", PpImportTable);
