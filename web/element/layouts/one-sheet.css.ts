import { type CSSResult, css } from "lit";
import { storyTabs } from "../../views/story/layouts.css.js";

/** Of the story, its weights, the settings and the parts of the drawer one is there at a time: that of the chosen tab. */
export const oneSheet: CSSResult = css`
  .pp-app:not([data-sheet="story"], [data-sheet="weights"]) > [data-area="story"],
  .pp-app:not([data-sheet="settings"]) > [data-area="setup"],
  .pp-app > [data-area="bench"] {
    display: none;
  }

  ${storyTabs}

  /* Before the first visit there is nothing to keep room for. */
  .pp-app :is(pp-equation, .pp-update-room):not(:has(*)) {
    min-height: 0;
  }

  .pp-app .pp-tab-sheet {
    display: block;
  }

  .pp-app > .pp-drawer {
    display: contents;
  }

  .pp-app .pp-drawer-bar {
    position: sticky;
    bottom: 0;
    z-index: 3;
    box-shadow: 0 2px var(--pp-bg);
    border-top: 1px solid var(--pp-rule);
    background: var(--pp-bg);
    padding: 0 0.3em env(safe-area-inset-bottom, 0px);
  }

  .pp-app .pp-tabs {
    padding: 0;
    scroll-padding-right: 11em;
  }

  /* Which one is open is in sight, even where a link or a lesson has opened it: what is scrolled to stops beside it. */
  .pp-app .pp-tab[aria-selected="true"] {
    position: sticky;
    right: 0;
    z-index: 1;
    background: var(--pp-bg);
  }

  .pp-app > [data-area="tools"] {
    z-index: 4;
    padding: 0.35em 0.5em;
  }

  .pp-app > [data-area="transport"] {
    padding: 0.3em 0.6em;
  }

  .pp-app:not([data-present]) > [data-area="verdict"] {
    padding-block: 0;
  }

  /* Two lines, for a pointer that is as fine as it likes. */
  .pp-app .pp-verdict-line {
    height: max(2.5em, var(--pp-target));
  }

  /* What comes into focus comes out from under what stays, and from under the tabs. */
  .pp-app :focus {
    scroll-margin: calc(var(--pp-held, 0px) + 1em) 0 4em;
  }

  /* A swipe to the side is no way back to another page: what scrolls that way scrolls, and nothing else does. */
  .pp-app > [data-area="story"],
  .pp-app .pp-panel {
    touch-action: pan-y pinch-zoom;
  }
`;
