import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { saidBy } from "../../engine/lazy.js";
import { longestHeading, tidyHeading } from "../../state/document/heading.js";
import type { Words } from "../../state/document/notation/words.js";
import type { Stored } from "../../state/io/saved/database.js";
import { noteResumable } from "../../state/io/saved/note-resumable.js";
import { factsOf, type SavedEntry } from "../../state/io/saved/saved-entry.js";
import { isOutOfRoom, mostRecent } from "../../state/io/saved/saved-experiments.js";
import { isEmpty } from "../../state/io/saved/tracks.js";
import { define, withProperties } from "../../ui/controls/define.js";
import { HeaderPanel } from "../../ui/panels/header-panel.js";
import { type ExperimentsWords, experiments } from "../../words/generated/en/experiments.js";
import { ThrottledView } from "../shared/throttled-view.js";
import { View } from "../shared/view.js";
import type { Autosave } from "./autosave.js";
import { aboutText, nameOf, openExperiment } from "./open-experiment.js";
import "./pp-open-files.js";

/** The name of the experiment that the page shows: with one it is kept until it is deleted. */
class PpNameExperiment extends withProperties(ThrottledView, {
  autosave: null as Autosave | null,
  /** What is in the field; null: what the experiment is called. */
  typed: null as string | null,
  said: "",
}) {
  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (!frame || isEmpty(frame.state.data)) return nothing;
    const say = this.say(experiments);
    return html`
      <label class="pp-label" for="pp-open-name">${say.name}</label>
      <div class="pp-line">
        <input
          class="pp-input pp-grow"
          id="pp-open-name"
          type="text"
          maxlength=${longestHeading}
          autocomplete="off"
          placeholder=${aboutText({ facts: factsOf(frame) }, frame.words)}
          .value=${this.typed ?? this.autosave?.present?.name ?? frame.state.ui.heading}
          @input=${this.#type}
          @keydown=${this.#key}
        />
        <button type="button" class="pp-button" @click=${this.#save}>${say.save}</button>
      </div>
      <div role="status">${this.said ? html`<p>${this.said}</p>` : nothing}</div>
    `;
  }

  readonly #type = ({ target }: Event): void => {
    this.typed = (target as HTMLInputElement).value;
    this.said = "";
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key === "Enter") void this.#save();
  };

  /** Without a name of its own it has that of what it is about. */
  readonly #save = async (): Promise<void> => {
    const { autosave, frame } = this;
    const field = this.querySelector("input");
    if (!autosave || !frame || !field) return;
    const say = this.say(experiments);
    const name = tidyHeading(field.value) || tidyHeading(aboutText({ facts: factsOf(frame) }, frame.words));
    this.dispatch({ type: "set-ui", ui: { heading: name } });
    const place = await new Promise<unknown>((resolve) => this.dispatch.inTurn(() => resolve(autosave.keep(name))));
    this.typed = null;
    this.said = place ? say.saved({ name }) : "";
  };
}

define("pp-name-experiment", PpNameExperiment);

/** What was deleted last, to be put back, and which row its line stands before. */
interface Removed {
  readonly stored: Stored;
  readonly entry: SavedEntry;
}

