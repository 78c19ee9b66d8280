import type { Trace } from "../../trace/trace.js";

/** The names of the columns. */
export function headings({ weights }: Pick<Trace, "weights">): readonly string[] {
  return ["visit", "epoch", "example", "score", "label", "mistake", ...weights];
}
