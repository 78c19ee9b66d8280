import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { isThreshold } from "../../state/document/notation/notation.js";
import { hasWeights, isBaseline, traitsOf } from "../../state/learners/traits.js";
import type { Frame } from "../../state/runs/frame.js";
import type { TraceWant } from "../../state/runs/intent.js";
import type { TraceRow } from "../../state/runs/trace/trace.js";
import { define, withProperties } from "../../ui/controls/define.js";
import { FrameResizeObserver } from "../../ui/page/frame-resize-observer.js";
import scrollCueCss from "../../ui/tables/scroll-cue.css?inline";
import { trace, trace as traceRoom } from "../../words/generated/en/trace.js";
import { traceObstacles } from "../../words/generated/en/traceObstacles.js";
import { paragraph } from "../../words/phrase.js";
import { refusals, told } from "../../words/refusals.js";
import { sayFacts } from "../../words/sentences.js";
import { hint, obstacleOf } from "../shared/offers/offer.js";
import { litExamples, ViewPointer } from "../shared/pointing/view-pointer.js";
import { ThrottledView } from "../shared/throttled-view.js";
import type { PartView } from "../shared/view.js";
import { exactLine } from "./cells.js";
import { type Column, columnsOf, mostWeights, writingOf } from "./columns.js";
import traceCss from "./trace.css?inline";

/** What is seen of a list of rows of one height. Lengths in CSS pixels. */
export interface Extent {
  readonly rows: number;
  readonly rowHeight: number;
  /** Of what rows are seen through. */
  readonly height: number;
}

/** Where it stands. */
export interface Sight {
  /** How much of the whole list has gone by above. */
  readonly top: number;
  /** How far the page's own list, which may be shorter, has been scrolled for that. */
  readonly at: number;
}

/** Rows from `first` to `last`; none where `last` is before it. */
interface Rows {
  readonly first: number;
  readonly last: number;
}

/** The highest list that every browser lays out exactly. */
const highest = 8_000_000;
/** A scroll of so many heights at most goes as far as it goes; a longer one is a leap to a share of the list. */
const near = 2;
/** Rows kept ready above and below those in sight. */
const spare = 6;

/** How high the page's own list is. */
export function laidOut({ rows, rowHeight }: Extent): number {
  return Math.min(rows * rowHeight, highest);
}

/** Where it stands once the page's list has been scrolled. */
export function scrolled(from: Sight, at: number, extent: Extent): Sight {
  const { most, mostAt } = ends(extent);
  if (at <= 0) return { top: 0, at };
  if (at >= mostAt) return { top: most, at };
  if (most === mostAt) return { top: at, at };
  const step = at - from.at;
  const top = Math.abs(step) <= near * extent.height ? from.top + step : (at / mostAt) * most;
  return { top: Math.min(most, Math.max(0, top)), at };
}

/** Where it stands with a row in sight: as it was if the row was, else with the row at the end it comes in by. */
export function brought(from: Sight, row: number, extent: Extent): Sight {
  const above = row * extent.rowHeight;
  // Rounded as the end of the list is: the last row is never beyond it.
  const below = (row + 1) * extent.rowHeight - extent.height;
  const top = Math.min(above, Math.max(below, from.top));
  return top === from.top ? from : placed(top, extent);
}

/** The same where the list has become shorter or is seen through more: within its ends. */
export function held(from: Sight, extent: Extent): Sight {
  return from.top > ends(extent).most ? placed(from.top, extent) : from;
}

/** Whether a row is in sight, all of it. */
export function isInSight(row: number, sight: Sight, extent: Extent): boolean {
  return brought(sight, row, extent) === sight;
}

/** The rows in sight, with those kept ready around them. */
export function rowsAt({ top }: Sight, { rows, rowHeight, height }: Extent): Rows {
  return {
    first: Math.max(0, Math.floor(top / rowHeight) - spare),
    last: Math.min(rows - 1, Math.ceil((top + height) / rowHeight) + spare),
  };
}

/** How many rows a page is: one of those in sight stays in sight. */
export function pageOf({ rowHeight, height }: Extent): number {
  return Math.max(1, Math.floor(height / rowHeight) - 1);
}

/** How far below the beginning of the page's list a row stands. */
export function offsetOf(row: number, { top, at }: Sight, { rowHeight }: Extent): number {
  return at + row * rowHeight - top;
}

function placed(top: number, extent: Extent): Sight {
  const { most, mostAt } = ends(extent);
  const held = Math.min(most, Math.max(0, top));
  return { top: held, at: most === mostAt ? held : (held / most) * mostAt };
}

