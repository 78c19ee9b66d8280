import { css, html, type LitElement, type ReactiveController, type TemplateResult } from "lit";
import { footSheet, raised } from "../controls/recipes.css.js";
import { OutsidePress } from "./outside-press.js";

/** What a button of the header opens: under it, at the side of the buttons, as wide and high as its view says. */
export const headerPanelCss = css`
  .pp-header-panel {
    grid-area: header;
    position: absolute;
    top: calc(100% + 4px);
    inset-inline-end: 1em;
    z-index: 8;
    width: min(var(--pp-panel-width), 100% - 2em);
    max-height: min(var(--pp-panel-height), 100vh - 5em);
    overflow: hidden auto;
    overscroll-behavior-y: contain;
    /* What has the focus is not scrolled to under the head that stays. */
    scroll-padding-block-start: calc(var(--pp-target) + 1em);
    padding: 0.4em 1em 0.8em;
    ${raised}
    line-height: 1.4;
  }

  .pp-header-panel:focus {
    outline: none;
  }

  /* Whatever is read of a long panel, it says what it is, and can be closed. */
  .pp-header-panel-head {
    display: flex;
    align-items: center;
    position: sticky;
    top: -0.4em;
    z-index: 1;
    margin-block-start: -0.4em;
    margin-inline-end: -0.5em;
    padding-top: 0.4em;
    background: var(--pp-bg);
  }

  .pp-header-panel-head h2 {
    flex: 1;
  }

  /* In a narrow place it is a sheet at the foot of the window. */
  @container pp (max-width: 51.99em) {
    .pp-header-panel {
      ${footSheet}
      max-height: 80vh;
      padding-bottom: calc(0.8em + env(safe-area-inset-bottom, 0px));
    }
  }

  @media print {
    .pp-header-panel {
      display: none;
    }
  }
`;

/** As `data-opens` of its button says it. */
type PanelName = "lessons" | "open" | "share" | "preferences";

interface PanelWords {
  readonly title: string;
  readonly close: string;
}

/**
 * The panel that a button of the header opens: it takes the focus, and is closed by its own button, by Escape and by a press
 * elsewhere. The focus then goes back to the button, unless somebody has taken it elsewhere.
 */
export class HeaderPanel implements ReactiveController {
  readonly #host: LitElement;
  readonly #name: PanelName;
  readonly #closed: () => void;
  readonly #outside: OutsidePress;

  /** @param closed Closes it. */
  constructor(host: LitElement, name: PanelName, closed: () => void) {
    this.#host = host;
    this.#name = name;
    this.#closed = closed;
    host.addController(this);
    this.#outside = new OutsidePress(host, (event) => {
      const onOpener = event.composedPath().some((node) => node instanceof Element && node.matches(this.#opener));
      if (!onOpener) this.close();
    });
  }

  hostConnected(): void {
    this.#outside.listening = true;
    void this.#host.updateComplete.then(() => this.focus());
  }

  /** The panel itself takes the focus. */
  focus(): void {
    // It hangs from the header, which is in sight.
    this.#host.querySelector<HTMLElement>(".pp-header-panel")?.focus({ preventScroll: true });
  }

  render({ title, close }: PanelWords, content: unknown): TemplateResult {
    const name = this.#name;
    return html`
      <div class="pp-header-panel pp-${name}" role="dialog" aria-labelledby="pp-${name}-title" tabindex="-1" @keydown=${this.#escape}>
        <div class="pp-header-panel-head">
          <h2 id="pp-${name}-title">${title}</h2>
          <button type="button" class="pp-button pp-button-quiet" @click=${this.close}>${close}</button>
        </div>
        ${content}
      </div>
    `;
  }

  readonly close = (): void => {
    this.leave();
    this.#closed();
  };

  /** Gives the focus back: in Present the button of the header may be out of sight, and another one opens the panel. */
  leave(): void {
    const root = this.#host.getRootNode() as Document | ShadowRoot;
    if (!this.#host.contains(root.activeElement)) return;
    // Where its button is in a menu, what opens that comes first: the button is out of sight.
    const openers = `[data-leads~="${this.#name}"], ${this.#opener}`;
    for (const opener of root.querySelectorAll<HTMLElement>(openers)) opener.focus();
  }

  get #opener(): string {
    return `[data-opens="${this.#name}"]`;
  }

  readonly #escape = (event: KeyboardEvent): void => {
    // A field may have used it itself.
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    this.close();
  };
}
