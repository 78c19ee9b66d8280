import { html, nothing, type TemplateResult } from "lit";
import { longestHeading } from "../../state/document/heading.js";
import type { KeptEntry } from "../../state/kept/kept-entry.js";
import type { Words } from "../../state/words.js";
import { type ExperimentsWords, experiments } from "../../words/en/page/experiments.js";
import { aboutText, nameOf } from "./names.js";

/** What the buttons of a row do. */
export interface RowActs {
  open(entry: KeptEntry): void;
  rename(entry: KeptEntry): void;
  /** @param text The new name; null: it stays. */
  renamed(entry: KeptEntry, text: string | null): void;
  duplicate(entry: KeptEntry): void;
  remove(entry: KeptEntry): void;
}

interface RowLook {
  readonly words: Words;
  readonly dark: boolean;
  /** The id of the experiment that the page shows. */
  readonly present: string | null;
  readonly renaming: boolean;
}

/** An experiment in the list: its picture, its name and its time open it; below them is what else can be done with it. */
export function experimentRow(entry: KeptEntry, look: RowLook, acts: RowActs): TemplateResult {
  const say = look.words.room(experiments);
  return html`
    <li class="pp-open-row" data-id=${entry.id}>
      ${pictureOf(entry, look.dark)}
      <div class="pp-open-about">
        ${look.renaming ? renameForm(entry, look.words, acts) : opener(entry, look, acts)}
        <div class="pp-open-acts">${look.renaming ? nothing : buttons(entry, nameOf(entry, look.words), say, acts)}</div>
      </div>
    </li>
  `;
}

function pictureOf({ pictures }: KeptEntry, dark: boolean): TemplateResult {
  if (!pictures) return html`<span class="pp-open-picture"></span>`;
  return html`<img class="pp-open-picture" src=${dark ? pictures.dark : pictures.light} alt="" width="96" height="64" />`;
}

function opener(entry: KeptEntry, { words, present }: RowLook, acts: RowActs): TemplateResult {
  const say = words.room(experiments);
  const at = new Date(entry.at);
  const [locale = words.locale] = navigator.languages.filter((tag) => tag.startsWith(words.locale));
  const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(at);
  const [name, about] = [nameOf(entry, words), aboutText(entry, words)];
  return html`
    <button
      type="button"
      class="pp-open-it"
      aria-current=${entry.id === present ? "true" : nothing}
      @click=${() => acts.open(entry)}
    >
      <span class="pp-open-name">${name}</span>
      ${name === about ? nothing : html`<span class="pp-note">${about}</span>`}
      <span class="pp-note"><time datetime=${at.toISOString()}>${when}</time>${entry.id === present ? html` · ${say.openNow}` : nothing}</span>
    </button>
  `;
}

function buttons(entry: KeptEntry, name: string, say: ExperimentsWords, acts: RowActs): TemplateResult {
  return html`
    <button type="button" class="pp-button pp-button-quiet pp-open-rename-it" aria-label=${say.renameIt(name)} @click=${() => acts.rename(entry)}>${say.rename}</button>
    <button type="button" class="pp-button pp-button-quiet" aria-label=${say.duplicateIt(name)} @click=${() => acts.duplicate(entry)}>${say.duplicate}</button>
    <button type="button" class="pp-button pp-button-quiet" aria-label=${say.removeIt(name)} @click=${() => acts.remove(entry)}>${say.remove}</button>
  `;
}

function renameForm(entry: KeptEntry, words: Words, acts: RowActs): TemplateResult {
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
