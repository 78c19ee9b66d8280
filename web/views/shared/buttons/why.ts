import type { Frame } from "../../../state/frame.js";
import type { Intent } from "../../../state/intent.js";
import { verdictNow, whyShown } from "../../../state/verdict.js";
import { drawable } from "../words/verdict-words.js";

/** What shows on the stage why the verdict is what it is, or hides it; where the stage cannot draw it, the drawer says it. */
export function explanation(now: Frame): Intent {
  const verdict = verdictNow(now);
  if (!verdict || !drawable(verdict)) {
    return { type: "set-ui", ui: { drawer: now.state.ui.drawer === "margin" ? null : "margin" } };
  }
  return { type: "set-ui", ui: { why: !whyShown(now, now.pane) } };
}
