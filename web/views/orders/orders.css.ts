import { css } from "lit";

/** The plots need uPlot's own rules too, which chartsCss brings. */
export const ordersCss = css`
  pp-orders {
    container-type: inline-size;
  }

  .pp-orders {
    --pp-orders-never: var(--pp-ink-2);
    --pp-orders-once: light-dark(#7b3f8c, #d3a0e0);
    --pp-orders-each: var(--pp-accent);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.6em 2.6em;
  }

  @container (min-width: 46em) {
    .pp-orders {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      grid-template-areas: "sequence sequence" "choose experiment" "starts experiment";
      grid-template-rows: auto auto 1fr;
    }

    .pp-orders-sequence {
      grid-area: sequence;
    }

    .pp-orders-choose {
      grid-area: choose;
    }

    .pp-orders-experiment {
      grid-area: experiment;
    }

    .pp-orders-starts {
      grid-area: starts;
    }
  }

  /* The room is kept before anything is drawn, so that nothing jumps. */
  .pp-orders-strip {
    position: relative;
    height: 3.9em;
  }

  .pp-orders-canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  .pp-orders-probe {
    position: absolute;
    visibility: hidden;
  }

  .pp-orders-probe,
  .pp-chart-orders > .pp-chart-probe {
    font-size: 0.8667em;
  }

  .pp-orders-caption,
  .pp-orders-key,
  .pp-orders-text,
  .pp-orders-note,
  .pp-orders-about,
  .pp-orders-progress {
    margin: 0.3em 0 0;
    font-size: 0.9333em;
    line-height: 1.45;
  }

  .pp-orders-text {
    max-width: 42em;
    margin: 0 0 0.6em;
  }

  .pp-orders-key,
  .pp-orders-note,
  .pp-orders-about {
    color: var(--pp-ink-3);
    font-size: 0.8667em;
  }

  .pp-orders-about {
    margin: -0.15em 0 0.45em 1.78em;
  }

  .pp-orders-blocks {
    margin-top: 1em;
  }

  .pp-orders-form {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 7em)) auto;
    gap: 0.8em;
    align-items: start;
    justify-content: start;
  }

  /* Level with the fields, which stand under their labels. */
  .pp-orders-form > .pp-button {
    min-width: 5.5em;
    margin-top: 1.42em;
  }

  .pp-orders-progress {
    gap: 0.8em;
    min-height: 1.6em;
    color: var(--pp-ink-2);
  }

  .pp-orders-progress > progress {
    flex: 0 1 14em;
    min-width: 0;
    height: 0.6em;
    accent-color: var(--pp-accent);
  }

  .pp-chart-orders {
    height: 15em;
  }

  .pp-orders-summary {
    margin: 0.8em 0 0;
  }

  .pp-orders-scroll {
    max-height: 18em;
    overflow: auto;
  }

  @media print {
    :is(.pp-orders-choose, .pp-orders-form, .pp-orders-starts),
    .pp-orders-experiment:not(:has(.pp-chart-orders)) {
      display: none !important;
    }

    /* Chromium prints the clearing of a canvas as white, which would cover the one below: the moment is said in words. */
    pp-order-strip :is([data-layer="progress"], .pp-orders-key) {
      display: none;
    }
  }
`;
