import { css } from "lit";
import { raised } from "../shared/controls/recipes.css.js";

export const openCss = css`
  pp-open,
  pp-experiments {
    display: contents;
  }

  .pp-open {
    --pp-panel-width: 30em;
    --pp-panel-height: 46em;
  }

  .pp-open h3 {
    margin-top: 1em;
  }

  .pp-open p {
    margin: 0.4em 0;
    color: var(--pp-ink-2);
  }

  .pp-open-list {
    margin: 0.3em 0 0;
    padding: 0;
    list-style: none;
  }

  .pp-open-list > li {
    padding: 0.4em 0;
    border-top: 1px solid var(--pp-rule);
  }

  .pp-open-row {
    display: flex;
    align-items: flex-start;
    gap: 0.7em;
  }

  .pp-open-picture {
    flex: none;
    box-sizing: border-box;
    width: 96px;
    height: 64px;
    margin-top: 0.2em;
    border: 1px solid var(--pp-rule);
    border-radius: var(--pp-radius);
    background: var(--pp-surface);
  }

  .pp-open-about {
    flex: 1;
    min-width: 0;
  }

  .pp-open-it {
    display: flex;
    flex-direction: column;
    width: 100%;
    min-height: var(--pp-target);
    padding: 0.2em 0.3em;
    border: 0;
    border-radius: var(--pp-radius);
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  .pp-open-it:hover {
    background: var(--pp-hover);
  }

  .pp-open-it[aria-current] .pp-open-name {
    font-weight: 650;
  }

  .pp-open-acts {
    display: flex;
    flex-wrap: wrap;
  }

  .pp-open-acts > .pp-button {
    padding-inline: 0.4em;
    font-size: 0.9em;
  }

  .pp-open-refused {
    margin: 0.4em 0;
    padding-inline-start: 1.2em;
    color: var(--pp-error);
    overflow-wrap: anywhere;
  }

  /* Over the head of the stage, where notices are too. */
  .pp-open-offer {
    grid-area: stage;
    align-self: start;
    justify-self: center;
    z-index: 7;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3em 0.6em;
    max-width: calc(100% - 2em);
    margin-top: 0.4em;
    padding: 0.2em 0.3em 0.2em 0.8em;
    ${raised}
  }

  .pp-open-offer > p {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  @media print {
    .pp-open-offer {
      display: none;
    }
  }
`;
