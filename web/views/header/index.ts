import { html, nothing, type TemplateResult } from "lit";
import { lazy } from "../../engine/lazy.js";
import { resumableKey } from "../../state/io/saved/resumable-key.js";
import { define, withProperties } from "../../ui/controls/define.js";
import { Popover } from "../../ui/panels/popover.js";
import { header } from "../../words/generated/en/header.js";
import { whenLoaded } from "../shared/loading/loading.js";
import { type PartView, View } from "../shared/view.js";
import headerCss from "./header.css?inline";

const help = lazy(() => import("./help/index.js"));

const moreIcon = html`<svg viewBox="0 0 20 20" aria-hidden="true"><path stroke-width="3" d="M4.5 10h.01M10 10h.01M15.5 10h.01" /></svg>`;

/** Title, what opens the panels and the page for the lecture hall, and help. */
class PpHeader extends withProperties(View, { helpOpen: false }) {
  readonly #menu = new Popover(this, ".pp-header-more", ".pp-header-menu");
  /** Whether help has been open: then it stays where it has been read to. */
  #wanted = false;
  /** Ends what is listened to while help is open. */
  #listening: AbortController | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listening?.abort();
  }

  /** Offers to go on with the last experiment, if there may be one. */
  protected override firstUpdated(): void {
    if (offersLast()) this.dispatch({ type: "set-ui", ui: { open: "offer" } });
  }

  /** Help is not modal, so the focus may be anywhere in the page; a field that used the Escape itself keeps help open. */
  readonly #escape = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && !event.defaultPrevented) this.#closeHelp();
  };

  /** Help never covers what has the focus. */
  readonly #focusMoved = (event: Event): void => {
    const dialog = this.querySelector("dialog");
    const to = event.composedPath()[0];
    if (!dialog || !(to instanceof Element) || dialog.contains(to) || to.closest(".pp-header-menu")) return;
    const { x, y, width, height } = to.getBoundingClientRect();
    const over = (this.getRootNode() as ShadowRoot).elementFromPoint(x + width / 2, y + height / 2);
    if (dialog.contains(over)) this.#closeHelp();
  };

  #openHelp(): void {
    const dialog = this.querySelector("dialog");
    if (!dialog || dialog.open) return;
    dialog.show();
    this.#wanted = true;
    this.helpOpen = true;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    window.addEventListener("keydown", this.#escape, { signal });
    this.getRootNode().addEventListener("focusin", this.#focusMoved, { signal });
  }

  #closeHelp(): void {
    const dialog = this.querySelector("dialog");
    if (!dialog?.open) return;
    const { activeElement } = this.getRootNode() as Document | ShadowRoot;
    // The menu closes too, where help was chosen again.
    const inside = this.contains(activeElement) && activeElement?.closest(".pp-help, .pp-header-list") != null;
    dialog.close();
    this.helpOpen = false;
    this.#listening?.abort();
    // Somebody who reads help beside the stage keeps the focus there.
    if (inside) this.querySelector<HTMLElement>(".pp-header-more")?.focus();
  }

  #toggleHelp(): void {
    if (this.helpOpen) this.#closeHelp();
    else this.#openHelp();
  }

  #choices(frame: NonNullable<this["frame"]>): TemplateResult {
    const say = this.say(header);
    const { ui: shown } = frame.state;
    const lessons = (): void =>
      this.dispatch(({ state: { ui } }) => ({ type: "set-ui", ui: { lessons: !ui.lessons } }));
    const open = (): void =>
      this.dispatch(({ state: { ui } }) => ({ type: "set-ui", ui: { open: ui.open === "list" ? null : "list" } }));
    const share = (): void => this.dispatch(({ state: { ui } }) => ({ type: "set-ui", ui: { share: !ui.share } }));
    const preferences = (): void =>
      this.dispatch(({ state: { ui } }) => ({ type: "set-ui", ui: { preferences: !ui.preferences } }));
    const present = (): void =>
      this.dispatch(({ state: { ui } }) => ({ type: "set-ui", ui: { present: !ui.present } }));
    const choice = (name: "lessons" | "share" | "open" | "preferences", expanded: boolean, press: () => void) =>
      html`<button class="pp-button pp-button-quiet" type="button" data-opens=${name} data-wants=${name} aria-expanded=${expanded} @click=${press}>${say[name]}</button>`;
    return html`
      ${choice("lessons", shown.lessons, lessons)}
      <button class="pp-button pp-button-quiet" type="button" data-wants="present" aria-pressed=${shown.present} title=${say.presentHint} @click=${present}>${say.present}</button>
      ${choice("share", shown.share, share)}
      ${this.#more(html`${choice("open", shown.open === "list", open)}${choice("preferences", shown.preferences, preferences)}`)}
    `;
  }

  /** What is wanted less often, below one button. @param choices before help. */
  #more(choices: TemplateResult): TemplateResult {
    const say = this.say(header);
    const { open, toggle } = this.#menu;
    const press = (event: Event): void => {
      if ((event.target as Element).closest("button")) this.#menu.open = false;
    };
    return html`
      <div class="pp-header-menu" @keydown=${this.#menu.escape}>
        <button class="pp-button pp-button-quiet pp-header-more" type="button" data-leads="open preferences" aria-label=${say.menu} title=${say.menuHint} aria-expanded=${open} aria-controls="pp-header-list" @click=${toggle}>${moreIcon}</button>
        <div class="pp-menu pp-entries pp-header-list" id="pp-header-list" ?data-open=${open} @click=${press}>
          ${choices}
          <button
            class="pp-button pp-button-quiet pp-help-button"
            type="button"
            aria-expanded=${this.helpOpen ? "true" : "false"}
            aria-controls="pp-help"
            @pointerenter=${help.load}
            @focus=${help.load}
            @click=${this.#toggleHelp}
          >
            ${say.help}
          </button>
        </div>
      </div>
    `;
  }

  protected override render(): unknown {
    const say = this.say(header);
    return html`
      <header class="pp-header-frame"><div class="pp-header">
        <h1 class="pp-title">${this.frame?.state.ui.heading || say.title}</h1>
        ${this.frame && !this.frame.state.ui.present && !this.frame.state.ui.heading ? html`<p class="pp-header-about">${say.about}</p>` : nothing}
        ${this.frame ? this.#choices(this.frame) : this.#more(html``)}
      </div></header>
      <dialog class="pp-dialog pp-help" id="pp-help" aria-labelledby="pp-help-title">
        <div class="pp-spread pp-dialog-head">
          <h2 id="pp-help-title">${say.help}</h2>
          <button class="pp-button" type="button" @click=${this.#closeHelp}>${say.close}</button>
        </div>
        <div class="pp-help-body" tabindex="0" role="region" aria-labelledby="pp-help-title">
          ${this.#wanted ? whenLoaded(help, this.words, ({ contentIn }) => contentIn(this, this.words, this.frame?.state.ui)) : nothing}
        </div>
      </dialog>
    `;
  }
}

define("pp-header", PpHeader);

export const styles: PartView["styles"] = [headerCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-header .frame=${frame} .dispatch=${dispatch}></pp-header>`;

/**
 * Whether somebody comes to a bare address who may have something to go on with, told without opening the database. An entry
 * of the browser's history with a state of its own is one that is come back to: it shows what was there.
 */
function offersLast(): boolean {
  try {
    return !location.search && !location.hash && !history.state && resumableKey in localStorage;
  } catch {
    // A browser that keeps nothing offers nothing.
    return false;
  }
}
