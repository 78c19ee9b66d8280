import { html, nothing, type TemplateResult } from "lit";
import { share } from "../../words/en/share/share.js";
import { define } from "../shared/controls/define.js";
import { hostOf } from "../shared/host-of.js";
import { HeaderPanel } from "../shared/panels/header-panel.js";
import { View } from "../shared/view.js";
import "./link/pp-share-link.js";
import { type Section, sections } from "./sections.js";

/** The panel of sharing: the link first, then sections, at most one of them open. */
class PpShare extends View {
  static override properties = { open: { state: true }, sections: { attribute: false } };

  declare sections: readonly Section[];

  /** The name of the section that is open; null while none is. */
  declare private open: string | null;

  readonly #panel = new HeaderPanel(this, { name: "share", closed: { share: false } });

  constructor() {
    super();
    this.sections = sections;
    this.open = null;
  }

  protected override render(): unknown {
    const host = hostOf(this);
    const { frame, dispatch } = this;
    return this.#panel.render(
      this.say(share),
      html`
        <pp-share-link .frame=${frame} .dispatch=${dispatch}></pp-share-link>
        ${this.sections.filter(({ shown }) => shown?.(host) ?? true).map((section) => this.#section(section, host))}
      `,
    );
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
}

define("pp-share", PpShare);
