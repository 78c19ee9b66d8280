import { html, nothing, type TemplateResult } from "lit";
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

/** The address under which this moment opens, to be copied; what it holds, and how long it is. */
class PpShareLink extends throttledViewOf(reads) {
  readonly #codes = [new LazyController(this, link), new LazyController(this, parameters)];

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
    return own ? ofPage(frame, href) : ofElement(frame, href);
  }
}

function ofPage(frame: LinkFrame, href: string): TemplateResult {
  const { words } = frame;
  const say = words.room(shareLink);
  return html`
    <p>${contentsText(frame)} ${isFile() ? say.hereOnly : say.forAll} ${say.length(href.length)}</p>
    <pp-copy noun=${say.link} named .words=${words} .text=${href}></pp-copy>
  `;
}

function ofElement(frame: LinkFrame, token: string): TemplateResult {
  const { words } = frame;
  const say = words.room(shareLink);
  return html`
    <p>${say.noAddress} ${contentsText(frame)} ${say.length(token.length)}</p>
    <pp-copy noun=${say.state} named .words=${words} .text=${token}></pp-copy>
  `;
}

function tooLong(most: number, words: Words): TemplateResult {
  return html`<p role="status">${words.room(shareLink).tooLong(most)}</p>`;
}

define("pp-share-link", PpShareLink);
