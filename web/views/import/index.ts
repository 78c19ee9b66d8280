import { html, nothing, type TemplateResult } from "lit";
import { packAhead } from "../../state/data/packing/pack-ahead.js";
import type { ReadState } from "../../state/document/reading/fit-state.js";
import { type Pause, partOf } from "../../state/document/slices.js";
import { looksLikeModel, looksLikeState } from "../../state/io/import/index.js";
import { link } from "../../state/io/link-and-parameters.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { define, withProperties } from "../../ui/controls/define.js";
import { onDropped, takeDropped } from "../../ui/files/dropped-file.js";
import dialogCss from "../../ui/panels/dialog.css?inline";
import { closeDialog } from "../../ui/panels/dialog.js";
import { importing } from "../../words/generated/en/importing.js";
import { refusals as refusalWords } from "../../words/refusals.js";
import { whenLoaded } from "../shared/loading/loading.js";
import { tellRefusals } from "../shared/tell-refusals.js";
import { type PartView, View } from "../shared/view.js";
import type { Source } from "./pp-import-source.js";
import { PpReading } from "./waiting.js";
import "./pp-import-model.js";
import "./pp-import-source.js";
import "./pp-import-table.js";
import importCss from "./import.css?inline";

/** What came of a saved state, beside what there is. */
interface Read extends ReadState {
  readonly readable: boolean;
}

/** What a saved state says that it does not fit, before it is opened. Fires `pp-done` once it is. */
class PpImportState extends PpReading<Read> {
  protected override readIn(source: Source, pause: Pause): Promise<Read | null> {
    return readIn(source, this.dispatch, pause);
  }

  protected override tell({ readable, refusals }: Read): void {
    if (!readable) tellRefusals(this, refusals);
  }

  protected override shown({ refusals, readable }: Read): unknown {
    const say = this.say(importing);
    return html`
      <div class="pp-dialog-body" role="region" aria-label=${say.savedState} tabindex="0">
        <p>${readable ? say.replaces : say.cannotOpen}</p>
        ${
          refusals.length > 0
            ? html`
                <p>${readable ? say.leftOutOfState : nothing}</p>
                <ul class="pp-error pp-bullets">${refusals.map((refusal) => html`<li>${this.say(refusalWords).said(refusal)}</li>`)}</ul>
              `
            : nothing
        }
      </div>
      <div class="pp-spread pp-dialog-foot">
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

/** The dialogue that reads data from elsewhere. Nothing is taken before it has been shown how it is read. */
class PpImport extends withProperties(View, {
  source: null as Source | null,
  /** One that was dropped, to be read. */
  file: null as File | null,
}) {
  #stopDrops = (): void => {};

  override connectedCallback(): void {
    super.connectedCallback();
    const page = this.getRootNode();
    const take = (): void => {
      this.file = takeDropped(page) ?? this.file;
    };
    take();
    this.#stopDrops = onDropped(page, take);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopDrops();
  }

  protected override firstUpdated(): void {
    this.querySelector("dialog")?.showModal();
  }

  protected override render(): unknown {
    const say = this.say(importing);
    return html`
      <dialog class="pp-dialog pp-import" aria-labelledby="pp-import-title" @cancel=${this.#cancel}>
        <div class="pp-spread pp-dialog-head">
          <h2 id="pp-import-title">${say.title}</h2>
          <button class="pp-button pp-button-quiet" type="button" @click=${this.#close}>${say.close}</button>
        </div>
        ${this.#body()}
      </dialog>
    `;
  }

  #body(): TemplateResult {
    const { source, file } = this;
    const take = ({ detail }: CustomEvent<Source | null>): void => {
      this.source = detail;
    };
    return html`
      <pp-import-source class="pp-stack pp-fixed pp-import-source" .file=${file} .source=${source} .words=${this.words} @pp-source=${take}></pp-import-source>
      ${source === null ? nothing : this.#preview(source)}
    `;
  }

  #preview(source: Source): unknown {
    if (looksLikeModel(source.text))
      return html`<pp-import-model .frame=${this.frame} .source=${source} .dispatch=${this.dispatch} @pp-done=${this.#close}></pp-import-model>`;
    if (!looksLikeState(source.text))
      return html`<pp-import-table .frame=${this.frame} .source=${source} .dispatch=${this.dispatch} @pp-done=${this.#close}></pp-import-table>`;
    return whenLoaded(
      link,
      this.words,
      () =>
        html`<pp-import-state .frame=${this.frame} .source=${source} .dispatch=${this.dispatch} @pp-done=${this.#close}></pp-import-state>`,
    );
  }

  readonly #cancel = (event: Event): void => {
    event.preventDefault();
    this.#close();
  };

  readonly #close = (): void => {
    closeDialog(this, '[data-section="data"]');
    this.dispatch({ type: "set-ui", ui: { importing: false } });
  };
}

define("pp-import", PpImport);

export const styles: PartView["styles"] = [dialogCss, importCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-import .frame=${frame} .dispatch=${dispatch}></pp-import>`;
