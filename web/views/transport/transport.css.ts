import { css } from "lit";
import { hidden } from "../../ui/controls/recipes.css.js";

/** The transport measures itself, not the page: it is as narrow in a column as on a phone. */
export const transportCss = css`
  pp-transport {
    container: pp-transport / inline-size;
    color: var(--pp-ink);
    font-family: var(--pp-font);
  }

  .pp-transport {
    display: grid;
    grid-template: "buttons buttons" "timeline timeline" "status status" "pace seed" / minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.5em 1em;
  }

  .pp-transport-buttons {
    grid-area: buttons;
    display: flex;
    justify-content: space-between;
  }

  /* As on every player: on is to the right, as on the timeline. */
  .pp-transport-buttons:dir(rtl) {
    flex-direction: row-reverse;
  }

  .pp-transport-button {
    box-sizing: border-box;
    min-width: max(2.4em, var(--pp-target));
    min-height: max(2.8em, var(--pp-target));
    padding: 0.2em 0 0.25em;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 0.1em;
    color: var(--pp-ink);
    line-height: 1.15;
  }

  .pp-transport-button:hover,
  .pp-transport-zero:hover {
    background: var(--pp-hover);
  }

  .pp-transport-button:active {
    background: var(--pp-rule);
  }

  .pp-transport-play,
  .pp-transport-play:hover,
  .pp-transport-play:active {
    background: var(--pp-accent);
    color: var(--pp-accent-ink);
  }

  .pp-transport-play:hover {
    background: color-mix(in srgb, var(--pp-accent) 86%, var(--pp-ink));
  }

  .pp-transport [aria-disabled="true"] {
    background: transparent;
    color: var(--pp-ink-3);
    cursor: default;
  }

  .pp-transport-button[aria-disabled="true"] {
    opacity: 0.5;
  }

  .pp-transport-icon {
    flex: none;
    width: 1.4em;
    height: 1.4em;
    fill: currentColor;
  }

  .pp-transport-stroke,
  .pp-transport-outline {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .pp-transport-stroke {
    stroke-width: 2.6;
  }

  /* Of a long word what there is room for: the button's name says all of it. */
  .pp-transport-caption {
    font-size: 0.8em;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .pp-transport-timeline {
    grid-area: timeline;
    min-width: 0;
    height: 3.7em;
  }

  /* As high as the choice and its label, also before these have loaded. */
  .pp-transport-pace {
    grid-area: pace;
    display: grid;
    grid-template: "speed speed" auto "select pauses" max(var(--pp-target), 1.59em + 2px) / minmax(min-content, 1fr) auto;
    align-content: end;
    gap: 0 0.4em;
    min-width: 0;
    min-height: calc(1.04em + max(var(--pp-target), 1.59em + 2px));
    line-height: 1.3;
  }

  .pp-transport-pace > label[for] {
    grid-area: speed;
    color: var(--pp-ink-2);
    font-size: 0.8em;
  }

  .pp-transport-pace > select {
    grid-area: select;
    min-width: 0;
  }

  .pp-transport-pace > .pp-transport-pauses {
    grid-area: pauses;
    min-width: var(--pp-target);
    padding: 0 0.4em;
    border: 1px solid var(--pp-control-rule);
    border-radius: var(--pp-radius);
  }

  .pp-transport-status {
    grid-area: status;
    display: flex;
    flex-direction: column;
    min-width: 0;
    font-size: 0.9333em;
    line-height: 1.5;
  }

  .pp-transport-moment {
    color: var(--pp-ink-2);
  }

  /* A line breaks between two of them, and in one only where it is longer than a line. The dots are for the ear: no line ends in one. */
  .pp-transport-moment {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.9em;
  }

  .pp-transport-moment > span {
    color: var(--pp-ink);
  }

  .pp-transport-dot {
    display: none;
  }

  /* The button says it, to the eye. */
  .pp-transport-state[data-tone="quiet"] {
    ${hidden}
  }

  /* A word in the line, which it does not make any higher. */
  .pp-transport-zero {
    margin: -0.1em 0 -0.1em 0.4em;
    padding: 0 0.3em;
    min-height: 24px;
    color: var(--pp-accent);
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }

  .pp-transport-state {
    display: inline-flex;
    align-items: center;
    gap: 0.35em;
    color: var(--pp-ink-2);
  }

  .pp-transport-state[data-tone="success"] {
    color: var(--pp-accent);
    font-weight: 600;
  }

  .pp-transport-state[data-tone="warning"] {
    color: var(--pp-warning);
    font-weight: 600;
  }

  .pp-transport-state > .pp-transport-icon {
    width: 1.15em;
    height: 1.15em;
  }

  @container pp-transport (max-width: 21.9em) {
    .pp-transport-caption {
      display: none;
    }

    .pp-transport-button {
      min-width: max(2em, var(--pp-target));
    }
  }

  @container pp-transport (min-width: 31em) {
    .pp-transport {
      grid-template: "buttons pace" "timeline timeline" "status seed" / auto minmax(7em, 15em);
    }

    .pp-transport-buttons {
      justify-content: start;
    }

    .pp-transport-button {
      padding-inline: 0.3em;
    }

    .pp-transport-play {
      min-width: 3.4em;
    }

    .pp-transport-status {
      flex-flow: row wrap;
      gap: 0 1em;
    }
  }

  /* The stage keeps its size while what is counted grows to millions. */
  @container pp-transport (min-width: 50em) {
    .pp-transport {
      grid-template: "buttons status seed pace" minmax(3.3em, auto) "timeline timeline timeline timeline" 2.9em / auto minmax(0, 1fr) auto minmax(9em, 13em);
      gap: 0 1em;
    }

    .pp-transport-timeline {
      height: 2.9em;
      margin-inline-end: var(--pp-verdict, 0);
    }

    .pp-transport-status {
      flex-flow: column;
      line-height: 1.2;
    }
  }

  @media (forced-colors: active) {
    .pp-transport-button {
      border: 1px solid ButtonBorder;
    }
  }
`;
