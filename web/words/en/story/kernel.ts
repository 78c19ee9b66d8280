import type { KernelKind, TieRule } from "../../../engine/types.js";
import type { Precision } from "../../../state/document/notation/numbers.js";
import { count, number, plural } from "../../grammar/en.js";
import { room } from "../../room.js";

const start = "Every example has a count α of the mistakes made on it, 0 so far. So the first score will be 0:";

export const kernel = room("story.kernel", {
  starts: {
    mistake: `${start} a tie, which the tie rule counts as a mistake.`,
    correct: `${start} a tie, which the tie rule counts as correct.`,
    negative: `${start} a tie, which the tie rule reads as negative.`,
    positive: `${start} a tie, which the tie rule reads as positive.`,
  } satisfies Record<TieRule, string>,
  stay: "The counts stay the same.",
  grows: (before: number, after: number, precision: Precision): string =>
    `Its count α grows from ${number(before, precision)} to ${number(after, precision)}.`,
  counting: (used: number, all: number): string =>
    plural(used, {
      one: `# of ${count(all)} examples has α > 0: only such an example adds to a score.`,
      other: `# of ${count(all)} examples have α > 0: only such examples add to a score.`,
    }),
  names: {
    linear: "The linear kernel:",
    polynomial: "The polynomial kernel:",
    rbf: "The Gaussian kernel:",
  } satisfies Record<KernelKind, string>,
  more: (terms: number): string => `${count(terms)} more`,
  case: { head: "count", mistake: "α + 1" },
});
