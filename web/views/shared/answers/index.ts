import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { type CellRow, cellRows } from "../../../state/course/checks/cells.js";
import type { CheckContext } from "../../../state/course/checks/kind.js";
import { laidOut } from "../../../state/course/checks/lines.js";
import { isRefused, orRefused } from "../../../state/course/checks/run.js";
import { askedWeights } from "../../../state/course/checks/weights.js";
import type { Check, CheckOf } from "../../../state/course/lessons/lesson.js";
import { weightText } from "../../../state/document/notation/feature-text.js";
import { english, type Words } from "../../../state/document/notation/words.js";
import { startingWeights } from "../../../state/runs/starting-weights.js";
import { radio } from "../../../ui/controls/choices.js";
import { define, withProperties } from "../../../ui/controls/define.js";
import { RowDrag } from "../../../ui/handles/row-drag.js";
import { type AnswersWords, answers } from "../../../words/generated/en/answers.js";
import { refusals } from "../../../words/refusals.js";
import { numberText } from "../controls/number-field.js";
import { vectorText } from "../words/features-and-weights.js";
import { answerGroup, type Form, lacksNumber, mistakeForm, numberIn, valueIn } from "./form.js";

type Lines = CheckOf<"lines">["lines"];
type Way = "up" | "down";

/** Lines that are moved up and down: dragged, by their buttons, or by the arrow keys on one of these. */
class PpLineOrder extends withProperties(
  LitElement,
  {
    lines: [] as Lines,
    words: english,
    /** By which the ids of the lines are told from those of another question. */
    group: "",
    /** The places of the lines as they are written, in the order they have now. */
    order: [] as readonly number[],
    /** What was moved last, for who listens. */
    said: "",
  },
  { group: {} },
) {
  /** The line that was taken hold of last. */
  #held = 0;
  readonly #drag = new RowDrag(this, {
    rows: () => Array.from(this.querySelectorAll<HTMLElement>("[data-line]")),
    over: (_, to) => this.#moveTo(this.#held, to),
  });

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("lines") && this.order.length !== this.lines.length) this.order = laidOut(this.lines.length);
  }

  protected override render(): TemplateResult {
    const say = this.words.room(answers);
    return html`
      <p class="pp-hint">${say.linesHint}</p>
      <ol class="pp-code pp-code-ordered pp-ruled" @pointerdown=${this.#take}>
        ${repeat(
          this.order,
          (line) => line,
          (line, place) => this.#row(line, place),
        )}
      </ol>
      <p class="pp-visually-hidden" role="status">${this.said}</p>
    `;
  }

  #row(line: number, place: number): TemplateResult {
    const { line: text = "", in: depth = 0 } = this.lines[line] ?? {};
    const id = `${this.group}-line-${line}`;
    return html`
      <li class="pp-code-line" data-line=${line} .style=${depthOf(depth)} ?data-held=${this.#drag.isDragging && line === this.#held} @keydown=${(event: KeyboardEvent) => this.#key(event, line)}>
        <span class="pp-grip" aria-hidden="true">⠿</span>
        <code id=${id}>${unsafeHTML(text)}</code>
        ${this.#button("up", line, place === 0, id)} ${this.#button("down", line, place === this.order.length - 1, id)}
      </li>
    `;
  }

  /** At an end of the list it stays in reach: the focus is not lost. */
  #button(way: Way, line: number, atEnd: boolean, id: string): TemplateResult {
    const say = this.words.room(answers);
    const name = way === "up" ? say.moveUp : say.moveDown;
    return html`
      <button
        type="button"
        class="pp-button pp-button-quiet pp-fixed pp-code-move"
        data-way=${way}
        title=${name}
        aria-label=${name}
        aria-describedby=${id}
        aria-disabled=${atEnd ? "true" : nothing}
        @click=${() => this.#moveBy(line, way, way)}
      >
        ${way === "up" ? "↑" : "↓"}
      </button>
    `;
  }

  #key(event: KeyboardEvent, line: number): void {
    const way = event.key === "ArrowUp" ? "up" : event.key === "ArrowDown" ? "down" : null;
    if (way === null || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const pressed = (event.target as HTMLElement).dataset["way"] as Way | undefined;
    this.#moveBy(line, way, pressed ?? way);
  }

  #moveBy(line: number, way: Way, pressed: Way): void {
    const to = this.order.indexOf(line) + (way === "up" ? -1 : 1);
    if (to < 0 || to >= this.order.length) return;
    this.#moveTo(line, to);
    // A row that moves in the document loses the focus.
    void this.updateComplete.then(() => {
      this.querySelector<HTMLElement>(`[data-line="${line}"] [data-way="${pressed}"]`)?.focus();
    });
  }

  #moveTo(line: number, place: number): void {
    const others = this.order.filter((one) => one !== line);
    this.order = [...others.slice(0, place), line, ...others.slice(place)];
    this.said = this.words.room(answers).moved({ place: place + 1, lines: this.order.length });
  }

  /** A finger drags by the grip alone: elsewhere it scrolls. */
  readonly #take = (event: PointerEvent): void => {
    const target = event.target as Element;
    const row = target.closest<HTMLElement>("[data-line]");
    const grip = target.closest(".pp-grip") !== null;
    if (!row || target.closest("button") || (event.pointerType !== "mouse" && !grip)) return;
    this.#held = Number(row.dataset["line"]);
    this.#drag.take(event, row);
  };
}

