import { html, type LitElement, type PropertyValues, type TemplateResult } from "lit";
import type { Words } from "../../state/document/notation/words.js";
import type { Pause } from "../../state/document/slices.js";
import { withProperties } from "../../ui/controls/define.js";
import { importing } from "../../words/generated/en/importing.js";
import { AbortableTask } from "../shared/files/abortable-task.js";
import { View } from "../shared/view.js";
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
      <div class="pp-stack pp-import-busy">
        <p class="pp-hint" role="status">${say.busy}</p>
        ${reading.bar(say.reading({ name: source?.name ?? null }), words)}
      </div>
    `;
  }
  return html`
    <div class="pp-stack pp-import-busy">
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

/** What reads a source, and again another, before it shows what came of it. */
export abstract class PpReading<Found> extends withProperties(View, {
  source: null as Source | null,
  read: null as unknown,
}) {
  declare read: Found | null;
  readonly #reading = new AbortableTask(this);

  /** Null where nothing can come of it yet. */
  protected abstract readIn(source: Source, pause: Pause): Promise<Found | null>;
  /** Tells the page what was refused, if anything. */
  protected abstract tell(read: Found): void;
  /** With what came of it. */
  protected abstract shown(read: Found): unknown;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("source")) void this.#look();
  }

  protected override render(): unknown {
    return this.read ? this.shown(this.read) : waiting(this.#reading, this.source, this.words, this.#look);
  }

  readonly #look = async (): Promise<void> => {
    const { source } = this;
    this.read = null;
    const read = await this.#reading.begin(async (_, __, pause) => source && this.readIn(source, pause));
    if (read) {
      this.read = read;
      this.tell(read);
    } else if (!this.#reading.busy) {
      await focusCancelled(this);
    }
  };
}
