// The states that lessons name.

/** @import { PlaygroundState, StateParts } from "../../lessons/format/index.js" */
/** @import { Context } from "./context.mjs" */
/** @import { Report } from "./problems.mjs" */

/**
 * @param {string | Record<string, unknown>} written
 * @param {number} line
 * @param {Context} context
 * @param {Report} report
 * @param {PlaygroundState} [present]
 * @returns {{ parts: StateParts, state: PlaygroundState }}
 */
export function partsOf(written, line, { format, engine }, report, present) {
  const { parts, state, problems } = format.readParts(written, engine, present);
  for (const problem of problems) report(line, problem);
  return { parts, state };
}
