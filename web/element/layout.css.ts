import { css } from "lit";
import { hidden } from "../ui/controls/recipes.css.js";
import { LOW_WINDOW } from "../ui/page/low-window.js";

/** Where the parts stand. Width is that of the element, not of the window: an embed in a narrow column stacks. */
export const layoutCss = css`
  :host {
    display: block;
    background: var(--pp-bg);
  }

  /* What the reader has chosen in the browser, and not what a rem is: that the page around decides. */
  .pp-usual {
    display: contents;
    font-size: medium;
  }

  /* What the page around does to all of its elements, or to those the playground stands in, ends here. */
  .pp-box {
    all: initial;
    display: block;
    container: pp / inline-size;
    background: var(--pp-bg);
    color: var(--pp-ink);
    color-scheme: inherit;
    cursor: inherit;
    pointer-events: inherit;
    visibility: inherit;
    font-family: var(--pp-font);
    font-size: 100%;
    line-height: 1.45;
  }

  /* All that is measured in letters grows with them, and so do the widths that the layout goes by. */
  [data-text-size="large"] {
    font-size: 115%;
  }

  [data-text-size="larger"] {
    font-size: 130%;
  }

  [data-text-size="largest"] {
    font-size: 150%;
  }

  /* As wide as it may be, where what it stands in is as wide as it: a line that breaks, and is not seen. */
  :host::before {
    content: ". . . .";
    display: block;
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font-size: medium;
    word-spacing: 21em;
  }

  .pp-waiting {
    height: max(34em, var(--pp-height, 47em));
    overflow: hidden;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  .pp-app {
    --pp-whole: max(34em, var(--pp-height, 47em));

    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: "header" "tools" "stage" "transport" "verdict" "drawer" "sheet";
    position: relative;
    font-size: var(--pp-size);
    font-variant-numeric: tabular-nums;
  }

  /* What is hidden in a part that scrolls stays in it: else it would make the page longer than the window. */
  .pp-part {
    position: relative;
    min-width: 0;
    min-height: 0;
    outline: none;
  }

  .pp-skip {
    position: absolute;
    top: 0.4em;
    left: 0.4em;
    z-index: 9;
    white-space: nowrap;
  }

  .pp-skip > :not(:focus) {
    ${hidden}
  }

  .pp-part[data-area="header"] {
    grid-area: header;
    border-bottom: 1px solid var(--pp-rule);
    padding: 0.4em 1em;
  }

  /* As in the header, in whose place it stands until that has come. */
  .pp-title {
    display: grid;
    align-content: center;
    min-height: var(--pp-target);
    font: 500 1.4em / 1.2 var(--pp-serif);
    letter-spacing: -0.005em;
  }

  .pp-part[data-area="setup"] {
    grid-area: sheet;
    padding: 0.8em 1em;
  }

  .pp-part[data-area="tools"] {
    grid-area: tools;
    min-height: calc(var(--pp-target) + 0.8em);
    padding: 0.35em 1em;
    background: var(--pp-surface);
  }

  .pp-part[data-area="stage"] {
    grid-area: stage;
    height: max(11em, min(40svh, 100svh - 29.7em));
    display: grid;
    /* All but the line of what is said below, that something loads say: shares of it would depend on what they hold. */
    grid-template-rows: minmax(0, 1fr);
    background: var(--pp-surface);
  }

  .pp-part[data-area="transport"] {
    grid-area: transport;
    border-top: 1px solid var(--pp-rule);
    padding: 0.5em 1em;
    background: var(--pp-bg);
  }

  /* As high as its line, also before that has loaded. */
  .pp-part[data-area="verdict"] {
    grid-area: verdict;
    height: calc(max(1.8em, var(--pp-target)) + 0.4em);
    padding: 0 1em 0.4em;
    overflow: hidden;
    background: var(--pp-bg);
  }

  .pp-part[data-area="story"] {
    grid-area: sheet;
    padding: 1em;
  }

  /* What opens over the page, while it loads or if it could not: it moves no part. */
  .pp-app > :is(.pp-hint, .pp-error) {
    position: absolute;
    top: 4em;
    right: 1em;
    z-index: 8;
    margin: 0;
    padding: 0.5em 1em;
    border: 1px solid var(--pp-rule);
    border-radius: var(--pp-radius);
    background: var(--pp-bg);
    box-shadow: var(--pp-shadow);
  }

  .pp-part[data-area="bench"] {
    display: none;
  }

  .pp-drawer {
    grid-area: drawer;
    min-width: 0;
    min-height: calc(max(var(--pp-target), 2.4em) + 1px);
    border-top: 1px solid var(--pp-rule);
  }

  .pp-app[data-panes] > .pp-part[data-area="stage"] {
    height: auto;
  }

  pp-panes {
    display: contents;
  }

  .pp-failure {
    margin: 2em auto;
    max-width: 36em;
    padding: 1em;
    border: 1px solid var(--pp-error);
    border-radius: var(--pp-radius);
  }

  @container pp (min-width: 52em) {
    .pp-app {
      height: var(--pp-whole);
      grid-template-columns: auto minmax(0, 1fr) auto;
      grid-template-rows: auto auto auto minmax(11em, 1fr) auto auto auto;
      grid-template-areas:
        "header header header"
        "setup setup setup"
        "bench tools story"
        "bench stage story"
        "bench transport story"
        "bench verdict story"
        "drawer drawer drawer";
    }

    .pp-part[data-area="setup"] {
      grid-area: setup;
      min-height: calc(var(--pp-target) + 0.4em + 1px);
      padding: 0.2em 1em;
      border-bottom: 1px solid var(--pp-rule);
    }

    .pp-part[data-area="stage"],
    .pp-app[data-panes] > .pp-part[data-area="stage"] {
      height: auto;
      min-height: 0;
    }

    .pp-part[data-area="story"] {
      grid-area: story;
      width: clamp(17em, 26cqw, 30em);
      overflow: hidden auto;
      scrollbar-gutter: stable;
      border-left: 1px solid var(--pp-rule);
    }
  }

  /* At the end of the timeline, which leaves it room. */
  @media screen and (min-height: ${LOW_WINDOW}px) {
    @container pp (min-width: 68.75em) {
      .pp-app:not([data-present], :has(> [data-area="bench"])):has(> [data-area="verdict"]) {
        --pp-verdict: 25em;
      }

      .pp-app:not([data-present], :has(> [data-area="bench"])) > [data-area="verdict"] {
        grid-area: transport;
        place-self: end;
        width: 25em;
        padding-inline-start: 0;
      }

      .pp-verdict-line {
        min-height: 2.4em;
        justify-content: end;
      }
    }
  }
`;
