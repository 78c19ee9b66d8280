import { html, nothing, type TemplateResult } from "lit";
import { looksLikeState } from "../../state/import/index.js";
import { link } from "../../state/link-and-parameters.js";
import { importing } from "../../words/en/import.js";
import { define } from "../shared/controls/define.js";
import { workCss } from "../shared/files/work.css.js";
import { whenLoaded } from "../shared/loading/when-loaded.js";
import { closeDialog } from "../shared/panels/close-dialog.js";
import { dialogCss } from "../shared/panels/dialog.css.js";
import { onDropped, takeDropped } from "../shared/press/dropped-file.js";
import { type PartView, viewOf } from "../shared/view.js";
import { importCss } from "./import.css.js";
import { previewCss } from "./preview.css.js";
import type { Source } from "./source.js";
import "./pp-import-source.js";
import "./pp-import-state.js";
import "./pp-import-table.js";

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
      ${source === null ? nothing : this.#preview(source, looksLikeState(source.text))}
    `;
  }

  #preview(source: Source, isState: boolean): unknown {
    if (!isState)
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
