import { css } from "lit";

export const lessonCss = css`
  .pp-lesson :is(ul, ol) {
    margin: 0.6em 0 0;
    padding-inline-start: 1.3em;
  }

  .pp-lesson-varied > .pp-button {
    margin-top: 0.4em;
  }

  .pp-lesson-text table {
    margin-top: 0.6em;
  }

  .pp-lesson-text :is(th, td) {
    padding: 0.2em 1em 0.2em 0;
    font-weight: 500;
    text-align: start;
    white-space: normal;
  }

  .pp-lesson a {
    color: var(--pp-accent);
  }

  .pp-lesson math {
    font-family: "STIX Two Math", "Cambria Math", "Latin Modern Math", "DejaVu Math TeX Gyre", math, var(--pp-serif);
    font-size: 1.05em;
  }

  .pp-lesson .pp-formula {
    white-space: nowrap;
  }

  .pp-lesson math[display="block"] {
    margin-top: 0.4em;
  }

  .pp-lesson mtd {
    padding: 0.1em 0.3em;
  }

  .pp-lesson .tml-right {
    text-align: end;
    text-align: -webkit-right;
  }

  .pp-lesson .tml-left {
    text-align: start;
    text-align: -webkit-left;
  }

  .pp-lesson-steps ol {
    display: flex;
    gap: 0.3em;
    margin: 0.3em 0 0;
    padding: 0;
    list-style: none;
  }

  .pp-lesson-steps ol:has(li:nth-child(11)) {
    gap: 1px;
  }

  /* In one row, however many: a row more would be taken from what is read of a step on a phone. */
  .pp-lesson-steps li {
    flex: 0 1 var(--pp-target);
    min-width: 24px;
  }

  /* What a narrow panel has no room for takes a second row. */
  .pp-lesson-steps ol:has(li:nth-child(13)) {
    flex-wrap: wrap;
    gap: 1px 0;
    margin-inline: -2px;
  }

  .pp-lesson-steps ol:has(li:nth-child(13)) > li {
    flex: 1 1 24px;
    max-width: var(--pp-target);
  }

  .pp-lesson-steps button {
    width: 100%;
    min-height: var(--pp-target);
    border: 1px solid var(--pp-rule);
    color: var(--pp-ink-2);
    font-size: 0.8667em;
  }

  .pp-lesson-steps button:hover {
    background: var(--pp-hover);
  }

  .pp-lesson-steps button[aria-current] {
    border-color: var(--pp-accent);
    background: var(--pp-accent-soft);
    color: var(--pp-ink);
    font-weight: 650;
  }

  .pp-lesson .pp-guide-heading {
    margin-top: 0.7em;
  }

  .pp-lesson-text {
    margin-top: -0.2em;
  }

  .pp-lesson-aside,
  .pp-lesson p.pp-lesson-note {
    padding-top: 0.5em;
    border-top: 1px solid var(--pp-rule);
    color: var(--pp-ink-2);
    font-size: 0.8667em;
  }

  .pp-lesson-aside {
    margin-top: 1em;
  }

  .pp-lesson-aside > summary {
    min-height: 24px;
    cursor: pointer;
  }

  .pp-lesson-text sup {
    line-height: 0;
  }

  /* Room for a finger, which moves nothing in the line. */
  .pp-note-mark,
  .pp-note-back {
    margin: 0 -8px;
    padding: 6px 10px;
  }

  .pp-note-mark {
    text-decoration: none;
  }

  .pp-note-back {
    margin-left: -4px;
  }

  .pp-lesson-keep {
    margin-top: 1em;
    padding: 0.6em 0.8em;
    border-inline-start: 3px solid var(--pp-accent);
    background: var(--pp-accent-soft);
  }

  .pp-lesson-keep > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.4em 0.8em;
    list-style: none;
    color: var(--pp-ink);
  }

  .pp-lesson-keep > summary::-webkit-details-marker {
    display: none;
  }

  .pp-lesson-keep[open] > summary > .pp-button {
    display: none;
  }

  .pp-lesson-keep > p {
    margin-top: 0.4em;
  }

  .pp-lesson-ways {
    display: flex;
    gap: 0.5em;
    margin-top: 1em;
  }

  /* What leaves questions out is not where a press has just gone on. */
  .pp-lesson-next[data-ready] {
    margin-inline-start: auto;
    border-color: var(--pp-accent);
    background: var(--pp-accent);
    color: var(--pp-accent-ink);
  }

  .pp-lesson-next[data-ready]:hover:not(:disabled) {
    border-color: var(--pp-accent);
    background: color-mix(in oklab, var(--pp-accent), var(--pp-ink) 18%);
  }
`;
