import { html, nothing, type TemplateResult } from "lit";
import { saidBy } from "../../engine/lazy.js";
import { tidyHeading } from "../../state/document/heading.js";
import { holds } from "../../state/document/lock.js";
import type { Refusal } from "../../state/document/reading/refusal.js";
import { defaultState } from "../../state/document/settings.js";
import type { Collected, ReadCollection } from "../../state/io/link/index.js";
import { link, parameters } from "../../state/io/link-and-parameters.js";
import type { SavedEntry } from "../../state/io/saved/saved-entry.js";
import { storedOf } from "../../state/io/saved/saved-experiments.js";
import { define, withProperties } from "../../ui/controls/define.js";
import { hostOf } from "../../ui/page/host-of.js";
import { experiments } from "../../words/generated/en/experiments.js";
import { refusals as refusalWords } from "../../words/refusals.js";
import { deleteSavedEvent } from "../shared/element-events.js";
import { WrittenFile } from "../shared/files/pp-save-state.js";
import { LazyController } from "../shared/loading/loading.js";
import { tellRefusals } from "../shared/tell-refusals.js";
import { View } from "../shared/view.js";
import type { Autosave } from "./autosave.js";
import { nameOf, openContent } from "./open-experiment.js";

/** What came of the last press. */
interface Outcome {
  readonly said: string;
  readonly refusals?: readonly Refusal[];
}

/** Whether a file is a saved model, which needs data to start on. */
const isModel = (json: unknown): boolean => Object(json).format === "perceptron-model";

/**
 * A table is none of these files: it goes the way of one that is dropped on the page, into the dialogue that reads it.
 * Returns whether the page has taken it.
 */
function drop(file: File, page: Node): boolean {
  const event = new Event("drop", { cancelable: true });
  return !page.dispatchEvent(Object.assign(event, { dataTransfer: { files: [file] } }));
}

