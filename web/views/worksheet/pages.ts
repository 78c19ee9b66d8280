import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import {
  lengthOf,
  type PlanePoint,
  type SheetPlot,
  type SheetPoint,
  type SheetTable,
  type SheetTask,
  type Worksheet,
} from "../../state/course/worksheet/index.js";
import { MINUS } from "../../state/document/notation/numbers.js";
import type { Words } from "../../state/document/notation/words.js";
import { type WorksheetWords, worksheet } from "../../words/en/course/worksheet.js";

/** Of a whole number, in the units of the picture; room around for numbers and names. */
const unit = 36;
const room = 30;

/** Squared paper with axes and the examples: signs, discs and squares are told apart without colours. */
function plot(sheet: SheetPlot, solved: boolean, say: WorksheetWords): TemplateResult {
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
    <svg class="pp-sheet-plot" viewBox="0 0 ${width} ${height}" role="img" aria-label=${described(sheet, solved, say)}>
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

const signed = (value: number): string => (value < 0 ? `${MINUS}${-value}` : String(value));

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
    ...numbers(x).map((value) => text(at([value, 0]), signed(value), 0, 20)),
    ...numbers(y).map((value) => text(at([0, value]), signed(value), -12, 4, "end")),
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

function described({ points, boundary }: SheetPlot, solved: boolean, say: WorksheetWords): string {
  const plotted = points.map(({ place, ...point }) => ({ ...point, place: `(${place.map(signed).join(", ")})` }));
  return say.plot(plotted, solved && boundary !== null);
}

/** The sheet and its solution, each on a page of its own. */
export function pages(sheet: Worksheet, words: Words): TemplateResult {
  const say = words.room(worksheet);
  return html`${page(sheet, false, say)}${page(sheet, true, say)}`;
}

function page(sheet: Worksheet, solved: boolean, say: WorksheetWords): TemplateResult {
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
      ${table(sheet.table, solved, say)} ${sheet.plot ? plot(sheet.plot, solved, say) : nothing}
    </article>
  `;
}

function asked({ text, answer }: SheetTask, solved: boolean): TemplateResult {
  return html`<li>
    ${text}${solved ? answer.map((line) => html`<strong class="pp-sheet-answer">${line}</strong>`) : nothing}
  </li>`;
}

function table({ columns, rows }: SheetTable, solved: boolean, say: WorksheetWords): TemplateResult {
  return html`
    <div class="pp-sheet-scroll" tabindex="0" role="region" aria-label=${solved ? say.solvedTable : say.table}>
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
