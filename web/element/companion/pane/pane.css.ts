import { css } from "lit";

/** The companion and its divider, beside the stage or below it: `data-companion` says which. */
export const paneCss = css`
  .pp-panel {
    padding: 0.8em 1em 1.2em;
    border-top: 1px solid var(--pp-rule);
  }

  .pp-panel:focus-visible {
    outline: 2px solid var(--pp-focus);
    outline-offset: -2px;
  }

  pp-arrange {
    display: contents;
  }

  .pp-arrange-buttons {
    display: flex;
    grid-area: buttons;
    align-items: center;
    padding-inline: 0.3em;
  }

  .pp-arrange-buttons svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linejoin: round;
  }

  .pp-arrange-buttons .pp-arrange-solid {
    fill: currentColor;
    opacity: 0.3;
    stroke: none;
  }

  /* As wide as a tenth of the page: what is watched changes with the width of that, and with nothing else. */
  .pp-arrange-probe {
    position: absolute;
    inset-inline-end: 0;
    width: 10cqw;
    height: 0;
    visibility: hidden;
  }

  .pp-divider {
    position: absolute;
    z-index: 6;
    touch-action: none;
  }

  .pp-divider::after {
    content: "";
    position: absolute;
    inset: 0;
    margin: auto;
    border-radius: 2px;
    background: var(--pp-control-rule);
  }

  .pp-divider:is(:hover, :active, :focus-visible)::after {
    background: var(--pp-accent);
  }

  @container pp (min-width: 52em) {
    .pp-panel {
      overflow: hidden auto;
      min-height: 0;
    }
  }

  @media screen {
    @container pp (min-width: 52em) {
      .pp-app[data-companion] > .pp-drawer {
        position: relative;
        display: grid;
        grid-template: "tabs buttons" auto "view view" minmax(0, 1fr) / minmax(0, 1fr) auto;
        min-height: 0;
      }

      .pp-app[data-companion] .pp-drawer-bar {
        grid-area: tabs;
        padding: 0;
      }

      .pp-app[data-companion] .pp-panel {
        grid-area: view;
      }

      .pp-app[data-companion="below"] {
        grid-template-rows: auto auto auto minmax(9em, var(--pp-stage-share, 1fr)) auto auto minmax(12em, var(--pp-view-share, 1fr));
      }

      .pp-app[data-companion="below"] .pp-divider {
        inset: -5px 0 auto;
        height: 10px;
        cursor: row-resize;
      }

      .pp-app[data-companion="below"] .pp-divider::after {
        width: 3em;
        height: 3px;
      }

      .pp-app[data-companion="beside"] {
        grid-template-columns: auto minmax(0, var(--pp-stage-share, 1fr)) minmax(0, var(--pp-view-share, 1fr)) auto;
        grid-template-rows: auto auto auto minmax(0, 1fr) auto auto;
        grid-template-areas:
          "header header header header"
          "setup setup setup setup"
          "bench tools view story"
          "bench stage view story"
          "bench line line story"
          "bench transport transport story"
          "bench verdict verdict story";
      }

      .pp-app[data-companion="beside"] > .pp-drawer {
        grid-area: view;
        border: 0;
        border-inline-start: 1px solid var(--pp-rule);
      }

      /* In line with the tools of the stage. */
      .pp-app[data-companion="beside"] :is(.pp-drawer-bar, .pp-arrange-buttons) {
        min-height: calc(var(--pp-target) + 0.8em);
        background: var(--pp-surface);
      }

      .pp-app[data-companion="beside"] .pp-tabs {
        justify-content: space-between;
        gap: 0;
        padding-inline: 0.3em;
        scroll-padding-inline: 2em;
      }

      .pp-app[data-companion="beside"] .pp-tab {
        padding: 0 0.15em;
        font-size: clamp(0.8em, 0.86cqw, 0.9em);
      }

      .pp-app[data-companion="beside"] .pp-arrange-buttons > .pp-button {
        min-width: var(--pp-target);
        padding-inline: 0;
      }

      /* In one row they would not all be in sight: two low ones are hardly higher. */
      .pp-app[data-companion="beside"] .pp-tabs[data-overflows] {
        flex-wrap: wrap;
        justify-content: flex-start;
        gap: 0 0.3em;
        padding-block: 2px;
      }

      .pp-app[data-companion="beside"] .pp-tabs[data-overflows] > .pp-tab {
        min-height: 24px;
        padding-inline: 0.35em;
      }

      /* There are more where the row fades. A finger needs all of its height. */
      @media (pointer: coarse) {
        .pp-app[data-companion="beside"] .pp-tabs[data-overflows] {
          flex-wrap: nowrap;
          mask-image: linear-gradient(to right, transparent, #000 0.6em, #000 calc(100% - 1.8em), transparent);
        }

        .pp-app[data-companion="beside"] .pp-tabs[data-overflows] > .pp-tab {
          min-height: max(var(--pp-target), 2.4em);
        }
      }

      .pp-app[data-companion="beside"] .pp-divider {
        inset: 0 auto 0 0;
        width: 10px;
        margin-inline-start: -6px;
        cursor: col-resize;
      }

      .pp-app[data-companion="beside"][dir="rtl"] .pp-divider {
        inset: 0 0 0 auto;
      }

      .pp-app[data-companion="beside"] .pp-divider::after {
        width: 3px;
        height: 3em;
      }

      .pp-app[data-companion] .pp-panel {
        container: pp-panel / size;
      }
    }
  }

  @media print {
    .pp-arrange-buttons,
    .pp-divider {
      display: none !important;
    }
  }
`;
