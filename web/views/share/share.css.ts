import { css } from "lit";

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
    margin: 0;
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
    content: "";
    flex: none;
    width: 0.4em;
    height: 0.4em;
    margin: 0 0.4em 0 auto;
    border: solid var(--pp-ink-3);
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-25%) rotate(45deg);
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

  .pp-share-section p {
    margin: 0 0 0.7em;
    color: var(--pp-ink-2);
    text-wrap: pretty;
  }

  .pp-share-buttons {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5em;
  }
`;
