import { html, LitElement, nothing, type PropertyValues } from "lit";
import { live } from "lit/directives/live.js";
import { mostColumns, mostRows } from "../../state/document/limits.js";
import { english } from "../../state/document/notation/words.js";
import { bytesOf, TooLarge } from "../../state/document/reading/bytes-of.js";
import { decode, longestFile, longestImport, looksLikeState } from "../../state/io/import/index.js";
import { define, withProperties } from "../../ui/controls/define.js";
import { importing } from "../../words/generated/en/importing.js";
import { AbortableTask } from "../shared/files/abortable-task.js";
import { sizeText } from "./said.js";

/** A text with more characters is not put into the field: that would take browsers longer than reading it. */
const mostShown = 100_000;

/** Milliseconds without a key after which what is typed is read. */
const typed = 300;

/** Where a text comes in: typed or pasted, or from a file. Tells of it by `pp-source`. */
class PpImportSource extends withProperties(LitElement, {
  /** One that was dropped; it is read once it is another. */
  file: null as File | null,
  /** The text that is read now, or null. */
  source: null as Source | null,
  words: english,
  /** Why the last file or text was not read. */
  refusal: null as string | null,
}) {
  readonly #reading = new AbortableTask(this);
  #typing: ReturnType<typeof setTimeout> | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#typing);
  }

  protected override firstUpdated(): void {
    // It has come after the dialogue, which has the focus.
    this.querySelector("textarea")?.focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("file") && this.file) void this.#readFile(this.file);
  }

  protected override render(): unknown {
    const { source, refusal, words } = this;
    const say = words.room(importing);
    const shown = source && source.text.length <= mostShown ? source.text : "";
    return html`
      <label class="pp-label" for="pp-import-text">${say.text}</label>
      <textarea
        class="pp-input pp-import-text"
        id="pp-import-text"
        rows=${source === null ? 7 : 3}
        spellcheck="false"
        autocomplete="off"
        wrap="off"
        aria-describedby="pp-import-hint"
        placeholder=${say.sample}
        .value=${live(shown)}
        @input=${this.#type}
        @paste=${this.#paste}
      ></textarea>
      <div class="pp-row pp-import-choose">
        <button class="pp-button" type="button" @click=${this.#choose}>${say.chooseFile}</button>
        <input type="file" aria-label=${say.fileToImport} accept=".csv,.tsv,.txt,.dat,.data,.libsvm,.svm,.svmlight,.arff,.tab,.json,.jsonl,.ndjson,text/*,application/json" hidden @change=${this.#chosen} />
        <p class="pp-hint" id="pp-import-hint">
          ${source ? html`<b>${source.name ?? say.pasted}</b> (${sizeText(source.text.length, words)})` : say.limits({ columns: mostColumns, rows: mostRows, size: sizeText(longestImport, words) })}
        </p>
      </div>
      ${this.#reading.bar(this.file ? say.reading({ name: this.file.name }) : say.readingFile, words)}
      <p class="pp-error" role="alert">${refusal ?? nothing}</p>
    `;
  }

  readonly #type = (event: Event): void => {
    const { value } = event.target as HTMLTextAreaElement;
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => this.#take(value, null), typed);
  };

  /** A whole text in the place of what there is is taken at once, and a long one is not put into the field at all. */
  readonly #paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const field = event.target as HTMLTextAreaElement;
    const all = field.selectionStart === 0 && field.selectionEnd === field.value.length;
    if (!all && text.length <= mostShown) return;
    event.preventDefault();
    clearTimeout(this.#typing);
    this.#take(text, null);
    if (text.trim() === "") this.refusal = this.words.room(importing).noText;
  };

  readonly #choose = (): void => this.querySelector<HTMLInputElement>("input[type=file]")?.click();

  readonly #chosen = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file) void this.#readFile(file);
    // The same file can be chosen again, once it has been mended.
    input.value = "";
  };

  async #readFile(file: File): Promise<void> {
    const isState = /\.json$/i.test(file.name);
    if (this.#tooLong(file.size, file.name, isState)) return;
    const say = this.words.room(importing);
    const most = isState ? longestFile : longestImport;
    try {
      const bytes = await this.#reading.begin((_, __, pause) => bytesOf(file.stream(), most, pause, file.size));
      if (!bytes) return;
      const text = decode(bytes);
      this.#take(text, file.name);
      if (text.trim() === "") this.refusal = say.empty({ name: file.name });
    } catch (error) {
      this.refusal =
        error instanceof TooLarge
          ? say.overLimit({ name: file.name, most: sizeText(most, this.words) })
          : say.unreadable({ name: file.name });
    }
  }

  #take(text: string, name: string | null): void {
    if (this.#tooLong(text.length, name, looksLikeState(text))) return;
    this.refusal = null;
    const detail = text.trim() === "" ? null : { text, name };
    this.dispatchEvent(new CustomEvent<Source | null>("pp-source", { detail }));
  }

  /** A saved state may be as long as the largest table makes it. */
  #tooLong(size: number, name: string | null, isState = false): boolean {
    const most = isState ? longestFile : longestImport;
    if (size <= most) return false;
    const { words } = this;
    this.refusal = words.room(importing).tooLarge({ name, size: sizeText(size, words), most: sizeText(most, words) });
    return true;
  }
}

define("pp-import-source", PpImportSource);

/** A text that is to be read, and where it is from. */
export interface Source {
  readonly text: string;
  /** "iris.csv"; null for what was pasted or typed. */
  readonly name: string | null;
}
