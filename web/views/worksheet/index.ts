import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { saidBy } from "../../engine/lazy.js";
import {
  another,
  choiceOf,
  choiceText,
  type Given,
  givens,
  type Level,
  lengthOf,
  mostSeeds,
  type PlanePoint,
  type SheetChoice,
  type SheetFormat,
  type SheetNeed,
  type SheetOutcome,
  type SheetPlot,
  type SheetPoint,
  type SheetTable,
  type SheetTask,
  sheetFile,
  tuple,
  type Worksheet,
  whole,
  worksheetOf,
} from "../../state/course/worksheet/index.js";
import type { Words } from "../../state/document/notation/words.js";
import type { Frame } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import type { Choice } from "../../ui/controls/choices.js";
import { selectField } from "../../ui/controls/controls.js";
import { define, withProperties } from "../../ui/controls/define.js";
import exportCss from "../../ui/files/export.css?inline";
import { hostOf } from "../../ui/page/host-of.js";
import dialogCss from "../../ui/panels/dialog.css?inline";
import { closeDialog } from "../../ui/panels/dialog.js";
import { type WorksheetWords, worksheet } from "../../words/generated/en/worksheet.js";
import { sheetWords } from "../../words/sheet.js";
import { numberField } from "../shared/controls/number-field.js";
import { alike } from "../shared/frame-reads.js";
import { type Offer, obstacleOffers, offerButtons, usePerceptron } from "../shared/offers/offer.js";
import { type PartView, View } from "../shared/view.js";
import paperCss from "./paper.css?inline";
import "../shared/files/pp-export.js";
import worksheetCss from "./worksheet.css?inline";

/** Of a whole number, in the units of the picture; room around for numbers and names. */
const unit = 36;
const room = 30;

/** Squared paper with axes and the examples: signs, discs and squares are told apart without colours. */
function plot(sheet: SheetPlot, solved: boolean, words: Words): TemplateResult {
  const { x, y, points, boundary, normal } = sheet;
  const at = ([across, up]: PlanePoint): PlanePoint => [room + (across - x[0]) * unit, room + (y[1] - up) * unit];
  const [width, height] = [(x[1] - x[0]) * unit + 2 * room, (y[1] - y[0]) * unit + 2 * room];
  const line = (from: PlanePoint, to: PlanePoint, ink: string, width = 1, end = ""): SVGTemplateResult => {
    const [[fromX, fromY], [toX, toY]] = [at(from), at(to)];
    return svg`<line stroke=${ink} stroke-width=${width} marker-end=${end || nothing} x1=${fromX} y1=${fromY} x2=${toX} y2=${toY} />`;
  };
  const across = steps(x).map((value) => line([value, y[0]], [value, y[1]], ...ruled(value)));
  const up = steps(y).map((value) => line([x[0], value], [x[1], value], ...ruled(value)));
  return html`
    <svg class="pp-sheet-plot" font-size="13" viewBox="0 0 ${width} ${height}" role="img" aria-label=${described(sheet, solved, words)}>
      <defs>
        <marker id="pp-sheet-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      ${across}${up}${axisNumbers(sheet, at)}
      ${solved && boundary ? line(boundary[0], boundary[1], "#000", 2.5) : nothing}
      ${solved && normal ? line(normal[0], normal[1], "#000", 2, "url(#pp-sheet-arrow)") : nothing} ${points.map((point) => mark(point, at(point.place)))}
    </svg>
  `;
}

/** Ink and width of the line through a whole number: the axes are at 0. */
const ruled = (value: number): readonly [string, number] => (value === 0 ? ["#000", 1.6] : ["#bbb", 1]);

/** The whole numbers of an axis. */
function steps([low, high]: readonly [number, number]): readonly number[] {
  return Array.from({ length: high - low + 1 }, (_, k) => low + k);
}

/** Below the horizontal axis and left of the vertical one; the origin has none. */
function axisNumbers({ axes, x, y }: SheetPlot, at: (place: PlanePoint) => PlanePoint): readonly SVGTemplateResult[] {
  const text = (
    [left, top]: PlanePoint,
    written: string,
    dx: number,
    dy: number,
    anchor = "middle",
  ): SVGTemplateResult => svg`<text x=${left + dx} y=${top + dy} text-anchor=${anchor}>${written}</text>`;
  const numbers = (range: readonly [number, number]): readonly number[] => steps(range).filter((value) => value !== 0);
  return [
    ...numbers(x).map((value) => text(at([value, 0]), whole(value), 0, 20)),
    ...numbers(y).map((value) => text(at([0, value]), whole(value), -12, 4, "end")),
    text(at([x[1], 0]), axes[0], 18, 5),
    text(at([0, y[1]]), axes[1], 0, -12),
  ];
}

/** A disc with its sign cut out, or a hollow square with it; beside it the number of the example. */
function mark({ positive, name }: SheetPoint, [x, y]: PlanePoint): SVGTemplateResult {
  const shape = positive
    ? svg`<circle stroke="#fff" cx=${x} cy=${y} r="9" /><path stroke="#fff" stroke-width="2.4" d="M${x - 5} ${y}h10M${x} ${y - 5}v10" />`
    : svg`<rect fill="#fff" stroke="#000" stroke-width="2" x=${x - 8} y=${y - 8} width="16" height="16" /><path stroke="#000" stroke-width="2.4" d="M${x - 4} ${y}h8" />`;
  return svg`${shape}<text font-size="11" paint-order="stroke" stroke="#fff" stroke-width="3" x=${x + 14} y=${y - 9}>${name}</text>`;
}

