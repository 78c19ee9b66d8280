import { css } from "lit";

/* Each theme is written once; the dark one is used twice, for theme=auto on a dark system and for theme=dark. */

const light = css`
  color-scheme: light !important;
  --pp-bg: #fcfbf9;
  --pp-surface: #ffffff;
  --pp-hover: #f1efea;
  --pp-ink: #1b1d1f;
  --pp-ink-2: #494e54;
  --pp-ink-3: #64696f;
  --pp-rule: #e3e0d9;
  --pp-control-rule: #8a8d90;
  --pp-accent: #00695c;
  --pp-accent-ink: #ffffff;
  --pp-accent-soft: #e3f0ed;
  --pp-positive: #0072b2;
  --pp-negative: #d55e00;
  --pp-tint: 0.18;
  --pp-positive-text: #00639c;
  --pp-negative-text: #a84a00;
  --pp-warning: #845400;
  --pp-error: #b3261e;
  --pp-focus: #00695c;
  --pp-shadow: 0 0.4em 1.6em rgb(30 28 20 / 0.16);
`;

const dark = css`
  color-scheme: dark !important;
  --pp-bg: #14171a;
  --pp-surface: #1b1f23;
  --pp-hover: #282d32;
  --pp-ink: #ebe9e4;
  --pp-ink-2: #bcbfc2;
  --pp-ink-3: #9aa0a6;
  --pp-rule: #32373c;
  --pp-control-rule: #737980;
  --pp-accent: #5cc8b4;
  --pp-accent-ink: #06201b;
  --pp-accent-soft: #1d3a36;
  --pp-positive: #4ba6e3;
  --pp-negative: #ff8a47;
  --pp-tint: 0.34;
  --pp-positive-text: #6bb8ec;
  --pp-negative-text: #ff9a60;
  --pp-warning: #e6b450;
  --pp-error: #ff8f85;
  --pp-focus: #5cc8b4;
  --pp-shadow: 0 0.4em 1.6em rgb(0 0 0 / 0.55);
`;

const projector = css`
  color-scheme: light !important;
  --pp-bg: #ffffff;
  --pp-surface: #ffffff;
  --pp-hover: #e8e8e8;
  --pp-ink: #000000;
  --pp-ink-2: #1c1c1c;
  --pp-ink-3: #3a3a3a;
  --pp-rule: #8a8a8a;
  --pp-control-rule: #3a3a3a;
  --pp-accent: #004d43;
  --pp-accent-ink: #ffffff;
  --pp-accent-soft: #d3ebe6;
  --pp-positive: #0063a0;
  --pp-negative: #c24f00;
  --pp-tint: 0.22;
  --pp-positive-text: #00558a;
  --pp-negative-text: #8f3b00;
  --pp-warning: #5f3c00;
  --pp-error: #93130c;
  --pp-focus: #004d43;
  --pp-shadow: 0 0.3em 1.2em rgb(0 0 0 / 0.35);
  --pp-size: 1.3125em;
`;

/** The design tokens of every view, by the host's `theme` attribute: auto (default), light, dark, projector. */
export const tokensCss = css`
  :host {
    ${light}
    --pp-radius: 0.3em;
    --pp-font: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif;
    --pp-serif: "Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", "Liberation Serif", Georgia, serif;
    --pp-mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace;
    --pp-size: 0.9375em;
    /* Least side of anything to press, which a hand decides and no letter. */
    --pp-target: 28px;
  }

  @media (min-width: 2560px) {
    :host {
      --pp-size: 1.125em;
    }
  }

  @media (pointer: coarse) {
    :host {
      --pp-target: 44px;
    }
  }

  @media (prefers-color-scheme: dark) {
    :host(:not([theme="light"], [theme="projector"])) {
      ${dark}
    }
  }

  :host([theme="dark"]),
  .pp-as-dark {
    ${dark}
  }

  :host([theme="projector"]) {
    ${projector}
  }

  /* Paper is light, whatever the screen is: see paper.ts. */
  :host([printing]),
  .pp-as-light {
    ${light}
  }
`;
