import { html, nothing, type TemplateResult } from "lit";
import { type ProgramLine, programText } from "../../state/algorithm/python/program.js";
import type { Words } from "../../state/words.js";
import { algorithm } from "../../words/en/companion/algorithm.js";
import "../shared/files/pp-export.js";

/** More rows of data than these only the copy has. */
const mostRows = 8;

interface Program {
  readonly lines: readonly ProgramLine[];
  /** The lines of the algorithm that ran at the visit shown. */
  readonly ran: ReadonlySet<string>;
  readonly label: string;
  /** The lines as they are when they are copied. */
  readonly file: () => readonly ProgramLine[];
  readonly words: Words;
}

/** The program, and what copies and saves it. */
export function programView({ lines, ran, label, file, words }: Program): TemplateResult {
  const say = words.room(algorithm);
  const has = ({ id }: ProgramLine): boolean => id !== null && ran.has(id);
  const last = lines.findLastIndex(has);
  const make = () => Promise.resolve({ name: "perceptron.py", type: "text/x-python", text: programText(file()) });
  const { before, hidden, after } = shortened(lines);
  // No line break between the lines: each is a block of its own.
  const shown = (line: ProgramLine, index: number): TemplateResult =>
    html`<span class="pp-algorithm-code" ?data-ran=${has(line)} aria-current=${index === last ? "step" : nothing}><span class="pp-algorithm-mark" aria-hidden="true">${has(line) ? "▸" : " "}</span>${line.text || " "}</span>`;
  return html`
    <p class="pp-hint">${say.aboutProgram}</p>
    <pp-export format="Python" what="run" .words=${words} .make=${make}></pp-export>
    <div class="pp-algorithm-scroll" role="region" aria-label=${label} tabindex="0">
      <pre class="pp-algorithm-program">${before.map(shown)}${
        hidden > 0 ? html`<span class="pp-algorithm-code">${`      # ${say.moreRows(hidden)}`}</span>` : nothing
      }${after.map((line, index) => shown(line, before.length + hidden + index))}</pre>
    </div>
  `;
}

/** Without most of the rows of data, where there are many. */
function shortened(lines: readonly ProgramLine[]) {
  const start = lines.findIndex(({ text }) => text === "DATA = [") + 1;
  const end = lines.findIndex(({ text }) => text === "]");
  const hidden = Math.max(0, end - start - mostRows);
  const cut = hidden > 1 ? hidden : 0;
  return { before: lines.slice(0, end - cut), hidden: cut, after: lines.slice(end) };
}
