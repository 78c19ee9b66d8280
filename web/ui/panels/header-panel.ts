import { html, type LitElement, type ReactiveController, type TemplateResult } from "lit";
import { OutsidePress } from "./popover.js";

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

  /**
   * @param closed Closes it.
   * @param stays Whether a press elsewhere leaves it open.
   */
  constructor(host: LitElement, name: PanelName, closed: () => void, stays?: () => boolean) {
    this.#host = host;
    this.#name = name;
    this.#closed = closed;
    host.addController(this);
    this.#outside = new OutsidePress(host, (event) => {
      const onOpener = event.composedPath().some((node) => node instanceof Element && node.matches(this.#opener));
      if (!onOpener && !stays?.()) this.close();
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
          <h2 class="pp-grow" id="pp-${name}-title">${title}</h2>
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
