import { css, html, nothing, type TemplateResult } from "lit";
import { packAhead } from "../../state/data/packing/pack-ahead.js";
import type { ReadState } from "../../state/document/reading/fit-state.js";
import { type Pause, partOf } from "../../state/document/slices.js";
import { looksLikeModel, looksLikeState } from "../../state/io/import/index.js";
import { link } from "../../state/io/link-and-parameters.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { define } from "../../ui/controls/define.js";
import { onDropped, takeDropped } from "../../ui/files/dropped-file.js";
import { workCss } from "../../ui/files/export.css.js";
import { closeDialog, dialogCss } from "../../ui/panels/dialog.css.js";
import { importing } from "../../words/en/import.js";
import { refusals as refusalWords } from "../../words/en/refusals/refusals.js";
import { whenLoaded } from "../shared/loading/loading.js";
import { tellRefusals } from "../shared/tell-refusals.js";
import { type PartView, viewOf } from "../shared/view.js";
import type { Source } from "./pp-import-source.js";
import { PpReading } from "./waiting.js";
import "./pp-import-model.js";
import "./pp-import-source.js";
import "./pp-import-table.js";

/** The dialogue, and where a text comes in. */
const importCss = css`
  pp-import {
    display: contents;
  }

  .pp-import {
    box-sizing: border-box;
    width: min(54em, 100vw - 32px);
    max-height: calc(100vh - 32px);
    max-height: calc(100dvh - 32px);
  }

  .pp-import-source {
    flex: none;
    display: flex;
    flex-direction: column;
    gap: 0.4em;
    padding: 0 1.2em 0.7em;
  }

  .pp-import-text {
    width: 100%;
    resize: vertical;
    font-family: var(--pp-mono);
    font-size: 0.8667em;
    white-space: pre;
  }

  .pp-import-choose {
    gap: 0.4em 0.8em;
  }

  .pp-import-choose .pp-hint,
  .pp-import-source > .pp-error {
    margin: 0;
  }

  .pp-import-choose .pp-hint {
    overflow-wrap: anywhere;
  }

  .pp-import-busy {
    padding: 0 1.2em 1.2em;
  }

  .pp-import-busy .pp-hint {
    margin: 0 0 0.4em;
  }

  .pp-import-again {
    flex: none;
    padding: 0 1.2em;
  }

  pp-import-table,
  pp-import-model,
  pp-import-state {
    display: flex;
    flex-direction: column;
    min-height: 0;
  }

  .pp-import-body {
    overflow-y: auto;
    padding: 0.8em 1.2em;
    border-top: 1px solid var(--pp-rule);
    container-type: inline-size;
  }

  .pp-import-body > ul {
    margin: 0.3em 0 0;
    padding-inline-start: 1.2em;
  }

  .pp-import-body:focus-visible {
    outline-offset: -3px;
  }

  .pp-import-foot {
    flex: none;
    gap: 0.5em 1.2em;
    padding: 0.7em 1.2em;
    border-top: 1px solid var(--pp-rule);
  }

  /* Where there is no room for parts that scroll by themselves, all of it does. */
  @media (max-width: 40em), (max-height: 36em) {
    .pp-import {
      width: calc(100vw - 16px);
      max-height: calc(100dvh - 16px);
      overflow-y: auto;
    }

    .pp-import > *,
    pp-import-table > *,
    pp-import-model > *,
    pp-import-state > * {
      flex: none;
    }

    .pp-import-foot {
      position: sticky;
      bottom: 0;
      background: var(--pp-bg);
    }
  }

  @media print {
    .pp-import {
      display: none;
    }
  }
`;

/** The guesses as controls, the first rows, and what comes of them. */
const previewCss = css`
  .pp-import-guesses {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(19em, 100%), 1fr));
    align-items: center;
    gap: 0.55em 2em;
    margin-bottom: 0.9em;
  }

  .pp-import-features {
    grid-column: 1 / -1;
    gap: 0.1em 1.2em;
    max-height: 9em;
    overflow-y: auto;
  }

  @media (max-width: 40em), (max-height: 36em) {
    .pp-import-features {
      max-height: none;
    }
  }

  .pp-import-features span,
  .pp-import-outcome {
    overflow-wrap: anywhere;
  }

  .pp-import-notices {
    margin: 0 0 0.9em;
    padding-inline-start: 1.1em;
    color: var(--pp-ink-2);
    overflow-wrap: anywhere;
  }

  .pp-import-notices [data-asks] {
    color: var(--pp-ink);
    list-style-type: "?  ";
  }

  .pp-import-notices [data-asks]::marker {
    color: var(--pp-accent);
    font-weight: 650;
  }

  .pp-import-rows {
    font-size: 0.8667em;
  }

  .pp-import-rows caption {
    padding-bottom: 0.3em;
    color: var(--pp-ink-2);
    text-align: start;
    white-space: nowrap;
  }

  .pp-import-rows :is(th, td) {
    max-width: 14em;
    padding: 0.2em 0.8em 0.2em 0;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    vertical-align: bottom;
  }

  .pp-import-rows thead th {
    font-weight: 650;
  }

  .pp-import-rows :is(tbody th, thead th:first-child, [data-role="left-out"]) {
    color: var(--pp-ink-3);
    font-weight: 400;
  }

  .pp-import-role {
    display: block;
    color: var(--pp-accent);
    font-weight: 400;
  }

  [data-role="left-out"] > .pp-import-role {
    color: inherit;
  }

  .pp-import-problems {
    margin: 0;
    max-height: 8em;
    padding-inline-start: 1.1em;
    overflow-y: auto;
  }
`;

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

/** The dialogue that reads data from elsewhere. Nothing is taken before it has been shown how it is read. */
class PpImport extends viewOf([]) {
  static override properties = { ...viewOf([]).properties, source: { state: true }, file: { state: true } };

  declare private source: Source | null;
  /** One that was dropped, to be read. */
  declare private file: File | null;

  #stopDrops = (): void => {};

  constructor() {
    super();
    this.source = null;
    this.file = null;
  }

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
      <pp-import-source class="pp-import-source" .file=${file} .source=${source} .words=${this.words} @pp-source=${take}></pp-import-source>
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

export const styles: PartView["styles"] = [dialogCss, importCss, previewCss, workCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-import .frame=${frame} .dispatch=${dispatch}></pp-import>`;
