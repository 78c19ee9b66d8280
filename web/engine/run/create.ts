import type { Glue } from "#glue";
import { WasmRun } from "../run.js";
import { encodeSpec } from "../spec.js";
import { refuse } from "../split-module.js";
import type { LearnerSpec, RunSpec } from "../types.js";

/**
 * Builds the run the spec describes, or throws what is wrong with it; then nothing is left behind.
 * @param most multiply-adds that its start may take: a longer one is refused as "not-ready".
 */
export function createRun<L extends LearnerSpec>(glue: Glue, spec: RunSpec<L>, most: number): WasmRun<L> {
  const encoded = encodeSpec(spec);
  const { run } = glue.createRun(encoded.numbers, most);
  if (run < 0) refuse();
  return new WasmRun(glue, run, encoded);
}