function ends(extent: Extent): { readonly most: number; readonly mostAt: number } {
  const { rows, rowHeight, height } = extent;
  return { most: Math.max(0, rows * rowHeight - height), mostAt: Math.max(0, laidOut(extent) - height) };
}

interface TableInputs {
  readonly frame: Frame;
  /** Row 0 is the start, row v is visit v. */
  readonly rows: Rows;
  /** How far below the beginning of the list the first of them stands, in CSS pixels. */
  readonly offset: number;
  /** The row that the keys go from, or null. */
  readonly active: number | null;
  /** Whether there is no room for columns: then a visit is a card, whose cells say what they are. */
  readonly cards: boolean;
}

const rowId = (row: number): string => `pp-trace-row-${row}`;

/** The rows in sight. Assistive technology is told how many there are beside them. */
function traceTable({ frame, rows, offset, active, cards }: TableInputs): TemplateResult {
  const columns = columnsOf(frame);
  const say = frame.words.room(traceRoom);
  const { frontier } = frame.pane;
  const inDocument = active !== null && active >= rows.first && active <= rows.last;
  const shown = Array.from({ length: rows.last - rows.first + 1 }, (_, k) => rows.first + k);
  return html`
    <table
      class="pp-trace-table"
      role="grid"
      tabindex="0"
      aria-label=${say.grid}
      aria-rowcount=${frontier + 2}
      aria-activedescendant=${inDocument ? rowId(active) : nothing}
      .style=${`top: ${offset}px`}
      ?data-cards=${cards}
    >
      ${cards ? nothing : head(columns, say.columns.visit)}
      <tbody role="rowgroup">
        ${shown.map((row) => tableRow(row, frame, columns, row === active, cards))}
      </tbody>
    </table>
  `;
}

function head(columns: readonly Column[], visit: string): TemplateResult {
  return html`
    <colgroup>
      <col class="pp-trace-visit" />
      ${columns.map(({ kind }) => html`<col class="pp-trace-${kind}" />`)}
    </colgroup>
    <thead role="rowgroup">
      <tr role="row" aria-rowindex="1">
        <th scope="col" role="columnheader">${visit}</th>
        ${columns.map(({ kind, title }) => html`<th scope="col" role="columnheader" data-kind=${kind}>${title}</th>`)}
      </tr>
    </thead>
  `;
}

/** What a cell is, where no column says it. */
const titled = (title: unknown): TemplateResult => html`<span class="pp-lesser">${title}</span> `;

function tableRow(
  row: number,
  frame: Frame,
  columns: readonly Column[],
  active: boolean,
  cards: boolean,
): TemplateResult {
  const { pane, findings, pointed, words } = frame;
  const told = findings?.trace?.rows.get(row);
  const say = words.room(traceRoom);
  return html`
    <tr
      role="row"
      id=${rowId(row)}
      data-row=${row}
      aria-rowindex=${row + 2}
      aria-selected=${active}
      aria-current=${row === pane.visit ? "step" : nothing}
      ?data-mistake=${told?.mistake}
      ?data-epoch-end=${row % Math.max(1, pane.epochLength) === 0}
      ?data-pointed=${told && litExamples(frame).has(told.example - 1)}
      ?data-pointed-visit=${row === pointed?.visit}
    >
      <th scope="row" role="rowheader">
        ${row === 0 ? say.start : html`${cards ? titled(say.columns.visit) : nothing}${words.count(row)}`}
      </th>
      ${columns.map(
        (column) =>
          html`<td role="gridcell" data-kind=${column.kind}>
            ${cards ? titled(column.title) : nothing}${cell(row, column, told, frame)}
          </td>`,
      )}
    </tr>
  `;
}

function cell(row: number, { text, atStart }: Column, told: TraceRow | undefined, frame: Frame): unknown {
  if (row === 0) return atStart?.(frame.findings?.trace?.start ?? []);
  return told ? text(told) : html`<span class="pp-lesser pp-trace-pending">…</span>`;
}

/** Rows are asked for by so many, so that not every one that comes into sight is a question. */
const block = 16;
/** Until it has been laid out. */
const unmeasured = { rowHeight: 28, height: 0, head: 28, cards: false };

/** On a phone (`--pp-cards`) a narrower list than so many letters has no room for columns; beside a stage it scrolls. */
const CARDS_BELOW = 40;

