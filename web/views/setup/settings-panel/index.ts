import { css, html, nothing, type TemplateResult } from "lit";
import type { Frame } from "../../../state/runs/frame.js";
import { define } from "../../../ui/controls/define.js";
import { headingCss } from "../../../ui/controls/heading.css.js";
import { setup } from "../../../words/en/setup/setup.js";
import { type PartView, View } from "../../shared/view.js";
import { type Section, sections } from "../sections/index.js";
import "../sections/pp-section.js";

/** The column of the settings, and what is in it. */
const settingsPanelCss = css`
  @container pp (min-width: 52em) {
    .pp-part[data-area="bench"] {
      display: block;
      grid-area: bench;
      width: clamp(15em, 20cqw, 20em);
      overflow: hidden auto;
      padding: 0.6em 1em 1em;
      border-right: 1px solid var(--pp-rule);
    }
  }

  pp-bench {
    color: var(--pp-ink);
    line-height: 1.4;
  }

  .pp-bench-head {
    gap: 0.6em;
  }

  pp-bench :is(h2, h3) {
    line-height: 1.3;
  }

  .pp-bench-section {
    border-top: 1px solid var(--pp-rule);
  }

  .pp-bench-section > summary {
    color: inherit;
    display: flex;
    align-items: baseline;
    gap: 0.5em;
    padding: 0.6em 0;
    box-sizing: border-box;
    border-radius: var(--pp-radius);
    list-style: none;
  }

  .pp-bench-section > summary::-webkit-details-marker {
    display: none;
  }

  .pp-bench-section > summary::after {
    content: "";
    flex: none;
    align-self: center;
    width: 0.4em;
    height: 0.4em;
    margin: 0 0.25em;
    border: solid var(--pp-ink-3);
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-25%) rotate(45deg);
  }

  .pp-bench-section:not([open]) > summary::after {
    transform: translateX(-25%) rotate(-45deg);
  }

  .pp-bench-section > summary:hover::after {
    border-color: var(--pp-ink);
  }

  .pp-bench-section > summary:focus-visible {
    outline-offset: 1px;
  }

  .pp-bench-words {
    overflow: hidden;
    color: var(--pp-ink-3);
    font-size: 0.8667em;
    text-align: end;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .pp-bench-section > pp-section {
    padding-bottom: 1.1em;
  }
`;

/** All sections of the setup below each other. */
class PpBench extends View {
  protected override render(): unknown {
    const { frame } = this;
    if (!frame) return nothing;
    const say = this.say(setup);
    return html`
      <div class="pp-spread pp-bench-head">
        <h2 class="pp-heading">${say.setup}</h2>
        <button class="pp-button pp-button-quiet" type="button" @click=${this.#unpin}>${say.unpin}</button>
      </div>
      ${sections.map((section) => this.#section(section, frame))}
    `;
  }

  readonly #unpin = (): void => this.dispatch({ type: "set-ui", ui: { pinned: false } });

  #section(section: Section, frame: Frame): TemplateResult {
    return html`
      <details class="pp-bench-section" data-section=${section.name} open>
        <summary>
          <h3>${this.say(setup).titles[section.name]}</h3>
          <span class="pp-grow pp-bench-words">${section.words(frame)}</span>
        </summary>
        <pp-section .frame=${frame} .section=${section} .dispatch=${this.dispatch}></pp-section>
      </details>
    `;
  }
}

define("pp-bench", PpBench);

export const styles: PartView["styles"] = [headingCss, settingsPanelCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-bench .frame=${frame} .dispatch=${dispatch}></pp-bench>`;
