import { html } from "lit";
import { mostTraced } from "../../state/exports/limits.js";
import type { TextFile } from "../../state/exports/text-file.js";
import { leadRunOf, runInSlices, type TraceFormat, TraceReplay, traceFile } from "../../state/exports/trace/index.js";
import { define } from "../shared/controls/define.js";
import { numberField } from "../shared/controls/number-field.js";
import "../shared/files/pp-export.js";
import { formatCount } from "../../state/notation/numbers.js";
import { AbortableTask } from "../shared/files/abortable-task.js";
import { viewOf } from "../shared/view.js";

const formats: readonly { readonly format: TraceFormat; readonly label: string }[] = [
  { format: "csv", label: "CSV" },
  { format: "markdown", label: "Markdown" },
  { format: "latex", label: "LaTeX" },
];

/** The visits of the lead's run as a table: all that have been made, or a stretch of them. */
class PpShareVisits extends viewOf(["pane.frontier", "pane.obstacle", "pane.visit"]) {
  static override properties = { ...super.properties, first: { state: true }, last: { state: true } };

  /** Null: as many as there are. */
  declare private first: number;
  declare private last: number | null;

  readonly #making = new AbortableTask(this);

  constructor() {
    super();
    this.first = 1;
    this.last = null;
  }

  protected override render(): unknown {
    const frontier = this.frame?.pane.frontier ?? 0;
    if (frontier === 0)
      return html`<p>There is no visit yet: play, or step, and they can be taken along from here.</p>`;
    const last = Math.min(this.last ?? frontier, this.first + mostTraced - 1);
    return html`
      <p>A line a visit: epoch, example, score, label, mistake, and the weights after it.</p>
      <div class="pp-flow pp-export-fields">
        ${this.#field("first", "From visit", this.first)} ${this.#field("last", "to visit", last)}
      </div>
      ${formats.map(
        ({ format, label }) =>
          html`<pp-export format=${label} what="visits" .words=${this.words} .make=${() => this.#make(format, last)}></pp-export>`,
      )}
      ${this.#making.bar("Making the table", this.words)}
      ${frontier > mostTraced ? html`<p class="pp-hint">At most ${formatCount(mostTraced)} visits at once.</p>` : ""}
    `;
  }

  #field(which: "first" | "last", label: string, value: number): unknown {
    return numberField({
      words: this.words,
      id: `pp-share-visits-${which}`,
      label,
      value,
      rule: { name: label, min: 1, max: 1e15, whole: true },
      step: 1,
      commit: (number) => {
        if (which === "first") this.first = number;
        else this.last = number;
      },
    });
  }

  async #make(format: TraceFormat, last: number): Promise<TextFile | null> {
    const frame = this.dispatch.now();
    const replay = new TraceReplay(frame.engine, leadRunOf(frame), { first: this.first, last });
    const trace = await this.#making.begin((signal, tell) => runInSlices(replay, signal, tell));
    return trace && traceFile(trace, frame.state, frame.pane.learner, format);
  }
}

define("pp-share-visits", PpShareVisits);