/** Files of one experiment or of all, written and opened, and the way back to the beginning. */
class PpOpenFiles extends withProperties(View, {
  /** Null where nothing is kept. */
  autosave: null as Autosave | null,
  outcome: null as Outcome | null,
}) {
  readonly #file = new WrittenFile(this);
  /** "Reading mine.json". */
  #doing = "";
  readonly #codes = [new LazyController(this, link), new LazyController(this, parameters)];

  protected override willUpdate(): void {
    for (const code of this.#codes) code.load();
  }

  protected override render(): TemplateResult {
    const say = this.say(experiments);
    return html`
      <h3>${say.files}</h3>
      <div class="pp-row">
        <button type="button" class="pp-button" @click=${this.#saveThis}>${say.saveThis}</button>
        ${this.autosave ? html`<button type="button" class="pp-button" @click=${this.#saveAll}>${say.saveAll}</button>` : nothing}
        <button type="button" class="pp-button" @click=${this.#choose}>${say.openFile}</button>
        <input type="file" accept=".json,application/json,.csv,.tsv,.txt,.arff,text/*" aria-label=${say.fileToOpen} hidden @change=${this.#open} />
      </div>
      ${this.#codes.map((code) => code.failure(this.words))}
      ${this.#file.task.bar(this.#doing, this.words)}
      <div role="status">${this.#file.task.busy ? html`<p>${say.busy}</p>` : this.#said()}</div>
      ${this.#file.laidOut()}
      <p class="pp-note" id="pp-open-start-over">${say.startOverHint}</p>
      <button type="button" class="pp-button" aria-describedby="pp-open-start-over" @click=${this.#startOver}>${say.startOver}</button>
    `;
  }

  #said(): unknown {
    const outcome = this.outcome ?? this.#unsaved;
    if (!outcome) return nothing;
    const say = this.say(refusalWords);
    const reasons = (outcome.refusals ?? []).map((refusal) => html`<li>${say.said(refusal)}</li>`);
    return html`
      <p>${outcome.said}</p>
      ${reasons.length > 0 ? html`<ul class="pp-error pp-bullets">${reasons}</ul>` : nothing}
    `;
  }

  get #unsaved(): Outcome | null {
    const said = this.#file.said(this.words);
    return said === null ? null : { said };
  }

  readonly #saveThis = (): void =>
    this.dispatch.inTurn(() => {
      const { state } = this.dispatch.now();
      void this.#written(async (pause) => (await link.load()).fileOf(state, pause));
    }, link);

  readonly #saveAll = async (): Promise<void> => {
    const { autosave } = this;
    if (!autosave) return;
    autosave.flush();
    const { experiments: kept } = autosave;
    let refusals: readonly Refusal[] = [];
    await this.#written(async (pause) => {
      const { collectionOf } = await link.load();
      const named = (entry: SavedEntry) => nameOf(entry, this.words);
      const file = await collectionOf(await kept.list(), (id) => kept.read(id), named, pause);
      refusals = file.refusals;
      return file;
    });
    tellRefusals(this, refusals);
    if (refusals.length > 0) this.outcome = { said: this.say(experiments).notAllWritten, refusals };
  };

  async #written(write: Parameters<WrittenFile["save"]>[0]): Promise<void> {
    this.#doing = this.say(experiments).writing;
    this.outcome = null;
    await this.#file.save(write);
  }

  readonly #choose = (): void => this.querySelector("input")?.click();

  readonly #open = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (!file) return;
    const page = this.getRootNode();
    this.#doing = this.say(experiments).reading({ file: file.name });
    this.outcome = null;
    this.#file.forget();
    const code = await link.load();
    const read = await this.#file.task.begin((_, __, pause) => code.jsonOfFile(file, pause));
    // The same file can be opened again, once it has been mended.
    input.value = "";
    if (!read) return;
    const { lock } = this.dispatch.now().state.ui;
    if ("refusal" in read && !/\.json$/i.test(file.name) && !holds(lock, "data") && drop(file, page)) {
      this.dispatch({ type: "set-ui", ui: { open: null } });
      return;
    }
    if ("json" in read && isModel(read.json)) {
      this.outcome = { said: this.say(experiments).isModel({ file: file.name }) };
      return;
    }
    if ("json" in read && code.isCollection(read.json)) return this.#import(code.readCollection(read.json), file.name);
    this.dispatch.inTurn(() => void this.#show(code.stateIn(read), file.name));
  };

  async #show(content: Parameters<typeof openContent>[0], file: string): Promise<void> {
    const say = this.say(experiments);
    this.autosave?.flush();
    const { taken, refusals } = await openContent(content, this);
    tellRefusals(this, refusals);
    if (taken) this.autosave?.beginAnew();
    this.outcome = { said: taken ? say.fileOpened({ file }) : say.fileNotOpened({ file }), refusals };
    // A lecture begins with its page in sight, and the room looks on.
    const { present } = this.dispatch.now().state.ui;
    if (taken && present && refusals.length === 0) this.dispatch({ type: "set-ui", ui: { open: null } });
  }

  /** What comes from a file has a name: it is kept until it is deleted, and takes the place of nothing. */
  async #import({ experiments: found, refusals }: ReadCollection, file: string): Promise<void> {
    const say = this.say(experiments);
    tellRefusals(this, refusals);
    const name = (one: Collected): string => tidyHeading(nameOf(one, this.words));
    try {
      if (!this.autosave) throw new Error(say.inOtherPage);
      await this.autosave.experiments.putBack(found.map((one) => storedOf(one, name(one), one.at)));
      this.outcome = {
        said: found.length > 0 ? say.imported({ experiments: found.length, file }) : say.fileNotOpened({ file }),
        refusals,
      };
    } catch (cause) {
      this.outcome = { said: say.notImported({ file, cause: saidBy(cause) }), refusals };
    }
  }

  /** To what the attributes say, as for one who comes without a link. */
  readonly #startOver = (): void =>
    this.dispatch.inTurn(() => {
      if (!link.module || !parameters.module) return;
      this.autosave?.flush();
      const host = hostOf(this);
      const get = (name: string) => host?.getAttribute(name) ?? null;
      const first = parameters.module.readParameters({ get, names: [] }, defaultState);
      this.dispatch({ type: "replace", state: link.module.asOwn(first, this.dispatch.now().state).state });
      this.dispatch.inTurn(() => this.autosave?.beginAnew());
      host?.dispatchEvent(new Event(deleteSavedEvent));
      this.outcome = { said: this.say(experiments).startedOver };
    }, parameters);
}

define("pp-open-files", PpOpenFiles);
