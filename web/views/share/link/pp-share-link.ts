import { html, nothing, type TemplateResult } from "lit";
import { link, parameters } from "../../../state/link-and-parameters.js";
import { formatCount } from "../../../state/notation/numbers.js";
import { askedState } from "../../../state/quiz/asked-state.js";
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
    if (href === null) return tooLong(link.module.longestLink);
    return own ? ofPage(frame, href) : ofElement(frame, href);
  }
}

function ofPage(frame: LinkFrame, href: string): TemplateResult {
  return html`
    <p>${contentsText(frame)} ${isFile() ? "It opens on this computer alone: this page is a file here." : "Whoever opens it sees the same, to the bit."} ${lengthText(href)}</p>
    <pp-copy noun="link" named .text=${href}></pp-copy>
  `;
}

function ofElement(frame: LinkFrame, token: string): TemplateResult {
  return html`
    <p>
      This page does not read its address. What is copied goes behind the address of a playground that does.
      ${contentsText(frame)} ${lengthText(token)}
    </p>
    <pp-copy noun="state" named .text=${token}></pp-copy>
  `;
}

function tooLong(most: number): TemplateResult {
  return html`
    <p role="status">
      This is more than a link can hold: it would be longer than ${formatCount(most)} characters, and some programs cut
      such links. Nothing is left out of a file: save the state as one, below.
    </p>
  `;
}

function lengthText(text: string): string {
  return `It has ${formatCount(text.length)} characters.`;
}

define("pp-share-link", PpShareLink);