define("pp-line-order", PpLineOrder);

/** The lines of an algorithm, to be moved into their order. */
const linesForm: Form<"lines"> = ({ check, labelledBy, submit, words }) =>
  answerGroup({
    words,
    stacked: true,
    labelledBy,
    give: (group) => {
      const list = group.querySelector("pp-line-order");
      if (list instanceof PpLineOrder) submit(list.order);
    },
    fields: html`<pp-line-order .lines=${check.lines} .group=${labelledBy} .words=${words}></pp-line-order>`,
  });

type Column = "score" | "mistake" | "weights";

const columns: readonly Column[] = ["score", "mistake", "weights"];

/** The trace with blanks; what is not blank is written in it. */
const cellsForm: Form<"cells"> = ({ check, labelledBy, moment, submit, words }) => {
  const say = words.room(answers);
  if (!moment) return html`<p class="pp-hint">${say.loading}</p>`;
  const rows = cellRows(check, moment);
  const names: string[] = [];
  const cell = (row: CellRow, column: Column): TemplateResult => {
    if (!check.blank.includes(column)) return html`<td>${shown(row, column, words)}</td>`;
    const count = column === "weights" ? row.weights.length : 1;
    const fields = Array.from({ length: count }, (_, k) => `${row.visit}-${column}-${k}`);
    names.push(...fields);
    return html`<td>${fields.map((name) => field(name, column, row, say))}</td>`;
  };
  return answerGroup({
    words,
    labelledBy,
    give: (group) => submit(names.map((name) => numberIn(group, name))),
    fields: html`
      <div class="pp-answer-table" tabindex="0" role="region" aria-labelledby=${labelledBy}>
        <table>
          <thead>
            <tr>
              <th scope="col"><span class="pp-visually-hidden">${say.visit}</span></th>
              <th scope="col">x</th>
              <th scope="col">y</th>
              ${columns.map((column) => html`<th scope="col">${say.headings[column]}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) => html`
                <tr>
                  <th scope="row">${row.visit}</th>
                  <td>${vectorText(row.x, words)}</td>
                  <td>${row.label > 0 ? "+1" : "−1"}</td>
                  ${columns.map((column) => cell(row, column))}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    `,
  });
};

function field(name: string, column: Column, { visit, weights }: CellRow, say: AnswersWords): TemplateResult {
  const index = Number(name.split("-").at(-1));
  if (column === "mistake") {
    return html`
      <select class="pp-select" name=${name} aria-label=${say.isMistake({ visit })}>
        <option value=""></option>
        <option value="1">${say.yes}</option>
        <option value="0">${say.no}</option>
      </select>
    `;
  }
  const weight = index === weights.length - 1 ? say.bias({ visit }) : say.weight({ visit, weight: index + 1 });
  return html`<input class="pp-input pp-answer-cell" name=${name} autocomplete="off" aria-label=${column === "score" ? say.score({ visit }) : weight} />`;
}

function shown(row: CellRow, column: Column, words: Words): string {
  const { yes, no } = words.room(answers);
  if (column === "score") return words.number(row.score);
  return column === "mistake" ? (row.mistake ? yes : no) : vectorText(row.weights, words);
}

/** The lines of an algorithm with one left out, and what may stand there. */
const blankLineForm: Form<"blank-line"> = ({ check, labelledBy, submit, words }) => {
  const say = words.room(answers);
  return html`
    <ol class="pp-code">
      ${check.lines.map(
        ({ line, in: depth = 0 }) => html`
          <li class="pp-code-line" .style=${depthOf(depth)} ?data-blank=${line === undefined}>
            <code>${line === undefined ? html`<span aria-hidden="true">?</span><span class="pp-visually-hidden">${say.missingLine}</span>` : unsafeHTML(line)}</code>
          </li>
        `,
      )}
    </ol>
    ${answerGroup({
      words,
      stacked: true,
      give: given(labelledBy, submit),
      fields: html`
        <div role="radiogroup" aria-labelledby=${labelledBy}>
          ${check.options.map(({ say: line }, index) => option(labelledBy, index, line, null))}
        </div>
      `,
    })}
  `;
};

/** All lines of an algorithm, of which one is to be chosen. */
const wrongLineForm: Form<"wrong-line"> = ({ check, labelledBy, submit, words }) =>
  answerGroup({
    words,
    stacked: true,
    give: given(labelledBy, submit),
    fields: html`
      <div class="pp-code" role="radiogroup" aria-labelledby=${labelledBy}>
        ${check.lines.map(({ line, in: depth = 0 }, index) => option(labelledBy, index, line, depth))}
      </div>
    `,
  });

