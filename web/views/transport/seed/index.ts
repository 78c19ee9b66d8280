import { type CSSResult, css, html, svg, type TemplateResult } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import { BELOW_LOW_WINDOW } from "../../../ui/page/low-window.js";
import { timeline } from "../../../words/en/timeline.js";
import type { Styles } from "../../shared/loading/styles.js";
import { controlsFor, icon } from "../controls.js";

const asIcon: CSSResult = css`
  .pp-transport-seed {
    overflow: hidden;
    width: var(--pp-target);
    padding: 0.2em;
    font-size: 0;
  }

  .pp-transport-seed > .pp-transport-icon {
    width: 20px;
    height: 20px;
  }
`;

/** At the end of the timeline, which leaves it room: beside the pace there is none. */
const atTheEnd: CSSResult = css`
  .pp-transport-seed {
    grid-area: timeline;
    justify-self: end;
  }

  .pp-transport-timeline:has(~ .pp-transport-seed) {
    margin-inline-end: calc(var(--pp-target) + 8px);
  }

  ${asIcon}
`;

/** In words where there is room for them. */
const seedCss: CSSResult = css`
  .pp-transport-seed {
    grid-area: seed;
    white-space: nowrap;
  }

  @container pp-transport (max-width: 30.99em) {
    ${atTheEnd}
  }

  @container pp-transport (min-width: 31em) and (max-width: 49.99em) {
    .pp-transport-seed {
      justify-self: end;
    }
  }

  @container pp-transport (min-width: 50em) and (max-width: 61.99em) {
    ${asIcon}
  }

  @container pp-transport (min-width: 76em) {
    .pp-app[data-companion] .pp-transport-seed {
      overflow: hidden;
      width: var(--pp-target);
      padding: 0.2em;
      font-size: 0;
    }

    .pp-app[data-companion] .pp-transport-seed > .pp-transport-icon {
      width: 20px;
      height: 20px;
    }
  }

  @media (max-height: ${BELOW_LOW_WINDOW}px) {
    @container pp-transport (min-width: 31em) and (max-width: 59.99em) {
      ${atTheEnd}
    }
  }

  @container pp (min-width: 52em) {
    .pp-app[data-present] .pp-transport-seed {
      display: none;
    }
  }
`;

export const styles: Styles = [seedCss];

const die = icon(
  svg`<rect class="pp-transport-outline" x="4" y="4" width="16" height="16" rx="3" /><circle cx="8.7" cy="8.7" r="1.6" /><circle cx="12" cy="12" r="1.6" /><circle cx="15.3" cy="15.3" r="1.6" />`,
);

/** Where a seed decides the order of the visits, what chooses another. */
export function newSeed(words: Words, dispatch: Dispatch): TemplateResult {
  const say = words.room(timeline);
  const press = (): void => dispatch((now) => (controlsFor(now).newSeed ? { type: "new-seed" } : null));
  return html`<button type="button" class="pp-button pp-transport-seed" title=${say.newSeedHint} @click=${press}>
    ${die}${say.newSeed}
  </button>`;
}
