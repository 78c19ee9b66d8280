import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { saidBy } from "../../engine/lazy.js";
import {
  another,
  choiceOf,
  choiceText,
  type Given,
  givens,
  type Level,
  mostSeeds,
  type SheetChoice,
  type SheetFormat,
  type SheetNeed,
  type SheetOutcome,
  sheetFile,
  worksheetOf,
} from "../../state/course/worksheet/index.js";
import type { Words } from "../../state/document/notation/words.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { sheet as sheetWords } from "../../words/en/course/sheet.js";
import { worksheet } from "../../words/en/course/worksheet.js";
import { selectField } from "../shared/controls/controls.js";
import { define } from "../shared/controls/define.js";
import { numberField } from "../shared/controls/number-field.js";
import type { Choice } from "../shared/controls/options.js";
import { exportCss } from "../shared/files/export.css.js";
import type { FramePick } from "../shared/frame-paths.js";
import { obstacleOffers, obstacleReads } from "../shared/offers/obstacle.js";
import { type Offer, offerButtons } from "../shared/offers/offer.js";
import { usePerceptron } from "../shared/offers/use-perceptron.js";
import { closeDialog } from "../shared/panels/close-dialog.js";
import { dialogCss } from "../shared/panels/dialog.css.js";
import { type PartView, viewOf } from "../shared/view.js";
import { pages } from "./pages.js";
import { paperCss } from "./paper.css.js";
import "../shared/files/pp-export.js";

/** The dialogue around the pages. */
const worksheetCss = css`
  pp-worksheet {
    display: contents;
  }

  .pp-worksheet {
    width: min(58em, 100vw - 32px);
    height: calc(100vh - 32px);
    height: calc(100dvh - 32px);
    max-height: none;
  }

  .pp-worksheet-bar {
    flex: none;
    gap: 0.4em 0.8em;
    padding: 0 1.2em 0.6em;
    border-bottom: 1px solid var(--pp-rule);
  }

  .pp-worksheet-bar .pp-input {
    width: 4.5em;
  }

  .pp-worksheet-desk {
    flex: 1;
    min-height: 0;
    overflow: hidden auto;
    padding: 0.7em 1.2em 1.2em;
    background: var(--pp-hover);
  }

  .pp-worksheet-desk:focus-visible {
    outline-offset: -2px;
  }

  .pp-worksheet-exports {
    gap: 0.2em 2em;
    max-width: 50em;
    margin: 0 auto 0.6em;
  }

  /* A short window, as a phone's that lies on its side, has no room for what stays. */
  @media (max-height: 30em) {
    .pp-worksheet {
      overflow: hidden auto;
    }

    .pp-worksheet-desk {
      flex: none;
      overflow: visible;
    }
  }

  @media (max-width: 30em) {
    .pp-worksheet {
      width: 100vw;
      height: 100vh;
      height: 100dvh;
      border: 0;
      border-radius: 0;
    }

    .pp-worksheet-desk {
      padding: 0.5em;
    }
  }
`;

/** What makes the page such that its own run is a sheet. */
const offersIn = (words: Words): Readonly<Record<Exclude<SheetNeed, null>, Offer>> => ({
  // The first of the presets that fits.
  data: {
    words: words.room(worksheet).loadCs188,
    field: "data",
    act: { type: "load-preset", name: "cs188", options: {} },
  },
  learner: usePerceptron(words),
  tie: {
    words: words.room(worksheet).tieIsMistake,
    field: "learners",
    act: ({ pane: { learner } }) =>
      "tie" in learner ? { type: "configure", learner: { ...learner, tie: "mistake" } } : null,
  },
});

/** Why there is no sheet, or another one than was wanted, with what would make it. */
function said(
  outcome: SheetOutcome | null,
  frame: FramePick<(typeof obstacleReads)[number]>,
  dispatch: Dispatch,
): TemplateResult {
  const refusal = outcome && ("refused" in outcome ? outcome : outcome.instead);
  const obstructed = refusal?.needs === "data" ? obstacleOffers(frame) : [];
  const needed = refusal?.needs ? [offersIn(frame.words)[refusal.needs]] : [];
  return html`<p class="pp-worksheet-said" role="status">${outcome ? (refusal?.refused ?? nothing) : frame.words.room(worksheet).making}</p>
    ${offerButtons(obstructed.length > 0 ? obstructed : needed, frame, dispatch)}`;
}

