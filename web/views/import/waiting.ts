import { html, type LitElement, type TemplateResult } from "lit";
import { english } from "../../state/words.js";
import type { AbortableTask } from "../shared/files/abortable-task.js";
import type { Source } from "./source.js";

/** In the place of what has not been read yet: how far it is, or that it was ended, and a way to read it after all. */
export function waiting(reading: AbortableTask, source: Source | null, readAgain: () => void): TemplateResult {
  if (reading.busy) {
    return html`
      <div class="pp-import-busy">
        <p class="pp-hint" role="status">Reading…</p>
        ${reading.bar(readingName(source), english)}
      </div>
    `;
  }
  return html`
    <div class="pp-import-busy">
      <p class="pp-hint" role="status">Reading was cancelled. Nothing has changed.</p>
      <button class="pp-button" type="button" @click=${readAgain}>Read it again</button>
    </div>
  `;
}

/** Once reading was cancelled, whose button had the focus: it goes to what stands there now. */
export async function focusCancelled(view: LitElement): Promise<void> {
  await view.updateComplete;
  view.querySelector<HTMLElement>(".pp-import-busy button, .pp-import-body")?.focus();
}

/** "Reading iris.csv". */
export function readingName(source: Source | null): string {
  return `Reading ${source?.name ?? ""}`;
}
