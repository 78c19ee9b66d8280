import { css } from "lit";
import { chosen, chosenInSystemColours } from "../../../shared/controls/recipes.css.js";

/** The presets with a small picture each. */
export const presetsCss = css`
  .pp-presets > p {
    margin: 0.5em 0 0.3em;
  }

  .pp-presets > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(4.4em, 1fr));
    gap: 0.35em;
  }

  .pp-preset {
    position: relative;
    min-height: var(--pp-target);
    padding: 0.15em;
    border: 1px solid var(--pp-rule);
    border-radius: var(--pp-radius);
    background: var(--pp-surface);
    font-size: 0.7667em;
    line-height: 1.15;
    text-align: center;
    overflow-wrap: break-word;
    hyphens: auto;
    cursor: pointer;
  }

  .pp-preset > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  .pp-preset > canvas {
    display: block;
    width: 100%;
    height: 4em;
    pointer-events: none;
    forced-color-adjust: none;
  }

  .pp-preset:hover {
    background: var(--pp-hover);
  }

  .pp-preset:has(:checked) {
    ${chosen}
  }

  .pp-preset:has(:focus-visible) {
    outline: 2px solid var(--pp-focus);
    outline-offset: 1px;
  }

  @media (forced-colors: active) {
    .pp-preset:has(:checked) {
      ${chosenInSystemColours}
    }
  }
`;
