import { html, nothing, type TemplateResult } from "lit";
import { share } from "../../words/en/share/share.js";
import { define } from "../shared/controls/define.js";
import { OutsidePress } from "../shared/press/outside-press.js";
import { View } from "../shared/view.js";
import { hostOf } from "./offline-file.js";
import { type Section, sections } from "./sections.js";

/** The button that opens the panel, and closes it too. */
const opener = '[data-opens="share"]';

/** The panel of sharing: its sections, one of them open, over the page as long as `ui.share` says so. */
class PpShare extends View {
  static override properties = { open: { state: true }, sections: { attribute: false } };

  declare sections: readonly Section[];

  /** The name of the section that is open. */
  declare private open: string | null;

  readonly #outside = new OutsidePress(this, (event) => {
    const onOpener = event.composedPath().some((node) => node instanceof Element && node.matches(opener));
    if (!onOpener) this.#close();
  });

  constructor() {
    super();
    this.sections = sections;
    this.open = sections[0]?.name ?? null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#outside.listening = true;
  }

  protected override firstUpdated(): void {
    this.querySelector<HTMLElement>(".pp-share")?.focus();
  }

  protected override render(): unknown {
    const host = hostOf(this);
    const say = this.say(share);
    return html`
      <div class="pp-header-panel pp-share" role="dialog" aria-labelledby="pp-share-title" tabindex="-1" @keydown=${this.#escape}>
        <div class="pp-header-panel-head">
          <h2 id="pp-share-title">${say.title}</h2>
          <button type="button" class="pp-button pp-button-quiet" @click=${this.#close}>${say.close}</button>
        </div>
        ${this.sections.filter(({ shown }) => shown?.(host) ?? true).map((section) => this.#section(section, host))}
      </div>
    `;
  }

  #section({ name, label, render }: Section, host: HTMLElement | null): TemplateResult {
    const { frame, dispatch } = this;
    const isOpen = this.open === name;
    const press = (): void => {
      this.open = isOpen ? null : name;
    };
    return html`
      <section class="pp-share-section" data-section=${name}>
        <h3>
          <button
            type="button"
            id="pp-share-${name}-heading"
            aria-expanded=${isOpen}
            aria-controls="pp-share-${name}"
            @click=${press}
          >
            ${label(this.words)}
          </button>
        </h3>
        <div id="pp-share-${name}" role="region" aria-labelledby="pp-share-${name}-heading" ?hidden=${!isOpen}>
          ${isOpen ? render(frame, dispatch, this.words, host) : nothing}
        </div>
      </section>
    `;
  }

  readonly #escape = (event: KeyboardEvent): void => {
    // A field may have used it itself.
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    this.#close();
  };

  /** The focus goes back to the button, unless somebody has taken it elsewhere. */
  readonly #close = (): void => {
    const root = this.getRootNode() as Document | ShadowRoot;
    if (this.contains(root.activeElement)) root.querySelector<HTMLElement>(opener)?.focus();
    this.dispatch({ type: "set-ui", ui: { share: false } });
  };
}

define("pp-share", PpShare);
