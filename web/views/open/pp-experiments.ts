import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { saidBy } from "../../engine/lazy.js";
import { tidyHeading } from "../../state/document/heading.js";
import type { KeptEntry } from "../../state/kept/kept-entry.js";
import { isOutOfRoom, mostRecent, type StoredExperiment } from "../../state/kept/kept-experiments.js";
import { markLast } from "../../state/kept/mark-last.js";
import { experiments } from "../../words/en/page/experiments.js";
import { define } from "../shared/controls/define.js";
import { HeaderPanel } from "../shared/panels/header-panel.js";
import { viewOf } from "../shared/view.js";
import { experimentRow, type RowActs } from "./experiment-row.js";
import type { Keeper } from "./keeper.js";
import { nameOf } from "./names.js";
import { openExperiment } from "./open-experiment.js";
import "./pp-name-experiment.js";
import "./pp-open-files.js";

/** What was deleted last, to be put back, and which row its line stands before. */
interface Removed {
  readonly stored: StoredExperiment;
  readonly entry: KeptEntry;
}

/** The panel of what is kept: the experiments of this browser, files, and the way back to the beginning. */
class PpExperiments extends viewOf(["state.ui.theme", "state.data"]) {
  static override properties = {
    ...super.properties,
    keeper: { attribute: false },
    entries: { state: true },
    renamed: { state: true },
    removed: { state: true },
    said: { state: true },
  };

  /** Null where nothing is kept, because the playground is part of another page. */
  declare keeper: Keeper | null;
  /** Null until they are known. */
  declare private entries: readonly KeptEntry[] | null;
  /** The id of the one that is being renamed. */
  declare private renamed: string | null;
  declare private removed: Removed | null;
  /** What came of the last press. */
  declare private said: string;
  readonly #panel = new HeaderPanel(this, { name: "open", closed: { open: null } });

  constructor() {
    super();
    this.keeper = null;
    this.entries = null;
    this.renamed = null;
    this.removed = null;
    this.said = "";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { keeper } = this;
    if (!keeper) return;
    keeper.changed = () => void this.#list();
    void this.#list();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.keeper) this.keeper.changed = () => {};
  }

  protected override render(): TemplateResult {
    const say = this.say(experiments);
    const { keeper } = this;
    const failure = keeper?.failure ?? null;
    // What is full can be emptied: the list stays.
    const why = !keeper ? say.inOtherPage : failure && !failure.outOfRoom ? say.blocked(failure.cause) : null;
    return this.#panel.render(
      say,
      html`
        ${
          why === null
            ? html`
                <pp-name-experiment .frame=${this.frame} .dispatch=${this.dispatch} .keeper=${keeper}></pp-name-experiment>
                ${failure ? html`<p role="alert">${say.full}</p>` : nothing}
                <div role="status">${this.said ? html`<p>${this.said}</p>` : nothing}</div>
                ${this.#lists()}
              `
            : html`<p role="status">${why}</p>`
        }
        <pp-open-files .frame=${this.frame} .dispatch=${this.dispatch} .keeper=${why ? null : keeper}></pp-open-files>
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
      <p class="pp-note">${say.recentHint(mostRecent)}</p>
      ${this.#rows(recent)}
    `;
  }

  #rows(entries: readonly KeptEntry[]): TemplateResult {
    const look = {
      words: this.words,
      dark: getComputedStyle(this).colorScheme === "dark",
      present: this.keeper?.present?.id ?? null,
    };
    const rows = repeat(
      entries,
      ({ id }) => id,
      (entry) => {
        if (entry === this.removed?.entry) return this.#undo(this.removed);
        return experimentRow(entry, { ...look, renaming: entry.id === this.renamed }, this.#acts);
      },
    );
    return html`<ul class="pp-open-list">${rows}</ul>`;
  }

  #undo({ entry }: Removed): TemplateResult {
    const say = this.say(experiments);
    return html`
      <li class="pp-spread pp-open-removed">
        <span>${say.removed(nameOf(entry, this.words))}</span>
        <button type="button" class="pp-button" @click=${this.#putBack}>${say.undo}</button>
      </li>
    `;
  }

  readonly #acts: RowActs = {
    open: async (entry) => {
      if (!this.keeper) return;
      const opened = await openExperiment(entry, this.keeper, this);
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
        await this.keeper?.experiments.rename(entry.id, name).catch(this.#fail);
        const { present } = this.keeper ?? {};
        if (present?.id === entry.id) {
          present.name = name;
          this.dispatch({ type: "set-ui", ui: { heading: name } });
        }
        this.said = this.say(experiments).saved(name);
      }
      await this.#list();
      await this.#focus(`[data-id="${entry.id}"] .pp-open-rename-it`);
    },
    duplicate: async (entry) => {
      const say = this.say(experiments);
      const name = tidyHeading(say.copyOf(nameOf(entry, this.words)));
      const id = await this.keeper?.experiments.duplicate(entry.id, name).catch(this.#fail);
      if (id) this.said = say.duplicated(name);
      else this.#gone(entry);
    },
    remove: async (entry) => {
      const stored = await this.keeper?.experiments.remove(entry.id).catch(this.#fail);
      if (!stored) return;
      this.removed = { stored, entry };
      this.said = "";
      if (this.keeper?.failure) await this.keeper.keep();
      await this.#list();
      await this.#focus(".pp-open-removed button");
    },
  };

  readonly #putBack = async (): Promise<void> => {
    const { removed } = this;
    if (!removed) return;
    await this.keeper?.experiments.putBack([removed.stored]).catch(this.#fail);
    this.removed = null;
    await this.#list();
    await this.#focus(`[data-id="${removed.entry.id}"] .pp-open-it`);
  };

  #gone(entry: KeptEntry): void {
    this.said = this.say(experiments).gone(nameOf(entry, this.words));
    void this.#list();
  }

  readonly #fail = (cause: unknown): undefined => {
    const say = this.say(experiments);
    this.said = isOutOfRoom(cause) ? say.full : say.blocked(saidBy(cause));
  };

  async #list(): Promise<void> {
    const { keeper } = this;
    if (!keeper || !(await keeper.start())) return this.requestUpdate();
    this.entries = (await keeper.experiments.list().catch(this.#fail)) ?? this.entries;
    if (this.entries?.length === 0) markLast(false);
    await this.updateComplete;
  }

  async #focus(selector: string): Promise<void> {
    await this.updateComplete;
    this.querySelector<HTMLElement>(selector)?.focus();
  }
}

define("pp-experiments", PpExperiments);