/** The visits of the lead as a table, of which only the rows in sight are in the document. */
class PpTrace extends withProperties(ThrottledView, {
  sight: { top: 0, at: 0 } as Sight,
  /** The row that has the focus, or had it last. */
  active: null as number | null,
  measures: unmeasured,
}) {
  /** Whether the present visit is kept in sight: not once the user has scrolled away from it. */
  #follows = true;
  #visit: number | null = null;
  #asked: TraceWant | null = null;
  readonly #pointer = new ViewPointer(this);
  /** The visit that another view points at, as far as it was brought into sight. */
  #brought: number | null = null;
  readonly #sizes = new FrameResizeObserver(() => this.#measure());

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes.disconnect();
    this.#asked = null;
    this.dispatch({ type: "want-trace", want: null });
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { frame } = this;
    if (!frame) return;
    const extent = this.#extent;
    const { visit, frontier } = frame.pane;
    const pointed = frame.pointed?.visit ?? null;
    if (this.active !== null && this.active > frontier) this.active = null;
    this.sight = held(this.sight, extent);
    if (this.#follows && (visit !== this.#visit || changed.has("measures")))
      this.sight = brought(this.sight, visit, extent);
    this.#visit = visit;
    if (pointed === this.#brought) return;
    // Where nothing is pointed at any more, the present visit is in sight again.
    this.#brought = pointed;
    if (pointed !== null || this.#follows) this.sight = brought(this.sight, pointed ?? visit, extent);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame, sight } = this;
    if (!frame) return nothing;
    const obstacle = obstacleOf(frame);
    if (obstacle) return hint(obstacle, frame, this.dispatch);
    const about = aboutColumns(frame);
    if (isBaseline(frame.pane.learner)) return html`<p class="pp-hint">${about}</p>`;
    const extent = this.#extent;
    const rows = rowsAt(sight, extent);
    const missing = frame.findings?.trace?.obstacle;
    return html`
      <div class="pp-trace-scroll" @scroll=${this.#scroll}>
        <div
          class="pp-trace-list"
          .style=${`height: ${laidOut(extent) + this.measures.head}px`}
          @click=${this.#press}
          @pointerover=${this.#over}
          @pointerleave=${this.#leave}
          @keydown=${this.#key}
          @pointerdown=${this.#down}
          @focusin=${this.#focus}
          @focusout=${this.#leave}
          @copy=${this.#copy}
        >
          ${traceTable({ frame, rows, offset: offsetOf(rows.first, sight, extent), active: this.active, cards: this.measures.cards })}
        </div>
      </div>
      <div class="pp-spread pp-trace-bar">
        <p class="pp-grow pp-note ${missing ? "" : "pp-trace-about"}">${missing ? sayFacts(this.say(traceObstacles), told(missing, this.say(refusals))) : about}</p>
        <button type="button" class="pp-button pp-button-quiet pp-fixed" @click=${this.#toPresent}>${this.say(trace).present}</button>
      </div>
    `;
  }

  protected override updated(): void {
    const { scroller } = this;
    if (scroller) {
      this.#sizes.observe(scroller);
      this.#measure();
      if (Math.abs(scroller.scrollTop - this.sight.at) >= 1) scroller.scrollTop = this.sight.at;
    }
    // Not in the middle of drawing: what is asked for may draw again.
    queueMicrotask(() => this.isConnected && this.#ask());
  }

  private get scroller(): HTMLElement | null {
    return this.querySelector(".pp-trace-scroll");
  }

  get #extent(): Extent {
    const { rowHeight, height } = this.measures;
    return { rows: (this.frame?.pane.frontier ?? 0) + 1, rowHeight, height };
  }

  #measure(): void {
    const { scroller, measures } = this;
    if (!scroller) return;
    const heightOf = (row: string, otherwise: number): number =>
      scroller.querySelector(row)?.getBoundingClientRect().height || otherwise;
    const style = getComputedStyle(scroller);
    const cards =
      style.getPropertyValue("--pp-cards") !== "" &&
      scroller.clientWidth > 0 &&
      scroller.clientWidth < CARDS_BELOW * Number.parseFloat(style.fontSize);
    const head = cards ? 0 : heightOf("thead", measures.head);
    const height = Math.max(0, scroller.clientHeight - head);
    const now = { rowHeight: heightOf("tbody > tr", measures.rowHeight), head, height, cards };
    const same = (["rowHeight", "head", "height"] as const).every((key) => Math.abs(now[key] - measures[key]) < 0.5);
    if (!same || cards !== measures.cards) this.measures = now;
  }

  #ask(): void {
    const { first, last } = rowsAt(this.sight, this.#extent);
    const want = { first: Math.max(1, Math.floor(first / block) * block), last: Math.ceil((last + 1) / block) * block };
    if (want.first === this.#asked?.first && want.last === this.#asked.last) return;
    this.#asked = want;
    this.dispatch({ type: "want-trace", want });
  }

  /** At the start nothing has been visited. */
  #point(row: number | null): void {
    const example = row === null ? null : (this.frame?.pane.exampleAt(row) ?? null);
    this.#pointer.to(example === null ? null : { example, visit: row });
  }

  #show(row: number): void {
    this.sight = brought(this.sight, row, this.#extent);
    this.#follows = isInSight(this.frame?.pane.visit ?? 0, this.sight, this.#extent);
  }

  #go(row: number): void {
    this.active = row;
    this.#show(row);
    this.#point(row);
  }

  #seek(row: number): void {
    this.#follows = true;
    this.dispatch({ type: "seek", visit: row });
  }

  readonly #toPresent = (): void => {
    this.#follows = true;
    this.sight = brought(this.sight, this.frame?.pane.visit ?? 0, this.#extent);
  };

  readonly #scroll = (event: Event): void => {
    const { scrollTop } = event.currentTarget as HTMLElement;
    if (Math.abs(scrollTop - this.sight.at) < 1) return;
    this.sight = scrolled(this.sight, scrollTop, this.#extent);
    this.#follows = isInSight(this.frame?.pane.visit ?? 0, this.sight, this.#extent);
  };

  readonly #press = (event: Event): void => {
    const row = rowOf(event);
    if (row === null) return;
    this.#go(row);
    this.#seek(row);
  };

  readonly #over = (event: PointerEvent): void => {
    // A finger that scrolls points at nothing.
    const row = event.pointerType === "mouse" ? rowOf(event) : null;
    if (row !== null) this.#point(row);
  };

  readonly #leave = (): void => this.#point(null);

  /** It gives the focus too, which otherwise goes to the present visit: the rows would move under the pointer. */
  readonly #down = (event: Event): void => {
    this.active = rowOf(event) ?? this.active;
  };

  readonly #focus = (): void => {
    this.active ??= this.frame?.pane.visit ?? 0;
    this.#point(this.active);
  };

  readonly #key = (event: KeyboardEvent): void => {
    const { frame, scroller } = this;
    if (!frame || !scroller || event.ctrlKey || event.metaKey || event.altKey) return;
    const from = this.active ?? frame.pane.visit;
    const to = rowFor(event.key, from, pageOf(this.#extent), frame.pane.frontier);
    const aside = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (to !== null) this.#go(to);
    else if (event.key === "Enter") this.#seek(from);
    else if (aside && scroller.scrollWidth > scroller.clientWidth)
      scroller.scrollLeft += aside * this.measures.rowHeight * 2;
    else return;
    event.preventDefault();
  };

  readonly #copy = (event: ClipboardEvent): void => {
    const { frame } = this;
    const row = this.active === null ? undefined : frame?.findings?.trace?.rows.get(this.active);
    if (!frame || !row || !event.clipboardData) return;
    event.clipboardData.setData("text/plain", exactLine(row, writingOf(frame)));
    event.preventDefault();
  };
}

