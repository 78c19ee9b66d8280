import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import {
  another,
  choiceOf,
  choiceText,
  type SheetChoice,
  type SheetFormat,
  type SheetOutcome,
  sheetFile,
  worksheetOf,
} from "../../state/worksheet/index.js";
import { define } from "../shared/controls/define.js";
import "../shared/files/pp-export.js";
import { obstacleReads } from "../shared/offers/obstacle.js";
import { closeDialog } from "../shared/panels/close-dialog.js";
import { viewOf } from "../shared/view.js";
import { choices } from "./choices.js";
import { pages } from "./pages.js";
import { said } from "./said.js";

const reads = [
  ...obstacleReads,
  "lead",
  "state.features",
  "state.scaling",
  "state.bias",
  "state.learners",
  "state.order",
  "state.initial",
  "state.maxEpochs",
  "state.ui.labels",
  "state.ui.biasAs",
  "state.ui.worksheet",
] as const;

const formats: readonly { readonly format: SheetFormat; readonly label: string }[] = [
  { format: "markdown", label: "Markdown" },
  { format: "latex", label: "LaTeX" },
];

/** A sheet to be worked out by hand, with its solution, over the page as long as `ui.worksheet` names one. */
export class PpWorksheet extends viewOf(reads) {
  static override properties = { ...super.properties, outcome: { state: true } };

  /** Null until the first is made. */
  declare private outcome: SheetOutcome | null;

  /** Counts what was asked for: only the last is shown. */
  #asked = 0;

  constructor() {
    super();
    this.outcome = null;
  }

  protected override firstUpdated(): void {
    this.querySelector("dialog")?.showModal();
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("frame") && this.frame) void this.#make();
  }

  async #make(): Promise<void> {
    const asked = ++this.#asked;
    const now = this.dispatch.now();
    const outcome = await worksheetOf(now, choiceOf(now.state.ui.worksheet ?? "page")).catch(refusedBy);
    if (asked === this.#asked) this.outcome = outcome;
  }

  protected override render(): unknown {
    const { frame, outcome } = this;
    if (!frame) return nothing;
    const choice = this.#shown(frame.state.ui.worksheet);
    const sheet = outcome !== null && "sheet" in outcome ? outcome.sheet : null;
    return html`
      <dialog class="pp-dialog pp-worksheet" aria-labelledby="pp-worksheet-title" @cancel=${this.#cancel}>
        <div class="pp-dialog-head">
          <h2 id="pp-worksheet-title">Worksheet</h2>
          <button class="pp-button pp-button-quiet" type="button" @click=${this.#close}>Close</button>
        </div>
        <div class="pp-worksheet-bar">
          ${choices(choice, this.#choose)}
          <button type="button" class="pp-button" @click=${this.#another}>Another sheet</button>
          <button type="button" class="pp-button" ?disabled=${sheet === null} @click=${() => print()}>Print</button>
        </div>
        <div class="pp-worksheet-desk" tabindex="0" role="region" aria-label="Sheet and solution">
          ${said(outcome, frame, this.dispatch)}
          ${sheet === null ? nothing : [this.#exports(), pages(sheet)]}
        </div>
      </dialog>
    `;
  }

  /** The sheet that is shown for one that was wanted: another, where the page's own examples are nothing for paper. */
  #shown(wanted: string | null): SheetChoice {
    const choice = choiceOf(wanted ?? "page");
    const { outcome } = this;
    return choice.kind === "page" && outcome && "sheet" in outcome && outcome.instead ? outcome.choice : choice;
  }

  #exports(): TemplateResult {
    return html`<div class="pp-worksheet-exports">
      ${formats.map(
        ({ format, label }) =>
          html`<pp-export format=${label} noun="the worksheet" .make=${async () => this.#file(format)}></pp-export>`,
      )}
    </div>`;
  }

  #file(format: SheetFormat) {
    return this.outcome !== null && "sheet" in this.outcome ? sheetFile(this.outcome.sheet, format) : null;
  }

  readonly #choose = (choice: SheetChoice): void =>
    this.dispatch({ type: "set-ui", ui: { worksheet: choiceText(choice) } });

  readonly #another = (): void =>
    this.dispatch(({ state: { ui } }) => {
      const worksheet = choiceText(another(this.#shown(ui.worksheet)));
      return { type: "set-ui", ui: { worksheet } };
    });

  readonly #cancel = (event: Event): void => {
    event.preventDefault();
    this.#close();
  };

  readonly #close = (): void => {
    closeDialog(this, '[data-opens="share"]');
    this.dispatch({ type: "set-ui", ui: { worksheet: null } });
  };
}

/** What the engine refuses, and what could not be loaded. */
function refusedBy(error: unknown): SheetOutcome {
  return { refused: error instanceof Error ? error.message : String(error), needs: null };
}

define("pp-worksheet", PpWorksheet);
