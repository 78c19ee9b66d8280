import { html, nothing, type TemplateResult } from "lit";
import { holds } from "../../state/document/lock.js";
import type { Notation } from "../../state/document/notation/notation.js";
import type { Words } from "../../state/document/notation/words.js";
import { algorithmOf } from "../../state/io/algorithm/learners/index.js";
import type { LineText } from "../../state/io/algorithm/line.js";
import { frameLines, type ScriptLine, scriptFile } from "../../state/io/algorithm/python/script.js";
import { type ShownLine, shownLines } from "../../state/io/algorithm/shown.js";
import type { TextFile } from "../../state/io/exports/text-file.js";
import type { Frame } from "../../state/runs/frame.js";
import { radio } from "../../ui/controls/choices.js";
import { define, withProperties } from "../../ui/controls/define.js";
import exportCss from "../../ui/files/export.css?inline";
import { type AlgorithmWords, algorithm, algorithm as room } from "../../words/generated/en/algorithm.js";
import { learners } from "../../words/generated/en/learners.js";
import { sayFacts } from "../../words/sentences.js";
import { Memo } from "../shared/frame-reads.js";
import { withValues } from "../shared/frame-values.js";
import { hint, obstacleOf } from "../shared/offers/offer.js";
import { ThrottledView } from "../shared/throttled-view.js";
import type { PartView } from "../shared/view.js";
import "../shared/files/pp-export.js";
import algorithmCss from "./algorithm.css?inline";

/** More rows of data than these only the copy has. */
const mostRows = 8;

interface Program {
  readonly lines: readonly ScriptLine[];
  /** The lines of the algorithm that ran at the visit shown. */
  readonly ran: ReadonlySet<string>;
  /** The line of the algorithm that ran last. */
  readonly current: string | undefined;
  readonly label: string;
  /** The script as it is when it is copied. */
  readonly file: () => TextFile;
  readonly words: Words;
}

/** The program, and what copies and saves it. */
function programView({ lines, ran, current, label, file, words }: Program): TemplateResult {
  const say = words.room(algorithm);
  const has = ({ id }: ScriptLine): boolean => id !== null && ran.has(id);
  const last = lines.findLast(({ id }) => id !== null && id === current);
  const make = () => Promise.resolve(file());
  const { before, hidden, after } = shortened(lines);
  // No line break between the lines: each is a block of its own.
  const shown = (line: ScriptLine): TemplateResult =>
    html`<span class="pp-algorithm-code" ?data-ran=${has(line)} aria-current=${line === last ? "step" : nothing}><span class="pp-algorithm-mark" aria-hidden="true">${has(line) ? "▸" : " "}</span>${line.text || " "}</span>`;
  return html`
    <p class="pp-hint">${say.aboutProgram}</p>
    <pp-export format="Python" what="run" .words=${words} .make=${make}></pp-export>
    <div class="pp-algorithm-scroll" role="region" aria-label=${label} tabindex="0">
      <pre class="pp-algorithm-program">${before.map(shown)}${
        hidden > 0
          ? html`<span class="pp-algorithm-code">${`      # ${say.moreRows({ rows: hidden })}`}</span>`
          : nothing
      }${after.map(shown)}</pre>
    </div>
  `;
}

/** Without most of the rows of data, where there are many. */
function shortened(lines: readonly ScriptLine[]) {
  const start = lines.findIndex(({ text }) => text === 'EXAMPLES = """') + 1;
  const end = lines.findIndex(({ text }, index) => index > start && text === '"""');
  const hidden = Math.max(0, end - start - mostRows);
  const cut = hidden > 1 ? hidden : 0;
  return { before: lines.slice(0, end - cut), hidden: cut, after: lines.slice(end) };
}

/** How the algorithm is written: in one of three notations, which are the whole page's, or as a program. */
type Form = "plus-minus" | "zero-one" | "weight" | "python";

const forms: readonly Form[] = ["plus-minus", "zero-one", "weight", "python"];

/** The form that is the notation of the page; null for another, which the story offers. */
function formOf({ labels, biasAs }: Notation): Form | null {
  if (biasAs === "bias") return labels;
  return biasAs === "weight" && labels === "plus-minus" ? "weight" : null;
}

interface Choice {
  readonly frame: Pick<Frame, "state" | "words">;
  readonly chosen: Form | null;
  readonly choose: (form: Form) => void;
}

function formChoice({ frame: { state, words }, chosen, choose }: Choice): TemplateResult {
  const say = words.room(algorithm);
  const locked = holds(state.ui.lock, "notation");
  return html`
    <div class="pp-row pp-bar pp-algorithm-forms">
      <span class="pp-label" id="pp-algorithm-forms">${say.writtenAs}</span>
      <div class="pp-segments pp-nowrap" role="radiogroup" aria-labelledby="pp-algorithm-forms">
        ${forms.map(
          (form) => html`
            <label class="pp-segment" data-choice=${form}>
              ${radio({
                group: "pp-algorithm-form",
                checked: form === chosen,
                choose: () => choose(form),
                // Back from the program there is the notation that the page has.
                disabled: locked && form !== "python" && form !== formOf(state.ui),
              })}<span>${say.forms[form]}</span>
            </label>
          `,
        )}
      </div>
    </div>
  `;
}

