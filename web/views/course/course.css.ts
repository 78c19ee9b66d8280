import { css } from "lit";

export const courseCss = css`
  pp-course {
    display: contents;
  }

  .pp-lessons {
    --pp-panel-width: 30em;
    --pp-panel-height: 44em;
  }

  .pp-course-paths {
    display: flex;
    flex-wrap: wrap;
    margin-top: 0.2em;
  }

  .pp-lessons p {
    margin: 0.7em 0 0;
    color: var(--pp-ink-2);
  }

  /* Below the head and the row of buttons, which stay. */
  .pp-course-failure {
    padding-top: 1em;
    scroll-margin-block-start: 3em;
  }

  .pp-lessons .pp-course-failure .pp-error {
    color: var(--pp-error);
  }

  .pp-course-list {
    margin: 0.5em 0 0;
    list-style: none;
  }

  .pp-course-list > li {
    border-top: 1px solid var(--pp-rule);
  }

  .pp-course-lesson {
    display: flex;
    gap: 0.7em;
    align-items: baseline;
    width: 100%;
    min-height: var(--pp-target);
    padding: 0.45em 0.2em;
    text-align: start;
  }

  .pp-course-lesson:hover {
    background: var(--pp-hover);
  }

  .pp-course-lesson[aria-current] .pp-course-name {
    color: var(--pp-accent);
  }

  .pp-course-lesson:focus-visible {
    outline-offset: -2px;
    border-radius: var(--pp-radius);
  }

  .pp-unit {
    border-top: 1px solid var(--pp-rule);
  }

  .pp-unit > summary {
    display: flex;
    gap: 0.7em;
    align-items: center;
    min-height: var(--pp-target);
    padding: 0.45em 0.2em;
    cursor: pointer;
  }

  .pp-unit > summary::before {
    content: "▸" / "";
    flex: none;
    width: 1.4em;
    color: var(--pp-ink-3);
    text-align: end;
  }

  .pp-unit[open] > summary::before {
    content: "▾" / "";
  }

  .pp-unit .pp-course-list {
    margin-inline-start: 1.4em;
  }

  .pp-course-number {
    flex: none;
    width: 1.4em;
    color: var(--pp-ink-3);
    text-align: end;
  }

  .pp-course-name {
    display: block;
    font-weight: 600;
  }

  .pp-course-done {
    flex: none;
  }

  .pp-course-beside {
    margin: 0 -1em -1em;
    padding: 0.7em 1em 1em;
    border-top: 1px solid var(--pp-rule);
    background: var(--pp-bg);
  }

  /* In a lower window it would leave nothing of the list to be read. */
  @media (min-height: 700px) {
    .pp-course-beside {
      position: sticky;
      bottom: -1em;
    }

    /* What has the focus is not scrolled to under it. */
    .pp-lessons {
      scroll-padding-block-end: calc(var(--pp-target) + 2.4em);
    }
  }

  .pp-course-file {
    position: relative;
  }

  .pp-course-file > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  .pp-course-file:focus-within {
    outline: 2px solid var(--pp-focus);
    outline-offset: 2px;
  }
`;
