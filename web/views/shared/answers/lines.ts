import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { laidOut } from "../../../state/course/checks/lines.js";
import type { CheckOf } from "../../../state/course/lessons/lesson.js";
import { english, type Words } from "../../../state/document/notation/words.js";
import { answers } from "../../../words/en/shared/answers.js";
import { define } from "../controls/define.js";
import { answerGroup } from "./answer-group.js";
import type { Form } from "./form.js";

type Lines = CheckOf<"lines">["lines"];
type Way = "up" | "down";

/** Lines that are moved up and down: dragged, by their buttons, or by the arrow keys on one of these. */
class PpLineOrder extends LitElement {
  static override properties = {
    lines: { attribute: false },
    words: { attribute: false },
    group: {},
    order: { state: true },
    held: { state: true },
    said: { state: true },
  };

  declare lines: Lines;
  declare words: Words;
  /** By which the ids of the lines are told from those of another question. */
  declare group: string;
  /** The places of the lines as they are written, in the order they have now. */
  declare order: readonly number[];
  /** The line that is being dragged. */
  declare private held: number | null;
  /** What was moved last, for who listens. */
  declare private said: string;

  constructor() {
    super();
    this.lines = [];
    this.words = english;
    this.group = "";
    this.order = [];
    this.held = null;
    this.said = "";
  }

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
      <ol
        class="pp-code pp-code-ordered"
        @pointerdown=${this.#take}
        @pointermove=${this.#drag}
        @pointerup=${this.#drop}
        @pointercancel=${this.#drop}
      >
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
      <li class="pp-code-line" data-line=${line} data-depth=${depth} ?data-held=${line === this.held} @keydown=${(event: KeyboardEvent) => this.#key(event, line)}>
        <span class="pp-code-grip" aria-hidden="true">⠿</span>
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
        class="pp-button pp-button-quiet pp-code-move"
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
    this.said = this.words.room(answers).moved(place + 1, this.order.length);
  }

  /** A finger drags by the grip alone: elsewhere it scrolls. */
  readonly #take = (event: PointerEvent): void => {
    const target = event.target as Element;
    const row = target.closest<HTMLElement>("[data-line]");
    const grip = target.closest(".pp-code-grip") !== null;
    if (!row || event.button !== 0 || target.closest("button") || (event.pointerType !== "mouse" && !grip)) return;
    event.preventDefault();
    this.held = Number(row.dataset["line"]);
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  readonly #drag = (event: PointerEvent): void => {
    const { held } = this;
    if (held === null) return;
    const rows = Array.from(this.querySelectorAll<HTMLElement>("[data-line]"));
    const others = rows.filter(({ dataset }) => Number(dataset["line"]) !== held);
    // It comes before the first of the others whose middle is below the pointer.
    const below = others.findIndex((row) => {
      const { top, height } = row.getBoundingClientRect();
      return event.clientY < top + height / 2;
    });
    const place = below < 0 ? others.length : below;
    if (this.order.indexOf(held) !== place) this.#moveTo(held, place);
  };

  readonly #drop = (): void => {
    this.held = null;
  };
}

define("pp-line-order", PpLineOrder);

/** The lines of an algorithm, to be moved into their order. */
export const linesForm: Form<"lines"> = ({ check, labelledBy, submit, words }) =>
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