function given(group: string, submit: (answer: number) => void) {
  return (fields: HTMLElement): void => {
    const chosen = valueIn(fields, group);
    if (chosen !== null) submit(Number(chosen));
  };
}

/** How far a line of code is indented. */
const depthOf = (depth: number): string => `--pp-depth: ${depth}`;

/** @param depth null: it stands in no algorithm. */
function option(group: string, value: number, line: string, depth: number | null): TemplateResult {
  return html`
    <label class="pp-check pp-answer-choice ${depth === null ? "" : "pp-code-line"}" .style=${depthOf(depth ?? 0)}>
      ${radio({ group, value })}
      <code>${unsafeHTML(line)}</code>
    </label>
  `;
}

/** A weight a feature, and the bias last where it is asked for. */
const weightsForm: Form<"weights"> = ({ check, labelledBy, moment, submit, words }) => {
  const { features, count, bias } = askedWeights(check, moment);
  const weights = Array.from({ length: count }, (_, k) =>
    weightText(features?.[k] ?? `x${k + 1}`, features ? moment?.frame.examples : {}),
  );
  const fields = [...weights, ...(bias ? ["b"] : [])].map((label, index) => ({ label, name: `weight-${index}` }));
  const dragged = draggedWeights(check, moment);
  const names = fields.map(({ name }) => name);
  return answerGroup({
    words,
    labelledBy,
    give: (group) => {
      if (!lacksNumber(group, names, words)) submit(names.map((name) => numberIn(group, name)));
    },
    fields: fields.map(
      ({ label, name }, index) => html`
        <label class="pp-line">
          <span>${label}</span>
          <input class="pp-input pp-answer-number" name=${name} autocomplete="off" spellcheck="false" .value=${numberOr(dragged?.[index], words)} />
        </label>
      `,
    ),
  });
};

/** Weights that have been chosen on the page since the step began, and the bias; null where there are none, or one answer alone is right. */
function draggedWeights({ of, is }: CheckOf<"weights">, moment: CheckContext | null): readonly number[] | null {
  if (of || is || !moment?.began || moment.frame.pane.initial === moment.began.initial) return null;
  const { weights, bias } = startingWeights(moment.frame);
  return [...weights, bias];
}

function numberOr(value: number | undefined, words: Words): string {
  return value === undefined ? "" : numberText(value, words);
}

/** One of several, which are texts of the lesson's own. */
const choiceForm: Form<"choice"> = ({ check, labelledBy, submit, words }) =>
  answerGroup({
    words,
    stacked: true,
    give: (group) => {
      const chosen = valueIn(group, labelledBy);
      if (chosen !== null) submit(Number(chosen));
    },
    fields: html`
      <div role="radiogroup" aria-labelledby=${labelledBy}>
        ${check.options.map(
          ({ say }, index) => html`
            <label class="pp-check pp-answer-choice">
              ${radio({ group: labelledBy, value: index })}
              <span>${unsafeHTML(say)}</span>
            </label>
          `,
        )}
      </div>
    `,
  });

/** A number, typed. */
const numberForm: Form<"number"> = ({ labelledBy, submit, words }) =>
  answerGroup({
    words,
    give: (group) => {
      if (!lacksNumber(group, ["number"], words)) submit(numberIn(group, "number"));
    },
    fields: html`<input class="pp-input pp-answer-number" name="number" autocomplete="off" spellcheck="false" aria-labelledby=${labelledBy} />`,
  });

/** What was done is on the page already: it is only to be looked at. */
const deedForm: Form = ({ submit, words }) => html`
  <div class="pp-answer">
    <button class="pp-button" type="button" @click=${() => submit(null)}>${words.room(answers).check}</button>
  </div>
`;

/** One a kind that takes an answer. */
const forms: { readonly [Kind in Check["kind"]]?: Form<Kind> } = {
  number: numberForm,
  choice: choiceForm,
  mistake: mistakeForm,
  weights: weightsForm,
  cells: cellsForm,
  lines: linesForm,
  "blank-line": blankLineForm,
  "wrong-line": wrongLineForm,
};

export function formOf({ kind }: Pick<Check, "kind">): Form {
  const form = (forms[kind] as Form | undefined) ?? deedForm;
  return (inputs) => {
    const made = orRefused(() => form(inputs));
    return isRefused(made) ? noForm(inputs.words.room(refusals).said(made), inputs.words) : made;
  };
}

/** Where the engine refuses what the question is asked of, as examples of three classes by a learner of two. */
function noForm(message: string, words: Words): TemplateResult {
  return html`<p class="pp-hint pp-answer-none" role="status">${words.room(answers).notAskable({ reason: message })}</p>`;
}
