import { type CSSResult, css } from "lit";

/** The strip: what is said and what there is to do about the examples, and below it the equation, line after line. */
export const storyCss: CSSResult = css`
  .pp-math-across {
    display: contents;
  }

  @container pp (min-width: 52em) {
    .pp-app[data-present] :is(.pp-heading, pp-weights, .pp-update-room, pp-ending, .pp-about, pp-equation > .pp-button) {
      display: none;
    }

    .pp-app[data-present] .pp-story {
      display: grid;
      grid-template: "sentence cures" auto "equation equation" auto / minmax(0, 1fr) fit-content(min(26em, 38%));
      gap: 0.35em 1.4em;
    }

    .pp-app[data-present] pp-sentence {
      grid-area: sentence;
    }

    .pp-app[data-present] :is(.pp-story-room, pp-equation, .pp-update-room) {
      min-height: 0;
    }

    .pp-app[data-present] .pp-story-sentence {
      margin: 0;
      font-size: 1.3667em;
      line-height: 1.3;
    }

    /* Next to what there is to do about the examples it has three lines, which are kept free for it. */
    .pp-app[data-present]:not([data-guide], [data-beside]) .pp-story:has(.pp-story-cures) pp-sentence {
      min-height: 5.4em;
    }

    /* A run that never ends comes to numbers that need another line. */
    .pp-app[data-present]:not([data-guide], [data-beside]) .pp-story:has(.pp-story-cures) pp-equation {
      min-height: 7.45em;
    }

    .pp-app[data-present] pp-equation {
      grid-area: equation;
    }

    .pp-app[data-present] pp-remedies {
      grid-area: cures;
    }

    .pp-app[data-present] :is(.pp-story-cures, .pp-story-predictor) {
      margin: 0 0 0.3em;
    }

    .pp-app[data-present] .pp-story-predictor {
      font-size: 1.1em;
    }

    .pp-app[data-present] .pp-equation,
    .pp-app[data-present] .pp-equation-noted {
      display: flex;
      flex-flow: row wrap;
      align-items: baseline;
      gap: 0.3em 0.5em;
    }

    .pp-app[data-present] .pp-equation {
      overflow: hidden;
      margin: 0;
      padding: 0;
      line-height: 1.15;
    }

    .pp-app[data-present] .pp-equation .pp-math {
      margin: 0;
      font-size: var(--pp-equation, 1.6667em);
    }

    .pp-app[data-present] .pp-equation .pp-math-across > :last-child {
      margin-inline-end: 1em;
    }

    .pp-app[data-present] .pp-equation-note {
      margin: 0;
      font-size: 1.3667em;
    }

    /* WebKit breaks no line of a flex box by how wide formulas are: there they follow one another as words do. */
    @supports (-webkit-hyphens: none) {
      .pp-app[data-present] .pp-equation {
        display: block;
      }

      .pp-app[data-present] .pp-equation-noted {
        display: contents;
      }

      .pp-app[data-present] .pp-equation .pp-math {
        display: inline;
        margin: 0.08em 0.3em 0.08em 0;
      }

      .pp-app[data-present] .pp-equation-note {
        display: inline-block;
        margin: 0.08em 0.4em 0.08em 0;
      }
    }

    .pp-app[data-present] .pp-math-column > mtr > mtd {
      padding-block: 0.05em;
      line-height: 1;
    }

    /* Firefox gives formulas, and each row of a column, the height of a line, where others give them that of what is written. */
    @supports (-moz-appearance: none) {
      .pp-app[data-present] .pp-equation .pp-math:not(:has(.pp-math-column)) {
        margin-block: -0.08em;
      }

      .pp-app[data-present] .pp-math-column > mtr:has(> mtd:only-child) {
        display: block;
        height: 0.92em;
      }

      .pp-app[data-present] .pp-math-column > mtr > mtd:only-child {
        display: block;
        padding-block: 0;
        line-height: 0.92;
      }
    }

    /* Half of the window for the equation: a double click, or the key +. */
    .pp-app[data-present][data-enlarged] > [data-area="story"],
    .pp-app[data-present][data-enlarged][data-guide] pp-story {
      min-height: 50svh;
    }

    .pp-app[data-present][data-enlarged] pp-remedies {
      display: none;
    }

    /* What is drawn beyond its lines is seen, and counts where the strip asks whether it has room for all: see strip.ts. */
    .pp-app[data-present][data-enlarged] .pp-equation {
      --pp-equation: var(--pp-enlarged, 2.6em);
      overflow: visible;
      gap: 0.5em 0.6em;
    }
  }
`;
