import type { Glue } from "#glue";
import { WasmRun } from "../run.js";
import { encodeSpec } from "../spec.js";
import { refuse } from "../split-module.js";
import type { LearnerSpec, RunSpec } from "../types.js";

/**
 * Builds the run the spec describes, or throws what is wrong with it; then nothing is left behind.
 * @param most multiply-adds that its start may take: a longer one is refused as "not-ready".
 * @param plain whether there is only the plain module, which trains the first kind of learner: others are refused as well.
 */
export function createRun<L extends LearnerSpec>(
  glue: Glue,
  spec: RunSpec<L>,
  most: number,
  plain: boolean,
): WasmRun<L> {
  const encoded = encodeSpec(spec);
  // The plain module may make a run of another learner, and fail only in the middle of training it.
  if (plain && encoded.learner.code > 0) refuse();
  const { run } = glue.createRun(encoded.config, encoded.doubles, encoded.ints, most);
  if (run < 0) refuse();
  return new WasmRun(glue, run, encoded);
}
