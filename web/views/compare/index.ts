import { css, html, nothing, type TemplateResult } from "lit";
import { startOf } from "../../state/learners/settings.js";
import { isPlainPerceptron, tellsClasses } from "../../state/learners/traits.js";
import type { Frame } from "../../state/runs/frame.js";
import { chartCss } from "../../ui/charts/chart.css.js";
import { define } from "../../ui/controls/define.js";
import { headingCss } from "../../ui/controls/heading.css.js";
import { scrollCueCss } from "../../ui/tables/scroll-cue.css.js";
import { compare } from "../../words/en/companion/compare.js";
import { curvesCss } from "../shared/learning-curves/pp-curves.js";
import {
  fewestToHoldOut,
  fractionToHoldOut,
  hint,
  holdSomeOut,
  type Message,
  type Offer,
} from "../shared/offers/offer.js";
import { ThrottledView } from "../shared/throttled-view.js";
import { type PartView, View } from "../shared/view.js";
import { comparisonTable } from "./comparison-table.js";
import "../shared/learning-curves/pp-curves.js";
import "./splits/pp-splits.js";

/** Several learners in numbers. */
const tableCss = css`
  .pp-comparison-table {
    width: 100%;
    font-size: 0.9333em;
  }

  .pp-comparison-table :is(th, td) {
    padding-block: 0.25em;
    padding-inline: 0.9em 0;
    vertical-align: baseline;
  }

  /* The name stays in sight of the numbers that are scrolled to. */
  .pp-comparison-table :is(th, td):first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    padding-inline-start: 0.5em;
    background: var(--pp-bg);
    text-align: start;
  }

  .pp-comparison-table thead th {
    color: var(--pp-ink-2);
    line-height: 1.25;
    vertical-align: bottom;
    white-space: normal;
  }

  .pp-comparison-unit,
  .pp-comparison-note {
    color: var(--pp-ink-3);
    font-size: 0.8571em;
  }

  .pp-comparison-unit,
  td:last-child > .pp-comparison-note {
    display: block;
  }

  .pp-comparison-table [data-best] {
    font-weight: 700;
  }

  .pp-comparison-best {
    margin-inline-end: 0.25em;
    color: var(--pp-accent);
    font-size: 0.9em;
    font-weight: 600;
    font-variant-caps: all-small-caps;
    letter-spacing: 0.04em;
  }

  .pp-comparison-name {
    justify-content: start;
    margin-inline-start: -0.5em;
    padding-inline: 0.5em;
    font-size: inherit;
    white-space: nowrap;
  }

  .pp-comparison-name[aria-pressed="true"] {
    font-weight: 600;
  }

  .pp-comparison-notes {
    margin-top: 0.4em;
  }

  .pp-comparison-notes > summary {
    width: max-content;
    line-height: var(--pp-target);
  }

  .pp-comparison-notes > ul {
    padding-inline-start: 1.2em;
  }

  /* In a pane beside the stage. */
  @container pp-panel (max-width: 800px) {
    .pp-comparison-table {
      font-size: 0.8267em;
    }

    .pp-comparison-table :is(th, td) {
      padding-inline-start: 0.4em;
      hyphens: auto;
    }

    .pp-comparison-table .pp-comparison-note {
      display: block;
    }
  }

  @media print {
    .pp-comparison-table {
      font-size: 0.85em !important;
    }

    .pp-comparison-name {
      min-height: 0 !important;
      border: 0 !important;
      background: none !important;
      box-shadow: none !important;
    }
  }
`;

/** The learners over many splits. */
const splitsCss = css`
  .pp-splits-bar {
    gap: 0.4em 0.8em;
    font-size: 0.9333em;
  }

  .pp-splits-text {
    max-width: 46em;
    margin: 0.5em 0 0;
    line-height: 1.45;
  }

  .pp-splits-text:empty {
    margin: 0;
  }

  .pp-splits-table {
    margin-top: 0.4em;
  }

  .pp-splits-table :is(th, td) {
    vertical-align: middle;
  }

  .pp-splits-scale {
    display: flex;
    justify-content: space-between;
    gap: 1em;
    min-width: 9em;
    max-width: 18em;
  }

  .pp-splits-strip {
    min-width: 9em;
    max-width: 18em;
    fill: currentColor;
    fill-opacity: 0.75;
  }

  @media print {
    :is(.pp-splits-bar, .pp-splits:not(:has(table))) {
      display: none !important;
    }
  }
`;

/** The table, the curves and the splits. Beside each other where they have the width of the page. */
const compareCss = css`
  ${tableCss}
  ${splitsCss}

  .pp-comparison {
    gap: 1.5em 2em;
  }

  @container pp-panel (min-width: 1000px) {
    .pp-comparison {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      grid-template-rows: auto 1fr;
    }

    .pp-comparison > pp-curves {
      grid-area: 1 / 2 / span 2;
      /* In sight of what is scrolled to beside them. */
      position: sticky;
      top: 0;
      align-self: start;
    }

    .pp-comparison > :is(pp-numbers, pp-splits) {
      grid-column: 1;
    }

    .pp-chart-curves {
      height: 14em;
    }
  }

  @media print {
    .pp-comparison {
      row-gap: 0.4em;
    }

    .pp-comparison > pp-curves {
      position: static;
    }
  }
`;

/** The learners in numbers. */
export class PpNumbers extends ThrottledView {
  protected override render(): TemplateResult | typeof nothing {
    return this.frame ? comparisonTable(this.frame, this.dispatch) : nothing;
  }
}

define("pp-numbers", PpNumbers);

/**
 * Several learners in numbers, and learning curves; where examples are held out, also over many splits. With one learner
 * and nothing held out, what makes something to compare.
 */
class PpCompare extends View {
  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch } = this;
    if (frame === null) return nothing;
    const several = frame.panes.length > 1;
    const heldOut = frame.examples.heldOut !== null;
    if (!several && !heldOut) return hint(nothingToCompare(frame), frame, dispatch);
    return html`
      <div class="pp-columns pp-comparison">
        ${several ? html`<pp-numbers .frame=${frame} .dispatch=${dispatch}></pp-numbers>` : nothing}
        <pp-curves .frame=${frame} .dispatch=${dispatch}></pp-curves>
        ${heldOut ? html`<pp-splits .frame=${frame} .dispatch=${dispatch}></pp-splits>` : nothing}
      </div>
    `;
  }
}

define("pp-compare", PpCompare);

export const styles: PartView["styles"] = [headingCss, chartCss, curvesCss, compareCss, scrollCueCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-compare .frame=${frame} .dispatch=${dispatch}></pp-compare>`;

/** That there is nothing to compare yet, with what makes something. */
function nothingToCompare({ examples, pane, words }: Frame): Message {
  const say = words.room(compare);
  const plain = isPlainPerceptron(pane.learner);
  const kind = plain ? "averaged" : "perceptron";
  const other: Offer = {
    words: plain ? say.addAveraged : say.addPerceptron,
    field: "learners",
    act: (now) => ({ type: "add-learner", learner: startOf(kind, now.pane.learner) }),
  };
  const holdOut: Offer = {
    words: say.holdOut(100 * fractionToHoldOut),
    field: "split",
    act: holdSomeOut,
  };
  // Neither of the two knows more than two classes.
  const known = tellsClasses(pane.learner) ? [] : [other];
  return { text: say.nothingYet, offers: examples.count < fewestToHoldOut ? known : [...known, holdOut] };
}
