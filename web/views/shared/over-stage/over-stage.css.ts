import { css } from "lit";

export const overStageCss = css`
  /* Where the stage stays at the top of a narrow page, it is what this lies over as well. */
  :where(.pp-part:has(> .pp-over-stage)) {
    position: relative;
  }

  .pp-over-stage {
    position: absolute;
    inset: 0;
    z-index: 3;
    pointer-events: none;
  }

  .pp-over-stage svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: hidden;
  }

  @media print {
    .pp-over-stage {
      display: none;
    }
  }

  /* What would answer a prediction that is asked for: see hidden-answers.ts. */
  .pp-app[data-predicts~="mistakes"]
    :is(.pp-transport-wrong, .pp-transport-wrong-said, .pp-tools-legend > li:last-child) {
    visibility: hidden;
  }

  .pp-app[data-predicts~="verdict"] :is([data-area="verdict"] > *, pp-remedies) {
    visibility: hidden;
  }

  .pp-app[data-predicts~="weights"] :is(pp-weights, pp-equation, .pp-update-room, .pp-stage-readout),
  .pp-app[data-predicts~="weights"]:has(pp-quiz) pp-story {
    visibility: hidden;
  }
`;