/** The lead as a text: its pseudocode or its program, whose lines light up for the visit that is shown. */
class PpAlgorithm extends withProperties(ThrottledView, {
  /** Whether the program is shown in place of the pseudocode. */
  python: false,
}) {
  readonly #program = new Memo<readonly ScriptLine[]>();

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (!frame) return nothing;
    const obstacle = obstacleOf(frame);
    if (obstacle) return hint(obstacle, frame, this.dispatch);
    const { learner } = frame.pane;
    const say = this.say(room);
    if (algorithmOf(learner) === null) {
      const untrained = say.notTrained as Readonly<Record<string, string>>;
      return html`<p class="pp-hint">${untrained[learner.kind]}</p>`;
    }
    return html`
      ${formChoice({ frame, chosen: this.python ? "python" : formOf(frame.state.ui), choose: this.#choose })}
      ${this.python ? this.#programOf(frame) : this.#linesOf(frame)}
    `;
  }

  protected override updated(): void {
    // What is above the lines has drawn itself by then.
    requestAnimationFrame(() => {
      const scroller = this.querySelector<HTMLElement>(".pp-algorithm-scroll");
      const current = scroller?.querySelector("[aria-current]");
      if (scroller && current) bringIntoSight(current, scroller);
    });
  }

  #title({ pane, words }: Frame): string {
    return words.room(learners).titles[pane.learner.kind];
  }

  #linesOf(frame: Frame): TemplateResult {
    const lines = shownLines(frame) ?? [];
    const say = this.say(room);
    return html`
      ${linesList(lines, say.label({ learner: this.#title(frame) }), say)}
      <p class="pp-hint">${frame.pane.event === null ? say.atStart : say.marked}</p>
    `;
  }

  #programOf(frame: Frame): TemplateResult {
    const title = this.#title(frame);
    // In Python the labels are −1 and +1 and the bias has a line of its own, whatever the notation of the page.
    const ui = { ...frame.state.ui, labels: "plus-minus", biasAs: "bias" } as const;
    const shown = shownLines(withValues(frame, { state: withValues(frame.state, { ui }) })) ?? [];
    return programView({
      lines: this.#program.of(frame, [title], (read) => frameLines(read, title, null)),
      ran: new Set(shown.filter((line) => line.ran).map(({ id }) => id)),
      current: shown.find(({ current }) => current)?.id,
      label: this.say(room).label({ learner: title }),
      file: this.#file,
      words: this.words,
    });
  }

  readonly #file = (): TextFile => {
    const now = this.dispatch.now();
    return scriptFile(now, this.#title(now), null);
  };

  readonly #choose = (form: Form): void => {
    this.python = form === "python";
    if (form === "python") return;
    this.dispatch({
      type: "set-notation",
      notation: {
        labels: form === "zero-one" ? "zero-one" : "plus-minus",
        biasAs: form === "weight" ? "weight" : "bias",
      },
    });
  };
}

/** What ran last stays in sight, where the lines do not all fit. The page itself does not move. */
function bringIntoSight(line: Element, scroller: HTMLElement): void {
  const [box, room] = [line.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (box.bottom > room.bottom) scroller.scrollTop += box.bottom - room.bottom;
  else if (box.top < room.top) scroller.scrollTop += box.top - room.top;
}

define("pp-algorithm", PpAlgorithm);

export const styles: PartView["styles"] = [exportCss, algorithmCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-algorithm .frame=${frame} .dispatch=${dispatch}></pp-algorithm>`;

/** The pseudocode. A mark stands before each line that ran, and its numbers next to it. */
function linesList(lines: readonly ShownLine[], label: string, say: AlgorithmWords): TemplateResult {
  return html`
    <div class="pp-algorithm-scroll" role="region" aria-label=${label} tabindex="0">
      <ol>
        ${lines.map(
          (line) => html`
            <li
              class="pp-algorithm-line"
              data-line=${line.id}
              .style=${`--pp-depth: ${line.depth}`}
              ?data-ran=${line.ran}
              aria-current=${line.current ? "step" : nothing}
            >
              <span class="pp-algorithm-mark" aria-hidden="true">${line.ran ? "▸" : nothing}</span>
              <code>${line.ran ? html`<span class="pp-visually-hidden">${say.ran}</span>` : nothing}${lineText(line.text, say)}</code>
              ${line.figures === null ? nothing : html`<span class="pp-note">${line.figures}</span>`}
            </li>
          `,
        )}
      </ol>
    </div>
  `;
}

/** A formula, or what a language says of the facts. */
export function lineText(text: LineText, { lines, value }: AlgorithmWords): string {
  if (text.code === "formula") return text.formula;
  if (text.code !== "cases") return sayFacts(lines, text);
  const { letter, first, more } = text;
  return lines.cases({ letter, values: [first, ...more].map((one) => value(one)) });
}
