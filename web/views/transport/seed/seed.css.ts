import { type CSSResult, css } from "lit";
import { BELOW_LOW_WINDOW } from "../../shared/low-window.js";

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
export const seedCss: CSSResult = css`
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
