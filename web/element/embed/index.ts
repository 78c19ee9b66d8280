import { css, html, nothing, type TemplateResult } from "lit";
import type { PlaygroundState } from "../../state/document/state.js";
import type { Frame } from "../../state/runs/frame.js";
import { define } from "../../ui/controls/define.js";
import { BELOW_LOW_WINDOW } from "../../ui/page/low-window.js";
import { linkNow } from "../../views/share/link-target.js";
import type { Styles } from "../../views/shared/loading/styles.js";
import { View } from "../../views/shared/view.js";
import { embeddedStory } from "../../views/story/layouts.css.js";
import { embed } from "../../words/en/page/embed.js";

/** A figure in another page: stage, transport and a line of story, in whatever room there is, and nothing scrolls. */
const embedCss = css`
  @media screen {
    .pp-app[data-embed] {
      display: grid;
      height: max(20em, var(--pp-height, 30em));
      min-height: 0;
      grid-template-columns: minmax(0, 1fr) auto;
      grid-template-rows: minmax(7em, 1fr) auto auto;
      grid-template-areas: "stage stage" "transport transport" "story open";
    }

    .pp-app[data-embed] > :is([data-area="stage"], [data-area="transport"], [data-area="story"]) {
      position: static;
      height: auto;
      min-height: 0;
    }

    .pp-app[data-embed] > [data-area="stage"] {
      grid-area: stage;
      overflow: hidden auto;
    }

    .pp-app[data-embed] > [data-area="transport"] {
      display: block;
      grid-area: transport;
      padding: 0.2em 0.6em 0.3em;
    }

    .pp-app[data-embed] > [data-area="story"] {
      display: block;
      grid-area: story;
      width: auto;
      max-height: none;
      overflow: hidden;
      padding: 0.3em 0.6em;
      border: 0;
      border-top: 1px solid var(--pp-rule);
    }

    .pp-app[data-embed] > .pp-drawer {
      display: none;
    }

    .pp-app[data-embed] > pp-open-playground {
      grid-area: open;
      display: grid;
      align-items: end;
      border-top: 1px solid var(--pp-rule);
      padding: 0.3em 0.6em;
      font-size: 0.8667em;
    }

    .pp-app[data-embed] .pp-transport-timeline {
      height: 3.1em;
    }

    @media (max-height: ${BELOW_LOW_WINDOW}px) {
      @container pp-transport (min-width: 31em) and (max-width: 59.99em) {
        .pp-app[data-embed] .pp-transport {
          grid-template: "buttons pace" "timeline timeline" "status status" / minmax(calc(8 * min(2.4em, var(--pp-target))), 1fr) minmax(0, auto);
          gap: 0.15em 0.3em;
        }
      }
    }

    .pp-app > pp-open-playground:not(:has(a)) {
      display: none;
    }

    .pp-open-playground {
      display: inline-grid;
      align-items: center;
      min-height: var(--pp-target);
      color: var(--pp-accent);
    }

    /* There the line is as wide as the figure, and what leads elsewhere stands below it. */
    @container pp (max-width: 31.99em) {
      .pp-app[data-embed] {
        grid-template-columns: minmax(0, 1fr);
        grid-template-rows: minmax(7em, 1fr) auto auto auto;
        grid-template-areas: "stage" "transport" "story" "open";
      }

      .pp-app[data-embed] > pp-open-playground {
        border: 0;
        padding-block: 0;
      }
    }
  }

  @media print {
    pp-open-playground {
      display: none;
    }
  }
`;

/** All of a state, as the whole playground shows it: nothing left out, and nothing locked. */
function unframed(state: PlaygroundState): PlaygroundState {
  return { ...state, ui: { ...state.ui, embed: false, hide: [], lock: [] } };
}

/** In a frame of another page: what opens the moment that is shown in the whole playground, in a tab of its own. */
class PpOpenPlayground extends View {
  static override properties = { href: { state: true } };

  /** Null where no address says the state. */
  declare private href: string | null;
  #aimed = false;

  constructor() {
    super();
    this.href = null;
  }

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
