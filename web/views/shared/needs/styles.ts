import { type CSSResult, css, html, nothing, type TemplateResult, unsafeCSS } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import { targets } from "../../../words/en/shared/targets.js";
import { highlightAttribute, highlightCss } from "./highlight.css.js";
import { type PageTargetName, pageTargets } from "./page-targets.js";

/** The page of a step that needs this. */
const needing = (name: string): CSSResult => unsafeCSS(`.pp-app[${highlightAttribute}~="${name}"]:not([data-present])`);

/**
 * What a step needs of the story stands first in it, below the step: else it would be below what is kept free for a visit
 * that has yet to come, and out of sight.
 */
const firstCss = css`
  @media screen {
    :is(${needing("weights")}, ${needing("vectors")}, ${needing("notation")}) .pp-story {
      display: flex;
      flex-direction: column;
    }

    ${needing("weights")} pp-weights {
      order: -1;
    }

    ${needing("vectors")} .pp-update-room {
      order: -1;
    }

    /* Before the first visit there is no picture, and nothing to move. */
    ${needing("vectors")} .pp-update-room:not(:has(pp-update)) {
      min-height: 0;
    }

    ${needing("notation")} .pp-notation,
    ${needing("reading")} .pp-reading {
      order: -1;
    }

    :is(${needing("weights")}, ${needing("vectors")}, ${needing("notation")}) pp-sentence {
      margin-top: 1.4em;
    }
  }
`;

const rowCss = css`
  :is(.pp-lesson, .pp-quiz) p.pp-needs {
    color: var(--pp-ink-2);
    font-size: 0.9333em;
  }

  .pp-needs span {
    white-space: nowrap;
  }

  .pp-needs span::before {
    content: "◆ " / "";
    color: var(--pp-accent);
    font-size: 0.8em;
  }
`;

/** Of a guide that needs something of the page. */
export const needsStyles = [highlightCss, firstCss, rowCss];

/** What is needed of the page, by its name; what no place is called is left out. */
export function needsRow(names: readonly string[], words: Words): TemplateResult | typeof nothing {
  const known = names.filter((name): name is PageTargetName => name in pageTargets);
  if (known.length === 0) return nothing;
  const say = words.room(targets);
  return html`<p class="pp-needs">${known.map((name, k) => html`${k > 0 ? ", " : ""}<span>${say[name]}</span>`)}</p>`;
}
