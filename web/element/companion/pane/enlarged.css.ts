import { css } from "lit";

/** One pane has all the room, and the other one goes on in a corner of it. */
export const enlargedCss = css`
  @media screen {
    @container pp (min-width: 52em) {
      .pp-app[data-enlarged] {
        --pp-inset-width: clamp(14em, 24cqw, 24em);
        --pp-inset-height: clamp(11em, 18cqw, 18em);
      }

      .pp-app[data-enlarged][data-companion="beside"] {
        grid-template-areas:
          "header header header header"
          "setup setup setup setup"
          "bench tools tools story"
          "bench stage stage story"
          "bench line line story"
          "bench transport transport story"
          "bench verdict verdict story";
      }

      .pp-app[data-enlarged="stage"] > .pp-drawer,
      .pp-app[data-enlarged="view"] > [data-area="stage"] {
        grid-area: stage;
        place-self: end;
        z-index: 5;
        width: var(--pp-inset-width);
        height: var(--pp-inset-height);
        min-height: 0;
        margin: 0.6em;
        overflow: hidden;
        border: 1px solid var(--pp-control-rule);
        border-radius: var(--pp-radius);
        background: var(--pp-bg);
        box-shadow: var(--pp-shadow);
      }

      /* The view in small, to be looked at; only what brings both back is pressed there. */
      .pp-app[data-enlarged="stage"] > .pp-drawer {
        grid-template: "view" minmax(0, 1fr) / minmax(0, 1fr);
      }

      .pp-app[data-enlarged="stage"] .pp-arrange-buttons {
        position: absolute;
        inset: 0 0 auto auto;
        z-index: 2;
        min-height: 0;
        padding: 0;
        background: none;
      }

      .pp-app[data-enlarged="stage"] .pp-drawer-bar {
        display: none;
      }

      .pp-app[data-enlarged="stage"] .pp-panel {
        zoom: 0.5;
        pointer-events: none;
      }

      .pp-app[data-enlarged="view"] > [data-area="tools"] {
        display: none;
      }

      .pp-app[data-enlarged="view"] > .pp-drawer {
        grid-area: tools / stage-start / stage-end / stage-end;
        border-inline-start: 0;
      }

      .pp-app[data-enlarged="view"][data-view="story"] > [data-area="story"] {
        grid-area: stage;
        border-inline-start: 0;
      }

      .pp-app[data-enlarged][data-companion="below"] {
        grid-template-rows: auto auto auto minmax(0, 1fr) auto auto 0;
      }
    }
  }
`;
