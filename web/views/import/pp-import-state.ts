import { html, nothing, type PropertyValues } from "lit";
import { packAhead } from "../../state/data/packing/pack-ahead.js";
import type { ReadState } from "../../state/document/fit-state.js";
import { type Pause, partOf } from "../../state/document/slices.js";
import type { Dispatch } from "../../state/intent.js";
import { link } from "../../state/link-and-parameters.js";
import { importing } from "../../words/en/import.js";
import { refusals as refusalWords } from "../../words/en/refusals/refusals.js";
import { define } from "../shared/controls/define.js";
import { AbortableTask } from "../shared/files/abortable-task.js";
import { tellRefusals } from "../shared/press/tell-refusals.js";
import { viewOf } from "../shared/view.js";
import type { Source } from "./source.js";
import { focusCancelled, waiting } from "./waiting.js";

/** What came of a saved state, beside what there is. */
interface Read extends ReadState {
  readonly readable: boolean;
}

/** What a saved state says that it does not fit, before it is opened. Fires `pp-done` once it is. */
class PpImportState extends viewOf([]) {
  static override properties = { ...viewOf([]).properties, source: { attribute: false }, read: { state: true } };

  declare source: Source | null;
  declare private read: Read | null;

  readonly #reading = new AbortableTask(this);

  constructor() {
    super();
    this.source = null;
    this.read = null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("source")) void this.#look();
  }

  readonly #look = async (): Promise<void> => {
    const { source } = this;
    this.read = null;
    const read = await this.#reading.begin(async (_, __, pause) => source && readIn(source, this.dispatch, pause));
    if (!read) {
      if (!this.#reading.busy) await focusCancelled(this);
      return;
    }
    this.read = read;
    if (!read.readable) tellRefusals(this, read.refusals);
  };

  protected override render(): unknown {
    if (!this.read) return waiting(this.#reading, this.source, this.words, this.#look);
    const say = this.say(importing);
    const { refusals, readable } = this.read;
    return html`
      <div class="pp-import-body" role="region" aria-label=${say.savedState} tabindex="0">
        <p>${readable ? say.replaces : say.cannotOpen}</p>
        ${
          refusals.length > 0
            ? html`
                <p>${readable ? say.leftOutOfState : nothing}</p>
                <ul class="pp-error">${refusals.map((refusal) => html`<li>${this.say(refusalWords).said(refusal)}</li>`)}</ul>
              `
            : nothing
        }
      </div>
      <div class="pp-spread pp-import-foot">
        <button class="pp-button pp-button-primary" type="button" ?disabled=${!readable} @click=${this.#open}>${say.open}</button>
      </div>
    `;
  }

  /** Meanwhile nothing has changed: the dialogue is modal. */
  readonly #open = (): void => {
    if (!this.read) return;
    const { state, refusals } = this.read;
    this.dispatch({ type: "replace", state });
    tellRefusals(this, refusals);
    this.dispatchEvent(new Event("pp-done"));
  };
}

async function readIn({ text }: Source, { now }: Dispatch, pause: Pause): Promise<Read | null> {
  if (!link.module) return null;
  const content = await link.module.contentOf(text, partOf(pause, 0, 0.8));
  const present = now().state;
  const read = link.module.readContent(content, present);
  await packAhead(read.state.data, partOf(pause, 0.8, 1));
  return { ...read, readable: read.state !== present };
}

define("pp-import-state", PpImportState);
