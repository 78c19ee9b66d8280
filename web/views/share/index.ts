import { css, html } from "lit";
import { copyButtonCss } from "../../ui/controls/copy-button.css.js";
import { unfolds } from "../../ui/controls/recipes.css.js";
import { exportCss } from "../../ui/files/export.css.js";
import { headerPanelCss } from "../../ui/panels/header-panel.js";
import type { PartView } from "../shared/view.js";
import { type Section, sections } from "./sections.js";
import "./pp-share.js";

const shareCss = css`
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

const embedCss = css`
  pp-share-embed {
    display: grid;
    gap: 0.7em;
  }

  pp-share-embed .pp-embed-choices {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9em, 1fr));
    gap: 0 0.8em;
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }

  pp-share-embed .pp-embed-choices > legend {
    padding: 0;
    font-weight: 650;
  }

  .pp-embed-preview {
    max-height: 14em;
  }

  .pp-embed-preview rect {
    fill: var(--pp-surface);
    stroke: var(--pp-control-rule);
    stroke-width: 2;
  }

  .pp-embed-preview [data-name="stage"] rect {
    fill: var(--pp-accent-soft);
  }

  .pp-embed-preview text {
    fill: var(--pp-ink-2);
    text-anchor: middle;
    dominant-baseline: central;
  }
`;

const linkCss = css`
  pp-share-link {
    display: block;
    padding-bottom: 0.9em;
  }

  .pp-share-heading {
    width: 100%;
    margin: 0.2em 0 0.6em;
  }

  pp-share-link p {
    margin: 0.6em 0 0;
    color: var(--pp-ink-2);
  }

  pp-share-link .pp-copied {
    margin-inline-start: 0.5em;
  }
`;

/** The panel, with sections that other views make. @param before The name of the section that they stand before. */
export function shareWith(others: readonly Section[], before: string): PartView {
  const place = sections.findIndex(({ name }) => name === before);
  const all = [...sections.slice(0, place), ...others, ...sections.slice(place)];
  return {
    styles: [headerPanelCss, shareCss, copyButtonCss, exportCss, linkCss, embedCss],
    render: (frame, dispatch) => html`<pp-share .frame=${frame} .dispatch=${dispatch} .sections=${all}></pp-share>`,
  };
}
