import { type CSSResult, css } from "lit";

/** Where the story and the weights are two tabs: the page says which is open in `data-sheet`. */
export const storyTabs: CSSResult = css`
  .pp-app[data-sheet="story"] :is(pp-weights, pp-about-weights),
  .pp-app[data-sheet="weights"] :is(pp-sentence, pp-remedies, pp-equation, .pp-update-room, .pp-notation, pp-ending) {
    display: none;
  }
`;

/** In a lecture hall: sentence, equation and cures beside each other, as high as their strip. */
const presentedStory: CSSResult = css`
  @container pp (min-width: 52em) {
    .pp-app[data-present] :is(.pp-heading, pp-weights, .pp-update-room, pp-ending, .pp-about) {
      display: none;
    }

    .pp-app[data-present] :is(pp-story, .pp-story) {
      height: 100%;
    }

    .pp-app[data-present] .pp-story {
      display: grid;
      grid-template: "sentence equation cures" 100% / minmax(0, 1fr) minmax(0, 2.6fr) fit-content(14em);
      gap: 1.4em;
    }

    .pp-app[data-present] .pp-story-sentence {
      font-size: 1.0667em;
      line-height: 1.4;
    }

    .pp-app[data-present] :is(pp-sentence, pp-remedies) {
      overflow: hidden auto;
    }

    .pp-app[data-present] pp-equation {
      display: flex;
      flex-direction: column;
      grid-area: equation;
      min-height: 0;
    }

    .pp-app[data-present] pp-remedies {
      grid-area: cures;
    }

    .pp-app[data-present] .pp-story-room {
      min-height: 0;
    }

    .pp-app[data-present] pp-equation > * {
      margin: 0;
    }

    /* What stands below each other in the story stands in columns as high as the strip. */
    .pp-app[data-present] pp-equation > .pp-equation {
      display: flex;
      flex: 1;
      flex-flow: column wrap;
      place-content: start;
      gap: 0.1em 1.2em;
      min-height: 0;
      padding: 0;
      line-height: 1.15;
    }

    /* A longer derivation in smaller letters. */
    .pp-app[data-present] .pp-equation[data-length="long"] {
      font-size: 0.8em;
    }

    .pp-app[data-present] .pp-equation[data-length="longest"] {
      font-size: 0.75em;
    }

    .pp-app[data-present] .pp-equation :is(.pp-math, .pp-equation-note) {
      margin: 0;
    }

    .pp-app[data-present] :is(.pp-math-lines, .pp-math-column) > mtr > mtd {
      padding-block: 0.03em;
    }
  }
`;

/** In a figure: the sentence alone. */
export const embeddedStory: CSSResult = css`
  @media screen {
    .pp-app[data-embed] :is(.pp-heading, pp-weights, pp-remedies, pp-equation, .pp-update-room, pp-ending, .pp-about) {
      display: none;
    }

    .pp-app[data-embed] pp-sentence {
      display: block;
    }

    /* As high with little to say as with much: nothing moves while it plays. What is longer scrolls. */
    .pp-app[data-embed] .pp-story-room {
      position: relative;
      height: 2.8em;
      min-height: 0;
      overflow: hidden auto;
    }

    .pp-app[data-embed] .pp-story-sentence {
      font-size: 1em;
      line-height: 1.4;
    }

    @container pp (max-width: 51.99em) {
      .pp-app[data-embed] .pp-story-room {
        height: 5.6em;
      }
    }
  }
`;

/** On paper: sentence, weights and equation, also where there is one at a time on the screen, and no higher than they are. */
const printedStory: CSSResult = css`
  @media print {
    :is(.pp-update-room, .pp-notation, .pp-story-buttons, .pp-story-help, .pp-about:not([open]), .pp-weights-tools, .pp-reading-part) {
      display: none !important;
    }

    .pp-story {
      display: grid !important;
      grid-template: "sentence sentence" "weights equation" "ending equation" 1fr "about about" / 1fr 1fr;
      gap: 0 2em;
      margin: 0;
      padding: 0;
    }

    pp-sentence {
      display: block !important;
      grid-area: sentence;
    }

    pp-weights {
      display: block !important;
      grid-area: weights;
    }

    pp-equation {
      grid-area: equation;
      min-height: 0;
    }

    .pp-equation {
      overflow: visible !important;
      background: none !important;
    }

    pp-ending {
      grid-area: ending;
      margin-top: 0.8em;
    }

    .pp-about {
      grid-area: about;
    }

    .pp-story-room {
      min-height: 0 !important;
    }

    @media (orientation: landscape) {
      .pp-story {
        grid-template: "sentence" "weights" "equation" "ending" "about" / 1fr;
      }
    }
  }
`;

/** The story in other layouts than that of the page. */
export const storyLayoutsCss: CSSResult = css`
  ${presentedStory}
  ${printedStory}
`;
