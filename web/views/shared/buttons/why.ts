import type { Frame } from "../../../state/frame.js";
import type { Intent } from "../../../state/intent.js";
import { verdictNow, whyShown } from "../../../state/verdict.js";
import { drawable } from "../words/verdict-words.js";

/** What shows why the verdict is what it is, or hides it. Where the stage cannot draw it, the stage says so. */
export function explanation(now: Frame): Intent {
  const verdict = verdictNow(now);
  const shown = verdict !== null && drawable(verdict) && whyShown(now, now.pane);
  return { type: "set-ui", ui: { why: !shown } };
}
