import { html, LitElement, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { wordSpansOf } from "../../state/document/reviews/word-spans.js";
import { PendingDraft } from "../../ui/controls/controls.js";
import { define, withProperties } from "../../ui/controls/define.js";

/**
 * A text field that grows with its text and marks the words that are features, also while one types. What is typed is
 * handed over with Enter and when the field is left, as by `PpField`; Escape takes it back.
 */
export class PpReviewText extends withProperties(LitElement, {
  value: "",
  words: [] as readonly string[],
  /** The accessible name. */
  name: "",
  hint: "",
  /** Whether the text waits for Enter or for `commit`: leaving the field hands nothing over. */
  held: false,
  /** Returns what is wrong with a text, or null. */
  submit: (() => null) as (text: string) => string | null,
  draft: null as string | null,
  problem: null as string | null,
}) {
  readonly #pending = new PendingDraft(this, () => this.commit());

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Hands over what has been typed; says whether it was taken. */
  commit(): boolean {
    this.#pending.release();
    const text = this.draft ?? this.value;
    if (this.draft === null && !this.held) return true;
    this.problem = text === this.value && !this.held ? null : this.submit(text);
    if (this.problem !== null) return false;
    this.draft = null;
    return true;
  }

  override focus(): void {
    this.querySelector("textarea")?.focus();
  }

  readonly #leave = (): void => {
    if (!this.held) this.commit();
  };

  readonly #type = (event: Event): void => {
    this.draft = (event.target as HTMLTextAreaElement).value;
    if (!this.held) this.#pending.hold();
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.commit();
    } else if (event.key === "Escape" && this.draft !== null) {
      event.preventDefault();
      this.#pending.release();
      this.draft = null;
      this.problem = null;
    }
  };

  protected override render(): TemplateResult {
    const text = this.draft ?? this.value;
    return html`
      <span class="pp-review-field">
        <span class="pp-review-mirror" aria-hidden="true">${wordSpansOf(text, this.words).map(({ text: part, word }) =>
          word < 0 ? part : html`<mark>${part}</mark>`,
        )}\u200b</span>
        <textarea
          class="pp-input"
          rows="1"
          autocomplete="off"
          aria-label=${this.name}
          placeholder=${this.hint || nothing}
          aria-invalid=${this.problem === null ? "false" : "true"}
          .value=${live(text)}
          @input=${this.#type}
          @blur=${this.#leave}
          @keydown=${this.#key}
        ></textarea>
      </span>
      <span class="pp-error" aria-live="polite">${this.problem ?? nothing}</span>
    `;
  }
}

define("pp-review-text", PpReviewText);
