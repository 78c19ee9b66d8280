import type { CheckFeedback } from "./feedback.js";
import type { CheckContext } from "./kind.js";

/** What is missing where the examples may be moved, but are those of the start of the step: none erased, drawn or relabelled. */
export function notKept({ frame: { examples }, began }: CheckContext): CheckFeedback | null {
  if (began === null) return null;
  const more = examples.count - began.examples.count;
  if (more > 0) return { code: "drewMore", examples: more };
  if (more < 0) return { code: "erased", examples: -more };
  const [now, before] = [examples, began.examples].map(({ label }) => Array.from(label).sort().join());
  return now === before ? null : { code: "relabelled" };
}
