import { html } from "lit";
import { mostTraced, type TextFile } from "../../state/io/exports/text-file.js";
import {
  leadRunOf,
  runInSlices,
  type TraceFormat,
  TraceReplay,
  traceFile,
} from "../../state/io/exports/trace/index.js";
import { define, withProperties } from "../../ui/controls/define.js";
import { share } from "../../words/generated/en/share.js";
import { trace as traceRoom } from "../../words/generated/en/trace.js";
import { numberField } from "../shared/controls/number-field.js";
import "../shared/files/pp-export.js";
import { addressOf } from "../../state/io/address.js";
import { AbortableTask } from "../shared/files/abortable-task.js";
import { View } from "../shared/view.js";

const formats: readonly TraceFormat[] = ["csv", "markdown", "latex"];

/** The visits of the lead's run as a table: all that have been made, or a stretch of them. */
class PpShareVisits extends withProperties(View, {
  first: 1,
  /** Null: as many as there are. */
  last: null as number | null,
}) {
  readonly #making = new AbortableTask(this, { outlives: true });

  protected override render(): unknown {
    const say = this.say(share);
    const frontier = this.frame?.pane.frontier ?? 0;
    if (frontier === 0) return html`<p>${say.noVisits}</p>`;
    const last = Math.min(this.last ?? frontier, this.first + mostTraced - 1);
    return html`
      <p>${say.visits}</p>
      <div class="pp-flow">
        ${this.#field("first", say.firstVisit, this.first)} ${this.#field("last", say.lastVisit, last)}
      </div>
      ${formats.map(
        (format) =>
          html`<pp-export format=${say.formats[format]} what="visits" .words=${this.words} .make=${() => this.#make(format, last)}></pp-export>`,
      )}
      ${this.#making.bar(say.makingTable, this.words)}
      ${frontier > mostTraced ? html`<p class="pp-hint">${say.mostVisits({ most: mostTraced })}</p>` : ""}
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
    const { columns, mistake, yes, no } = this.say(traceRoom);
    return (
      trace && traceFile(trace, frame.state, frame.pane.learner, format, { names: { ...columns, mistake }, yes, no })
    );
  }
}

define("pp-share-visits", PpShareVisits);

/** The address of the element's script, where the page around has that, as the attribute `element-script` says; else null. */
export function elementScript(host: HTMLElement | null): string | null {
  return addressOf(host?.getAttribute("element-script"))?.href ?? null;
}

/** Where the page around has the playground as one file, as the attribute `offline-file` says; null where it has none. */
export function offlineFile(host: HTMLElement | null): string | null {
  return addressOf(host?.getAttribute("offline-file"))?.href ?? null;
}