/** The panel of what is kept: the experiments of this browser, files, and the way back to the beginning. */
class PpExperiments extends withProperties(View, {
  /** Null where nothing is kept, because the playground is part of another page. */
  autosave: null as Autosave | null,
  /** Null until they are known. */
  entries: null as readonly SavedEntry[] | null,
  /** The id of the one that is being renamed. */
  renamed: null as string | null,
  removed: null as Removed | null,
  /** What came of the last press. */
  said: "",
}) {
  readonly #panel = new HeaderPanel(this, "open", () => this.dispatch({ type: "set-ui", ui: { open: null } }));

  override connectedCallback(): void {
    super.connectedCallback();
    const { autosave } = this;
    if (!autosave) return;
    autosave.changed = () => void this.#list();
    void this.#list();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.autosave) this.autosave.changed = () => {};
  }

  protected override render(): TemplateResult {
    const say = this.say(experiments);
    const { autosave } = this;
    const failure = autosave?.failure ?? null;
    // What is full can be emptied: the list stays.
    const why = !autosave
      ? say.inOtherPage
      : failure && !failure.outOfRoom
        ? say.blocked({ cause: failure.cause })
        : null;
    return this.#panel.render(
      say,
      html`
        ${
          why === null
            ? html`
                <pp-name-experiment .frame=${this.frame} .dispatch=${this.dispatch} .autosave=${autosave}></pp-name-experiment>
                ${failure ? html`<p role="alert">${say.full}</p>` : nothing}
                <div role="status">${this.said ? html`<p>${this.said}</p>` : nothing}</div>
                ${this.#lists()}
              `
            : html`<p role="status">${why}</p>`
        }
        <pp-open-files .frame=${this.frame} .dispatch=${this.dispatch} .autosave=${why ? null : autosave}></pp-open-files>
      `,
    );
  }

  #lists(): unknown {
    const say = this.say(experiments);
    const { entries, removed } = this;
    if (!entries) return nothing;
    const shown = removed ? [...entries, removed.entry].sort((a, b) => b.at - a.at) : entries;
    if (shown.length === 0) return html`<p>${say.none}</p>`;
    const [named, recent] = [shown.filter(({ name }) => name !== null), shown.filter(({ name }) => name === null)];
    return html`
      ${named.length > 0 ? html`<h3>${say.named}</h3>${this.#rows(named)}` : nothing}
      <h3>${say.recent}</h3>
      <p class="pp-note">${say.recentHint({ most: mostRecent })}</p>
      ${this.#rows(recent)}
    `;
  }

  #rows(entries: readonly SavedEntry[]): TemplateResult {
    const look = {
      words: this.words,
      dark: getComputedStyle(this).colorScheme === "dark",
      present: this.autosave?.present?.id ?? null,
    };
    const rows = repeat(
      entries,
      ({ id }) => id,
      (entry) => {
        if (entry === this.removed?.entry) return this.#undo(this.removed);
        return experimentRow(entry, { ...look, renaming: entry.id === this.renamed }, this.#acts);
      },
    );
    return html`<ul class="pp-ruled pp-open-list">${rows}</ul>`;
  }

  #undo({ entry }: Removed): TemplateResult {
    const say = this.say(experiments);
    return html`
      <li class="pp-spread pp-open-removed">
        <span>${say.removed({ name: nameOf(entry, this.words) })}</span>
        <button type="button" class="pp-button" @click=${this.#putBack}>${say.undo}</button>
      </li>
    `;
  }

  readonly #acts: RowActs = {
    open: async (entry) => {
      if (!this.autosave) return;
      const opened = await openExperiment(entry, this.autosave, this);
      if (opened) this.#panel.leave();
      else this.#gone(entry);
    },
    rename: (entry) => {
      this.renamed = entry.id;
      void this.#focus(".pp-open-rename input");
    },
    renamed: async (entry, text) => {
      this.renamed = null;
      const name = text === null ? null : tidyHeading(text);
      if (name) {
        await this.autosave?.experiments.rename(entry.id, name).catch(this.#fail);
        const { present } = this.autosave ?? {};
        if (present?.id === entry.id) {
          present.name = name;
          this.dispatch({ type: "set-ui", ui: { heading: name } });
        }
        this.said = this.say(experiments).saved({ name });
      }
      await this.#list();
      await this.#focus(`[data-id="${entry.id}"] .pp-open-rename-it`);
    },
    duplicate: async (entry) => {
      const say = this.say(experiments);
      const name = tidyHeading(say.copyOf({ name: nameOf(entry, this.words) }));
      const id = await this.autosave?.experiments.duplicate(entry.id, name).catch(this.#fail);
      if (id) this.said = say.duplicated({ name });
      else this.#gone(entry);
    },
    remove: async (entry) => {
      const stored = await this.autosave?.experiments.remove(entry.id).catch(this.#fail);
      if (!stored) return;
      this.removed = { stored, entry };
      this.said = "";
      if (this.autosave?.failure) await this.autosave.keep();
      await this.#list();
      await this.#focus(".pp-open-removed button");
    },
  };

  readonly #putBack = async (): Promise<void> => {
    const { removed } = this;
    if (!removed) return;
    await this.autosave?.experiments.putBack([removed.stored]).catch(this.#fail);
    this.removed = null;
    await this.#list();
    await this.#focus(`[data-id="${removed.entry.id}"] .pp-open-it`);
  };

  #gone(entry: SavedEntry): void {
    this.said = this.say(experiments).gone({ name: nameOf(entry, this.words) });
    void this.#list();
  }

  readonly #fail = (cause: unknown): undefined => {
    const say = this.say(experiments);
    this.said = isOutOfRoom(cause) ? say.full : say.blocked({ cause: saidBy(cause) });
  };

  async #list(): Promise<void> {
    const { autosave } = this;
    if (!autosave || !(await autosave.start())) return this.requestUpdate();
    this.entries = (await autosave.experiments.list().catch(this.#fail)) ?? this.entries;
    if (this.entries?.length === 0) noteResumable(false);
    await this.updateComplete;
  }

  async #focus(selector: string): Promise<void> {
    await this.updateComplete;
    this.querySelector<HTMLElement>(selector)?.focus();
  }
}

define("pp-experiments", PpExperiments);

/** What the buttons of a row do. */
interface RowActs {
  open(entry: SavedEntry): void;
  rename(entry: SavedEntry): void;
  /** @param text The new name; null: it stays. */
  renamed(entry: SavedEntry, text: string | null): void;
  duplicate(entry: SavedEntry): void;
  remove(entry: SavedEntry): void;
}

interface RowLook {
  readonly words: Words;
  readonly dark: boolean;
  /** The id of the experiment that the page shows. */
  readonly present: string | null;
  readonly renaming: boolean;
}

/** An experiment in the list: its picture, its name and its time open it; below them is what else can be done with it. */
function experimentRow(entry: SavedEntry, look: RowLook, acts: RowActs): TemplateResult {
  const say = look.words.room(experiments);
  return html`
    <li class="pp-line pp-open-row" data-id=${entry.id}>
      ${pictureOf(entry, look.dark)}
      <div class="pp-grow">
        ${look.renaming ? renameForm(entry, look.words, acts) : opener(entry, look, acts)}
        <div class="pp-flow pp-open-acts">${look.renaming ? nothing : buttons(entry, nameOf(entry, look.words), say, acts)}</div>
      </div>
    </li>
  `;
}

function pictureOf({ pictures }: SavedEntry, dark: boolean): TemplateResult {
  if (!pictures) return html`<span class="pp-open-picture"></span>`;
  return html`<img class="pp-open-picture" src=${dark ? pictures.dark : pictures.light} alt="" width="96" height="64" />`;
}

function opener(entry: SavedEntry, { words, present }: RowLook, acts: RowActs): TemplateResult {
  const say = words.room(experiments);
  const at = new Date(entry.at);
  const [locale = words.locale] = navigator.languages.filter((tag) => tag.startsWith(words.locale));
  const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(at);
  const [name, about] = [nameOf(entry, words), aboutText(entry, words)];
  return html`
    <button
      type="button"
      class="pp-entry pp-open-it"
      aria-current=${entry.id === present ? "true" : nothing}
      @click=${() => acts.open(entry)}
    >
      <span class="pp-open-name">${name}</span>
      ${name === about ? nothing : html`<span class="pp-note">${about}</span>`}
      <span class="pp-note"><time datetime=${at.toISOString()}>${when}</time>${entry.id === present ? html` · ${say.openNow}` : nothing}</span>
    </button>
  `;
}

function buttons(entry: SavedEntry, name: string, say: ExperimentsWords, acts: RowActs): TemplateResult {
  return html`
    <button type="button" class="pp-button pp-button-quiet pp-open-rename-it" aria-label=${say.renameIt({ name })} @click=${() => acts.rename(entry)}>${say.rename}</button>
    <button type="button" class="pp-button pp-button-quiet" aria-label=${say.duplicateIt({ name })} @click=${() => acts.duplicate(entry)}>${say.duplicate}</button>
    <button type="button" class="pp-button pp-button-quiet" aria-label=${say.removeIt({ name })} @click=${() => acts.remove(entry)}>${say.remove}</button>
  `;
}

function renameForm(entry: SavedEntry, words: Words, acts: RowActs): TemplateResult {
  const say = words.room(experiments);
  const field = (event: Event) => (event.currentTarget as Element).closest("li")?.querySelector("input");
  const save = (event: Event): void => acts.renamed(entry, field(event)?.value ?? null);
  const key = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Enter") save(event);
    else acts.renamed(entry, null);
  };
  return html`
    <div class="pp-line pp-open-rename">
      <input
        class="pp-input pp-grow"
        type="text"
        aria-label=${say.newName}
        maxlength=${longestHeading}
        autocomplete="off"
        .value=${nameOf(entry, words)}
        @keydown=${key}
      />
      <button type="button" class="pp-button" @click=${save}>${say.save}</button>
      <button type="button" class="pp-button pp-button-quiet" @click=${() => acts.renamed(entry, null)}>${say.cancel}</button>
    </div>
  `;
}
