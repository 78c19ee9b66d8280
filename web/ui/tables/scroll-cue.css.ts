import { css } from "lit";

/**
 * What is wider than its room fades at the side where there is more. The pale cover scrolls with what it covers, the
 * shade stays: so the shade shows only where something is hidden.
 */
export const scrollCueCss = css`
  .pp-trace-scroll,
  .pp-equation,
  .pp-comparison-scroll,
  .pp-combinations {
    --pp-shade: color-mix(in srgb, var(--pp-ink) 22%, transparent);
    background:
      linear-gradient(to right, var(--pp-bg) 40%, transparent) left / 2em 100% no-repeat local,
      linear-gradient(to left, var(--pp-bg) 40%, transparent) right / 2em 100% no-repeat local,
      linear-gradient(to right, var(--pp-shade), transparent) left / 0.8em 100% no-repeat scroll,
      linear-gradient(to left, var(--pp-shade), transparent) right / 0.8em 100% no-repeat scroll;
  }
`;
