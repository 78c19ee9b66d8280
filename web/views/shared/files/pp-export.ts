import { html, LitElement, nothing, type TemplateResult } from "lit";
import { saidBy } from "../../../engine/lazy.js";
import { english, type Words } from "../../../state/document/notation/words.js";
import type { TextFile } from "../../../state/io/exports/text-file.js";
import { define } from "../../../ui/controls/define.js";
import { saveFile } from "../../../ui/files/saved-file.js";
import { type Exported, files } from "../../../words/en/shared/files.js";

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
  if (text === undefined) return say.picture(name);
  return text.length <= mostLaidOut ? say.text(name) : say.long(name);
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
export class PpExport extends LitElement {
  static override properties = {
    format: {},
    what: {},
    words: { attribute: false },
    // What makes it is asked when it is wanted: nothing is drawn by it.
    make: { attribute: false, hasChanged: () => false },
    outcome: { state: true },
  };

  /** How it is written: "CSV". */
  declare format: string;
  declare what: Exported;
  declare words: Words;
  /** Makes it, when it is wanted, for the place where it stands; null: it was ended before it was done. */
  declare make: (place: Node) => Promise<ExportedFile | null>;
  declare private outcome: ExportResult | null;

  constructor() {
    super();
    this.format = "";
    this.what = "picture";
    this.words = english;
    this.make = () => Promise.resolve(null);
    this.outcome = null;
  }

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
    return html`
      <span class="pp-export-format">${format}</span>
      <button type="button" class="pp-button" aria-label=${say.saveAs(what, format)} @click=${this.#save}>${say.save}</button>
      <button type="button" class="pp-button" aria-label=${say.copyAs(what, format)} @click=${this.#copy}>${say.copy}</button>
      <span class="pp-muted pp-export-said" role="status">${outcome?.said ?? nothing}</span>
      ${outcome ? toCopy(outcome, say.names[what]) : nothing}
    `;
  }

  readonly #save = async (): Promise<void> => {
    const file = await this.#made();
    if (!file) return;
    const [content, type] = "text" in file ? [file.text, file.type] : [file.pixels, file.pixels.type];
    if (saveFile(file.name, content, type)) {
      this.#say({ said: this.words.room(files).saved(file.name) });
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
