import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { packAhead } from "../../state/data/packing/pack-ahead.js";
import { type Pause, partOf } from "../../state/document/slices.js";
import { type Corrections, type Preview, Reading, type Refused } from "../../state/import/index.js";
import { importing } from "../../words/en/import.js";
import { importProblems } from "../../words/en/refusals/import-problems.js";
import { define } from "../shared/controls/define.js";
import { AbortableTask } from "../shared/files/abortable-task.js";
import { viewOf } from "../shared/view.js";
import { firstRows } from "./first-rows.js";
import { formatGuess, roleGuesses } from "./guesses.js";
import { notices, outcomeText } from "./outcome.js";
import type { Source } from "./source.js";
import { focusCancelled, waiting } from "./waiting.js";

/** How a text is read as a table, to be corrected and then taken. Fires `pp-done` once it is. */
class PpImportTable extends viewOf([]) {
  static override properties = {
    ...viewOf([]).properties,
    source: { attribute: false },
    read: { state: true },
  };

  declare source: Source | null;
  declare private read: Preview | Refused | null;

  readonly #work = new AbortableTask(this);
  #reading: Reading | null = null;
  /** Those that are wanted, and those that what is shown was read with. */
  #corrections: Corrections = {};
  #shown: Corrections = {};

  constructor() {
    super();
    this.source = null;
    this.read = null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("source") || !this.source) return;
    this.#reading = new Reading(this.source.text);
    this.#corrections = {};
    this.read = null;
    void this.#look();
  }

  readonly #look = async (): Promise<void> => {
    const [reading, corrections] = [this.#reading, this.#corrections];
    const read = await this.#work.begin(async (_, __, pause) => reading && readIn(reading, corrections, pause));
    if (read) {
      this.read = read;
      this.#shown = corrections;
    } else if (!this.#work.busy) {
      // It was cancelled: what is shown stays, and so does what it was read with.
      this.#corrections = this.#shown;
      await focusCancelled(this);
    }
  };

  /** Another way to take the text apart makes other columns of it: what was said of those goes. */
  readonly #correct = (corrections: Corrections): void => {
    this.#corrections = corrections.delimiter ? corrections : { ...this.#corrections, ...corrections };
    void this.#look();
  };

  protected override render(): unknown {
    const { read } = this;
    if (!read) return waiting(this.#work, this.source, this.words, this.#look);
    return html`
      <div class="pp-import-body" role="region" aria-label=${this.say(importing).table} tabindex="0" aria-busy=${this.#work.busy}>
        ${"refused" in read ? this.#refused(read) : this.#preview(read)}
      </div>
      ${this.#foot(read)}
    `;
  }

  #refused({ refused, delimiter }: Refused): TemplateResult {
    return html`
      <div class="pp-import-guesses">${formatGuess({ delimiter }, this.words, this.#correct)}</div>
      <p class="pp-error" role="alert">${this.say(importProblems).problem(refused)}</p>
    `;
  }

  #preview(read: Preview): TemplateResult {
    return html`
      <div class="pp-import-guesses">
        ${formatGuess(read.choices, this.words, this.#correct)} ${roleGuesses(read, this.words, this.#correct)}
      </div>
      ${notices(read, this.words)} ${firstRows(read, this.words)}
    `;
  }

  #foot(read: Preview | Refused): TemplateResult {
    const preview = "refused" in read ? null : read;
    const say = this.say(importing);
    const { busy } = this.#work;
    const table = busy ? null : (preview?.outcome?.table ?? null);
    return html`
      <div class="pp-import-again">${this.#work.bar(say.reading(this.source?.name ?? null), this.words)}</div>
      <div class="pp-spread pp-import-foot">
        <div class="pp-grow pp-import-outcome" role="status">
          ${busy ? say.busy : preview ? outcomeText(preview, this.words, this.#correct) : nothing}
        </div>
        <button class="pp-button pp-button-primary" type="button" ?disabled=${table === null} @click=${this.#take}>${say.take}</button>
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

async function readIn(reading: Reading, corrections: Corrections, pause: Pause): Promise<Preview | Refused> {
  const read = await reading.read(corrections, partOf(pause, 0, 0.95));
  const table = "outcome" in read ? read.outcome?.table : null;
  if (table) await packAhead(table, partOf(pause, 0.95, 1));
  return read;
}

define("pp-import-table", PpImportTable);
