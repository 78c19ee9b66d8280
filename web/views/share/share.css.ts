import { css } from "lit";
import { unfolds } from "../shared/controls/recipes.css.js";

export const shareCss = css`
  pp-share {
    display: contents;
  }

  .pp-share {
    --pp-panel-width: 26em;
    --pp-panel-height: 40em;
  }

  .pp-share-section {
    border-top: 1px solid var(--pp-rule);
  }

  .pp-share-section h3 {
    font: inherit;
  }

  .pp-share-section h3 > button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: max(2.4em, var(--pp-target));
    padding: 0.2em 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  .pp-share-section h3 > button::after {
    ${unfolds}
    margin-inline: auto 0.4em;
  }

  .pp-share-section h3 > button[aria-expanded="true"]::after {
    transform: translateY(25%) rotate(225deg);
  }

  .pp-share-section h3 > button:hover {
    color: var(--pp-accent);
  }

  .pp-share-section h3 > button:focus-visible {
    outline-offset: -2px;
    border-radius: var(--pp-radius);
  }

  .pp-share-section > [role="region"] {
    padding-bottom: 1em;
  }

  .pp-share-section :is(pp-copy, pp-share-link, textarea) {
    display: block;
  }

  .pp-share-section textarea {
    width: 100%;
    margin-top: 0.3em;
    font-family: var(--pp-mono);
    overflow-wrap: anywhere;
  }

  .pp-share-section p {
    margin: 0 0 0.7em;
    color: var(--pp-ink-2);
  }
`;
