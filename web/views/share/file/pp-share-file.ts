import { html, nothing } from "lit";
import { packAhead } from "../../../state/data/packing/pack-ahead.js";
import { defaultState } from "../../../state/document/defaults.js";
import type { Refusal } from "../../../state/document/refusal.js";
import type { StateFile } from "../../../state/link/index.js";
import { link, parameters } from "../../../state/link-and-parameters.js";
import { shareFile } from "../../../words/en/share/file.js";
import { define } from "../../shared/controls/define.js";
import { AbortableTask } from "../../shared/files/abortable-task.js";
import { saveFile } from "../../shared/files/saved-file.js";
import { maybeSaved, toCopy } from "../../shared/files/to-copy.js";
import { LazyController } from "../../shared/loading/lazy-controller.js";
import { pause } from "../../shared/loading/pause.js";
import { deleteSavedEvent } from "../../shared/press/delete-saved.js";
import { tellRefusals } from "../../shared/press/tell-refusals.js";
import { viewOf } from "../../shared/view.js";
import { hostOf } from "../offline-file.js";

/** What came of a file that was opened. */
interface Opened {
  readonly name: string;
  readonly refusals: readonly Refusal[];
  /** Whether anything of it was taken. */
  readonly taken: boolean;
}

/** The state as a file: saved, and opened again. */
class PpShareFile extends viewOf([]) {
  static override properties = {
    ...viewOf([]).properties,
    opened: { state: true },
    isFresh: { state: true },
    unsaved: { state: true },
  };

  declare private opened: Opened | null;
  /** Whether the last that was done here was to start over. */
  declare private isFresh: boolean;
  /** The last that was written, where a frame may have kept it from being saved. */
  declare private unsaved: StateFile | null;

  readonly #work = new AbortableTask(this);
  /** "Reading mine.json". */
  #doing = "";
  readonly #link = new LazyController(this, link);
  readonly #parameters = new LazyController(this, parameters);

  constructor() {
    super();
    this.opened = null;
    this.isFresh = false;
    this.unsaved = null;
  }

  protected override willUpdate(): void {
    this.#link.load();
    this.#parameters.load();
  }

  protected override render(): unknown {
    const say = this.say(shareFile);
    return html`
      <p>${say.intro}</p>
      <div class="pp-row">
        <button type="button" class="pp-button" @click=${this.#save}>${say.save}</button>
        <button type="button" class="pp-button" @click=${this.#choose}>${say.open}</button>
        <input type="file" accept=".json,application/json" aria-label=${say.fileToOpen} hidden @change=${this.#open} />
      </div>
      ${this.#link.failure(this.words)}
      <p class="pp-share-start-over" id="pp-share-start-over">${say.startOverHint}</p>
      <button type="button" class="pp-button" aria-describedby="pp-share-start-over" @click=${this.#startOver}>
        ${say.startOver}
      </button>
      ${this.#parameters.failure(this.words)}
      ${this.#work.bar(this.#doing, this.words)}
      <div role="status">${this.#said}</div>
      ${this.unsaved ? toCopy(this.unsaved, this.unsaved.name) : nothing}
    `;
  }

  get #said(): unknown {
    const say = this.say(shareFile);
    if (this.#work.busy) return html`<p class="pp-share-opened">${say.busy}</p>`;
    if (this.unsaved)
      return html`<p class="pp-share-opened">${maybeSaved(this.unsaved.name, this.unsaved, this.words)}</p>`;
    if (this.isFresh) return html`<p class="pp-share-opened">${say.startedOver}</p>`;
    return this.opened ? said(this.opened, say) : nothing;
  }

  readonly #save = (): void =>
    this.dispatch.inTurn(() => {
      const { module } = link;
      const { state } = this.dispatch.now();
      this.#doing = this.say(shareFile).writing;
      this.unsaved = null;
      if (module) void this.#work.begin((_, __, pause) => module.fileOf(state, pause)).then(this.#written);
    }, link);

  readonly #written = (file: StateFile | null): void => {
    if (file && !saveFile(file.name, file.text, "application/json")) this.unsaved = file;
  };

  readonly #choose = (): void => this.querySelector("input")?.click();

  readonly #open = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (!file) return;
    this.#doing = this.say(shareFile).reading(file.name);
    const content = await this.#work.begin(async (_, __, pause) => (await link.load()).contentOfFile(file, pause));
    // The same file can be opened again, once it has been mended.
    input.value = "";
    if (!content) return;
    this.dispatch.inTurn(() => {
      if (!link.module) return;
      const present = this.dispatch.now().state;
      const { state, refusals } = link.module.readContent(content, present);
      const taken = state !== present;
      if (taken) void packAhead(state.data, pause).then(() => this.dispatch({ type: "replace", state }));
      this.opened = { name: file.name, refusals, taken };
      tellRefusals(this, refusals);
      this.isFresh = false;
      this.unsaved = null;
    }, link);
  };

  /** To what the attributes say, as for one who comes without a link. */
  readonly #startOver = (): void =>
    this.dispatch.inTurn(() => {
      if (!link.module || !parameters.module) return;
      const host = hostOf(this);
      const get = (name: string) => host?.getAttribute(name) ?? null;
      const first = parameters.module.readParameters({ get, names: [] }, defaultState);
      this.dispatch({ type: "replace", state: link.module.asOwn(first, this.dispatch.now().state).state });
      host?.dispatchEvent(new Event(deleteSavedEvent));
      this.opened = null;
      this.isFresh = true;
      this.unsaved = null;
    }, parameters);
}

function said({ name, refusals, taken }: Opened, say: typeof shareFile.english): unknown {
  const line = taken ? say.opened(name) : say.notOpened(name);
  const reasons = refusals.map(({ message }) => html`<li>${message}</li>`);
  return html`
    <p class="pp-share-opened">${line}</p>
    ${refusals.length > 0 ? html`<ul class="pp-share-refused">${reasons}</ul>` : nothing}
  `;
}

define("pp-share-file", PpShareFile);