const sources = ["page", "like", "gentle", "usual", "long"] as const satisfies readonly (Level | "page")[];

/** What the sheet is made of, and of one that is made, which. */
function choices(choice: SheetChoice, words: Words, choose: (choice: SheetChoice) => void): TemplateResult {
  const say = words.room(worksheet);
  const seed = choice.kind === "made" ? choice.seed : 1;
  const { given } = choice;
  return html`
    ${selectField({
      id: "pp-worksheet-source",
      label: say.source,
      choices: sources.map((value): Choice<Level | "page"> => ({ value, title: say.sources[value] })),
      value: choice.kind === "page" ? "page" : choice.level,
      choose: (value) =>
        choose(value === "page" ? { kind: "page", given } : { kind: "made", level: value, seed, given }),
    })}
    ${selectField({
      id: "pp-worksheet-given",
      label: say.given,
      choices: givens.map((value): Choice<Given> => ({ value, title: say.givens[value] })),
      value: given,
      choose: (value) => choose({ ...choice, given: value }),
    })}
    ${
      choice.kind === "page"
        ? nothing
        : numberField({
            words,
            id: "pp-worksheet-seed",
            label: say.seed,
            value: seed,
            rule: { name: say.seed, min: 1, max: mostSeeds, whole: true },
            step: 1,
            commit: (value) => choose({ ...choice, seed: value }),
          })
    }
  `;
}

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

const formats = ["markdown", "latex"] as const satisfies readonly SheetFormat[];

/** A sheet to be worked out by hand, with its solution, over the page as long as `ui.worksheet` names one. */
class PpWorksheet extends viewOf(reads) {
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
    const outcome = await worksheetOf(now, choiceOf(now.state.ui.worksheet ?? "page"), this.say(sheetWords)).catch(
      refusedBy,
    );
    if (asked === this.#asked) this.outcome = outcome;
  }

  protected override render(): unknown {
    const { frame, outcome } = this;
    if (!frame) return nothing;
    const say = this.say(worksheet);
    const choice = this.#shown(frame.state.ui.worksheet);
    const sheet = outcome !== null && "sheet" in outcome ? outcome.sheet : null;
    return html`
      <dialog class="pp-dialog pp-worksheet" aria-labelledby="pp-worksheet-title" @cancel=${this.#cancel}>
        <div class="pp-spread pp-dialog-head">
          <h2 id="pp-worksheet-title">${say.title}</h2>
          <button class="pp-button pp-button-quiet" type="button" @click=${this.#close}>${say.close}</button>
        </div>
        <div class="pp-row pp-bar pp-worksheet-bar">
          ${choices(choice, this.words, this.#choose)}
          <button type="button" class="pp-button" @click=${this.#another}>${say.another}</button>
          <button type="button" class="pp-button" ?disabled=${sheet === null} @click=${() => print()}>${say.print}</button>
        </div>
        <div class="pp-worksheet-desk" tabindex="0" role="region" aria-label=${say.region}>
          ${said(outcome, frame, this.dispatch)}
          ${sheet === null ? nothing : [this.#exports(), pages(sheet, this.words)]}
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
    return html`<div class="pp-flow pp-worksheet-exports">
      ${formats.map(
        (format) =>
          html`<pp-export format=${this.say(worksheet).formats[format]} what="worksheet" .words=${this.words} .make=${async () => this.#file(format)}></pp-export>`,
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
  return { refused: saidBy(error), needs: null };
}

define("pp-worksheet", PpWorksheet);

export const styles: PartView["styles"] = [exportCss, dialogCss, worksheetCss, paperCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-worksheet .frame=${frame} .dispatch=${dispatch}></pp-worksheet>`;
