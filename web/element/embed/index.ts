import { html, nothing, type TemplateResult } from "lit";
import type { PlaygroundState } from "../../state/document/state.js";
import type { Frame } from "../../state/runs/frame.js";
import { define, withProperties } from "../../ui/controls/define.js";
import { linkNow } from "../../views/share/link-target.js";
import type { Styles } from "../../views/shared/loading/styles.js";
import { View } from "../../views/shared/view.js";
import embeddedStory from "../../views/story/embedded.css?inline";
import { embed } from "../../words/generated/en/embed.js";
import embedCss from "./embed.css?inline";

/** All of a state, as the whole playground shows it: nothing left out, and nothing locked. */
function unframed(state: PlaygroundState): PlaygroundState {
  return { ...state, ui: { ...state.ui, embed: false, hide: [], lock: [] } };
}

/** In a frame of another page: what opens the moment that is shown in the whole playground, in a tab of its own. */
class PpOpenPlayground extends withProperties(View, {
  /** Null where no address says the state. */
  href: null as string | null,
}) {
  #aimed = false;

  protected override willUpdate(): void {
    if (this.#aimed || !this.frame) return;
    this.#aimed = true;
    this.#aim();
  }

  protected override render(): unknown {
    if (window === window.top || this.href === null) return nothing;
    return html`<a
      class="pp-open-playground"
      href=${this.href}
      target="_blank"
      rel="noopener"
      @pointerenter=${this.#aim}
      @pointerdown=${this.#aim}
      @focus=${this.#aim}
      >${this.say(embed).open}</a
    >`;
  }

  /** To the moment that is shown now: a state is written when it may be wanted, not while it plays. */
  readonly #aim = (): void => {
    const { frame } = this;
    if (!frame || window === window.top) return;
    linkNow(this, unframed(frame.state), this.dispatch).then(
      (href) => {
        this.href = href;
      },
      // Then it leads where it led before.
      () => {},
    );
  };
}

define("pp-open-playground", PpOpenPlayground);

export const styles: Styles = [embedCss, embeddedStory];

/** What a figure in another page has beside it: the way to the whole playground. */
export function render(frame: Frame | null): TemplateResult {
  return html`<pp-open-playground .frame=${frame}></pp-open-playground>`;
}

export { connect } from "../messages/index.js";
