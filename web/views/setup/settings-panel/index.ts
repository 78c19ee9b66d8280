import { html, nothing, type TemplateResult } from "lit";
import type { Frame } from "../../../state/runs/frame.js";
import { define } from "../../../ui/controls/define.js";
import headingCss from "../../../ui/controls/heading.css?inline";
import { setup } from "../../../words/generated/en/setup.js";
import { type PartView, View } from "../../shared/view.js";
import { type Section, sections } from "../sections/index.js";
import "../sections/index.js";
import settingsPanelCss from "./settings-panel.css?inline";

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
