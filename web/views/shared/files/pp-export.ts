import { html, LitElement, nothing, type TemplateResult } from "lit";
import { saidBy } from "../../../engine/lazy.js";
import { english, type Words } from "../../../state/document/notation/words.js";
import type { TextFile } from "../../../state/io/exports/text-file.js";
import { define, withProperties } from "../../../ui/controls/define.js";
import { saveFile } from "../../../ui/files/saved-file.js";
import { type FilesWords, files } from "../../../words/generated/en/files.js";

/** What can be saved as a file, or copied. */
type Exported = keyof FilesWords["names"];

type Copying = "idle" | "copied" | "by-hand";

/** Copies a text. Where the clipboard is out of reach (an embed, an old browser), the text is laid out, selected. */
class PpCopy extends withProperties(
  LitElement,
  {
    text: "",
    /** What is copied: "weights". */
    noun: "text",
    words: english,
    /** Whether the button says so too. */
    named: false,
    /** Whether it is what most come for. */
    primary: false,
    copying: "idle" as Copying,
  },
  { noun: {}, named: { type: Boolean }, primary: { type: Boolean } },
) {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    // What was copied is no longer what is shown.
    if (changed.has("text")) this.copying = "idle";
  }

  protected override render(): TemplateResult {
    const say = this.words.room(files);
    const copy = say.copyIt({ what: this.noun });
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

/** A text with more characters takes a browser too long to lay out. */
const mostLaidOut = 100_000;

/** What is laid out to be copied by hand. */
interface ToCopy {
  readonly text?: string;
  /** The address of a picture. */
  readonly picture?: string;
}

/** What is said of a file that may not have been saved. */
export function maybeSaved(name: string, { text }: ToCopy, words: Words): string {
  const { maybeSaved: say } = words.room(files);
  if (text === undefined) return say.picture({ name });
  return text.length <= mostLaidOut ? say.text({ name }) : say.long({ name });
}

/** @param label What it is: "the examples". */
export function toCopy({ text, picture }: ToCopy, label: string): unknown {
  if (picture) return html`<img class="pp-export-picture" src=${picture} alt=${label} />`;
  if (text === undefined || text.length > mostLaidOut) return nothing;
  return html`<textarea class="pp-input" readonly rows="4" aria-label=${label} .value=${text}></textarea>`;
}

/** A picture that is exported. */
export interface PixelFile {
  readonly name: string;
  readonly pixels: Blob;
}

export type ExportedFile = TextFile | PixelFile;

/** What came of the last press: what to say, and what to copy by hand where nothing else can. */
interface ExportResult extends ToCopy {
  readonly said: string;
}

/** One thing to take along: saved as a file, or copied. Where neither is sure, it is laid out to copy by hand. */
export class PpExport extends withProperties(
  LitElement,
  {
    /** How it is written: "CSV". */
    format: "",
    what: "picture" as Exported,
    words: english,
    /** Makes it, when it is wanted, for the place where it stands; null: it was ended before it was done. */
    make: (() => Promise.resolve(null)) as (place: Node) => Promise<ExportedFile | null>,
    outcome: null as ExportResult | null,
  },
  { format: {}, what: {}, make: { attribute: false, hasChanged: () => false } },
) {
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#say(null);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const { format, what, outcome } = this;
    const say = this.words.room(files);
    const named = { what: say.names[what], format };
    return html`
      <span class="pp-export-format">${format}</span>
      <button type="button" class="pp-button" aria-label=${say.saveAs(named)} @click=${this.#save}>${say.save}</button>
      <button type="button" class="pp-button" aria-label=${say.copyAs(named)} @click=${this.#copy}>${say.copy}</button>
      <span class="pp-muted pp-export-said" role="status">${outcome?.said ?? nothing}</span>
      ${outcome ? toCopy(outcome, named.what) : nothing}
    `;
  }

  readonly #save = async (): Promise<void> => {
    const file = await this.#made();
    if (!file) return;
    const [content, type] = "text" in file ? [file.text, file.type] : [file.pixels, file.pixels.type];
    if (saveFile(file.name, content, type)) {
      this.#say({ said: this.words.room(files).saved({ name: file.name }) });
      return;
    }
    const laidOut = "text" in file ? { text: file.text } : { picture: URL.createObjectURL(file.pixels) };
    this.#say({ said: maybeSaved(file.name, laidOut, this.words), ...laidOut });
  };

  readonly #copy = async (): Promise<void> => {
    const file = await this.#made();
    if (!file) return;
    try {
      await copied(file);
      this.#say({ said: this.words.room(files).copied });
    } catch {
      await this.#layOut(file);
    }
  };

  /** What was refused is said here. */
  async #made(): Promise<ExportedFile | null> {
    this.#say(null);
    try {
      return await this.make(this);
    } catch (error) {
      this.#say({ said: saidBy(error) });
      return null;
    }
  }

  async #layOut(file: ExportedFile): Promise<void> {
    if ("pixels" in file) {
      this.#say({
        said: this.words.room(files).copyPictureByHand,
        picture: URL.createObjectURL(file.pixels),
      });
      return;
    }
    this.#say({ said: this.words.room(files).copyByHand, text: file.text });
    await this.updateComplete;
    this.querySelector("textarea")?.select();
  }

  #say(outcome: ExportResult | null): void {
    if (this.outcome?.picture) URL.revokeObjectURL(this.outcome.picture);
    this.outcome = outcome;
  }
}

function copied(file: ExportedFile): Promise<void> {
  if ("text" in file) return navigator.clipboard.writeText(file.text);
  return navigator.clipboard.write([new ClipboardItem({ [file.pixels.type]: file.pixels })]);
}

define("pp-export", PpExport);