function described({ points, boundary }: SheetPlot, solved: boolean, words: Words): string {
  const say = words.room(worksheet);
  const plotted = points.map(({ place, ...point }) => ({ ...point, place: tuple(place, words) }));
  return say.plot({ points: plotted.map((point) => say.point(point)), boundary: solved && boundary !== null });
}

/** The sheet and its solution, each on a page of its own. */
function pages(sheet: Worksheet, words: Words): TemplateResult {
  return html`${page(sheet, false, words)}${page(sheet, true, words)}`;
}

function page(sheet: Worksheet, solved: boolean, words: Words): TemplateResult {
  const say = words.room(worksheet);
  const heading = `pp-sheet-${solved ? "solution" : "sheet"}`;
  return html`
    <article class="pp-sheet" ?data-solved=${solved} data-length=${lengthOf(sheet.table)} aria-labelledby=${heading}>
      ${solved ? nothing : html`<p class="pp-sheet-writer"><span>${sheet.name}</span><span>${sheet.date}</span></p>`}
      <h3 id=${heading}>${solved ? sheet.solutionTitle : sheet.title}</h3>
      <p class="pp-sheet-origin">${sheet.origin}</p>
      <ul class="pp-sheet-rules">
        ${sheet.rules.map((rule) => html`<li>${rule}</li>`)}
      </ul>
      <ol class="pp-sheet-tasks">
        ${sheet.tasks.map((task) => asked(task, solved))}
      </ol>
      ${table(sheet.table, solved, say)} ${sheet.plot ? plot(sheet.plot, solved, words) : nothing}
    </article>
  `;
}

function asked({ text, answer }: SheetTask, solved: boolean): TemplateResult {
  return html`<li>
    ${text}${solved ? answer.map((line) => html`<div class="pp-sheet-answer"><strong>${line}</strong></div>`) : nothing}
  </li>`;
}

function table({ columns, rows }: SheetTable, solved: boolean, say: WorksheetWords): TemplateResult {
  return html`
    <div class="pp-scroll-x pp-sheet-scroll" tabindex="0" role="region" aria-label=${solved ? say.solvedTable : say.table}>
      <table class="pp-sheet-table" ?data-many=${columns.length > 12}>
        <thead>
          <tr>${columns.map(({ head, blank, wide }) => html`<th scope="col" ?data-blank=${blank} ?data-wide=${wide}>${head}</th>`)}</tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ cells, given, endsEpoch }) => html`
              <tr ?data-ends-epoch=${endsEpoch}>
                ${cells.map((text, k) => cell(text, k, columns[k]?.blank === true && !given, solved, say))}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/** @param blank whether it is to be filled in; the solution has it so, in the look of what is written by hand. */
function cell(text: string, place: number, blank: boolean, solved: boolean, say: WorksheetWords): TemplateResult {
  if (place === 0) return html`<th scope="row">${text}</th>`;
  if (!blank) return html`<td>${text}</td>`;
  return html`<td data-blank>${solved ? text : html`<span class="pp-visually-hidden">${say.toFillIn}</span>`}</td>`;
}

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
function said(outcome: SheetOutcome | null, frame: Frame, dispatch: Dispatch): TemplateResult {
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

const formats = ["markdown", "latex"] as const satisfies readonly SheetFormat[];

/** What a sheet is made from. */
function madeFrom({ words, examples, lead, pane, state }: Frame): readonly unknown[] {
  const { data, features, scaling, bias, learners, order, initial, maxEpochs, ui } = state;
  const run = [examples, data, features, scaling, bias, learners, lead, order, initial, maxEpochs, pane.obstacle];
  return [words, ...run, ui.labels, ui.biasAs, ui.worksheet];
}

const prints = ["beforeprint", "afterprint"] as const;

/** A sheet to be worked out by hand, with its solution, over the page as long as `ui.worksheet` names one. */
class PpWorksheet extends withProperties(View, {
  /** Null until the first is made. */
  outcome: null as SheetOutcome | null,
}) {
  /** What the last was made from. */
  #from: readonly unknown[] = [];
  /** Counts what was asked for: only the last is shown. */
  #asked = 0;
  /** What the document is called when it is not printed; null while it is not. */
  #title: string | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    for (const name of prints) window.addEventListener(name, this.#nameDocument);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const name of prints) window.removeEventListener(name, this.#nameDocument);
  }

  protected override firstUpdated(): void {
    this.querySelector("dialog")?.showModal();
  }

  /** While it is printed the document is called what the sheet is called: a PDF takes its title, and its file's name, from that. */
  readonly #nameDocument = ({ type }: Event): void => {
    if (!hostOf(this)?.hasAttribute("from-url")) return;
    const title = this.querySelector(".pp-sheet h3")?.textContent?.trim();
    if (type === "beforeprint" && title) {
      this.#title ??= document.title;
      document.title = `${title} · ${this.#title}`;
    } else if (this.#title !== null) {
      document.title = this.#title;
      this.#title = null;
    }
  };

  protected override updated(): void {
    const from = this.frame ? madeFrom(this.frame) : [];
    if (alike(from, this.#from)) return;
    this.#from = from;
    void this.#make();
  }

  async #make(): Promise<void> {
    const asked = ++this.#asked;
    const now = this.dispatch.now();
    const outcome = await worksheetOf(now, choiceOf(now.state.ui.worksheet ?? "page"), sheetWords(this.words)).catch(
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
        <div class="pp-dialog-body pp-worksheet-desk" tabindex="0" role="region" aria-label=${say.region}>
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
