import { html, nothing, type TemplateResult } from "lit";
import { longestHeading, tidyHeading } from "../../../state/document/heading.js";
import { link, parameters } from "../../../state/link-and-parameters.js";
import { askedState } from "../../../state/quiz/asked-state.js";
import type { Words } from "../../../state/words.js";
import { shareLink } from "../../../words/en/share/link.js";
import { define } from "../../shared/controls/define.js";
import { LazyController } from "../../shared/loading/lazy-controller.js";
import { throttledViewOf } from "../../shared/throttled-view.js";
import { isFile, linkTargetOf } from "../link-target.js";
import { contentsText, type LinkFrame, reads } from "./contents.js";
import "../../shared/buttons/copy-button.js";

/** The address under which this moment opens, to be copied, and the title that it has there. */
class PpShareLink extends throttledViewOf(reads) {
  static override properties = { ...super.properties, typed: { state: true } };

  /** What is in the field of the title while it is written; else null. */
  declare private typed: string | null;
  readonly #codes = [new LazyController(this, link), new LazyController(this, parameters)];

  constructor() {
    super();
    this.typed = null;
  }

  protected override willUpdate(): void {
    for (const code of this.#codes) code.load();
  }

  protected override render(): unknown {
    const { frame } = this;
    if (!frame) return nothing;
    if (!link.module || !parameters.module) return this.#codes.map((code) => code.failure(frame.words));
    const { own, target } = linkTargetOf(this);
    const href = link.module.linkOf(askedState(this.dispatch, frame.state), target, parameters.module);
    if (href === null) return tooLong(link.module.longestLink, frame.words);
    return html`${this.#heading(frame)} ${own ? ofPage(frame, href) : ofElement(frame, href)}`;
  }

  #heading({ state, words }: LinkFrame): TemplateResult {
    const write = ({ target }: Event): void => {
      this.typed = (target as HTMLInputElement).value;
      this.dispatch({ type: "set-ui", ui: { heading: tidyHeading(this.typed) } });
    };
    const leave = (): void => {
      this.typed = null;
    };
    return html`
      <label class="pp-label" for="pp-share-heading">${words.room(shareLink).heading}</label>
      <input
        class="pp-input pp-share-heading"
        id="pp-share-heading"
        type="text"
        maxlength=${longestHeading}
        autocomplete="off"
        .value=${this.typed ?? state.ui.heading}
        @input=${write}
        @blur=${leave}
      />
    `;
  }
}

function ofPage(frame: LinkFrame, href: string): TemplateResult {
  const { words } = frame;
  const say = words.room(shareLink);
  return html`
    <pp-copy noun=${say.link} named primary .words=${words} .text=${href}></pp-copy>
    <p>${contentsText(frame)} ${isFile() ? say.hereOnly : say.forAll} ${say.length(href.length)}</p>
  `;
}

function ofElement(frame: LinkFrame, token: string): TemplateResult {
  const { words } = frame;
  const say = words.room(shareLink);
  return html`
    <pp-copy noun=${say.state} named primary .words=${words} .text=${token}></pp-copy>
    <p>${say.noAddress} ${contentsText(frame)} ${say.length(token.length)}</p>
  `;
}

function tooLong(most: number, words: Words): TemplateResult {
  return html`<p role="status">${words.room(shareLink).tooLong(most)}</p>`;
}

define("pp-share-link", PpShareLink);
