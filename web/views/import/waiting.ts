import { html, type LitElement, type TemplateResult } from "lit";
import type { Words } from "../../state/document/notation/words.js";
import { importing } from "../../words/en/import.js";
import type { AbortableTask } from "../shared/files/abortable-task.js";
import type { Source } from "./pp-import-source.js";

/** In the place of what has not been read yet: how far it is, or that it was ended, and a way to read it after all. */
export function waiting(
  reading: AbortableTask,
  source: Source | null,
  words: Words,
  readAgain: () => void,
): TemplateResult {
  const say = words.room(importing);
  if (reading.busy) {
    return html`
      <div class="pp-import-busy">
        <p class="pp-hint" role="status">${say.busy}</p>
        ${reading.bar(say.reading(source?.name ?? null), words)}
      </div>
    `;
  }
  return html`
    <div class="pp-import-busy">
      <p class="pp-hint" role="status">${say.cancelled}</p>
      <button class="pp-button" type="button" @click=${readAgain}>${say.readAgain}</button>
    </div>
  `;
}

/** Once reading was cancelled, whose button had the focus: it goes to what stands there now. */
export async function focusCancelled(view: LitElement): Promise<void> {
  await view.updateComplete;
  view.querySelector<HTMLElement>(".pp-import-busy button, .pp-import-body")?.focus();
}
