import type { CheckOf } from "../lessons/lesson.js";
import type { CheckContext } from "./kind.js";

/** The weights that are asked for. */
interface AskedWeights {
  /** What each belongs to, in their order; null: not to the features on the page, but to an example of the text alone. */
  readonly features: readonly string[] | null;
  readonly count: number;
  /** Whether the bias is asked for too: it comes last. */
  readonly bias: boolean;
}

/** What a check asks for: those that it writes down, otherwise those of the moment. */
export function askedWeights({ is }: CheckOf<"weights">, moment: CheckContext | null): AskedWeights {
  const features = moment?.frame.pane.features ?? [];
  if (!is) return { features, count: features.length, bias: moment?.frame.state.bias ?? true };
  const count = is.weights.length;
  return { features: count === features.length ? features : null, count, bias: is.bias !== undefined };
}
