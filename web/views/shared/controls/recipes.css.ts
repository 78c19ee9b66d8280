/** Declarations that rules of several views have in common. */
import { css } from "lit";

/** For those who listen, and not in sight. */
export const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
