import { html, LitElement, nothing, type TemplateResult } from "lit";
import { english, type Words } from "../../../state/document/notation/words.js";
import { files } from "../../../words/en/shared/files.js";
import { define } from "../controls/define.js";

type Copying = "idle" | "copied" | "by-hand";

/** Copies a text. Where the clipboard is out of reach (an embed, an old browser), the text is laid out, selected. */
class PpCopy extends LitElement {
  static override properties = {
    text: { attribute: false },
    noun: {},
    words: { attribute: false },
    named: { type: Boolean },
    primary: { type: Boolean },
    copying: { state: true },
  };

  declare text: string;
  /** What is copied: "weights". */
  declare noun: string;
  declare words: Words;
  /** Whether the button says so too. */
  declare named: boolean;
  /** Whether it is what most come for. */
  declare primary: boolean;
  declare private copying: Copying;

  constructor() {
    super();
    this.text = "";
    this.noun = "text";
    this.named = false;
    this.primary = false;
    this.words = english;
    this.copying = "idle";
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    // What was copied is no longer what is shown.
    if (changed.has("text")) this.copying = "idle";
  }

  protected override render(): TemplateResult {
    const say = this.words.room(files);
    const copy = say.copyIt(this.noun);
    return html`
      <button type="button" class=${this.primary ? "pp-button pp-button-primary" : "pp-button"} aria-label=${copy} @click=${this.#copy}>${this.named ? copy : say.copy}</button>
      <span class="pp-muted pp-copied" role="status">${this.copying === "copied" ? say.copied : nothing}</span>
      ${
        this.copying === "by-hand"
          ? html`<label class="pp-copy-by-hand">
              ${say.copyByHand}
              <textarea class="pp-input" readonly rows="3" .value=${this.text}></textarea>
            </label>`
          : nothing
      }
    `;
  }

  readonly #copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.text);
      this.copying = "copied";
    } catch {
      this.copying = "by-hand";
      await this.updateComplete;
      this.querySelector("textarea")?.select();
    }
  };
}

define("pp-copy", PpCopy);