/** The row that an event is of, or null. */
function rowOf(event: Event): number | null {
  const [target] = event.composedPath();
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
  return row ? Number(row.dataset["row"]) : null;
}

define("pp-trace", PpTrace);

/** Which row, 0…last, a key goes to from one of them; null where it goes to none. */
function rowFor(key: string, from: number, page: number, last: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: last,
  };
  const to = steps[key];
  return to === undefined ? null : Math.min(last, Math.max(0, to));
}

export const styles: PartView["styles"] = [traceCss, scrollCueCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-trace .frame=${frame} .dispatch=${dispatch}></pp-trace>`;

/** What the columns say of a learner of this kind, in a sentence or two. */
function aboutColumns({ pane: { learner }, findings, state, words }: Frame): string {
  const say = words.room(trace);
  if (isBaseline(learner)) return say.notTrained;
  const { weights, predicts, objective } = traitsOf(learner);
  const { bias, ui } = state;
  const count = findings?.trace?.weights.length ?? 0;
  return paragraph(
    words,
    say.before,
    bias && hasWeights(learner) && isThreshold(ui) ? say.threshold : "",
    { "per-example": say.counts, "per-class": say.classes, one: say.weights, none: "" }[weights],
    objective ? say.wholeEpoch : "",
    predicts === "mean" || predicts === "votes" || predicts === "best" ? say.predicts[predicts] : "",
    count > mostWeights ? say.tooMany({ weights: count }) : "",
  );
}
