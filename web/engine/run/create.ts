import type { Glue } from "#glue";
import { PlaygroundError } from "../errors.js";
import { WasmRun } from "../run.js";
import { type EncodedSpec, encodeSpec } from "../spec.js";
import { refuse } from "../split-module.js";
import type { LearnerSpec, RunSpec } from "../types.js";

/**
 * Builds the run the spec describes, or throws what is wrong with it; then nothing is left behind.
 * @param most multiply-adds that its start may take: a longer one is refused as "not-ready".
 */
export function createRun<L extends LearnerSpec>(glue: Glue, spec: RunSpec<L>, most: number): WasmRun<L> {
  const encoded = encodeSpec(spec);
  const { run, error } = created(glue, encoded, most);
  if (error.code !== "ok") throw new PlaygroundError(error.code, error.field, error.message);
  if (run < 0) refuse();
  return new WasmRun(glue, run, encoded);
}

/** The core ends with a trap where memory runs out; nothing else traps on a checked spec. */
function created(glue: Glue, { config, doubles, ints }: EncodedSpec, most: number): ReturnType<Glue["createRun"]> {
  try {
    return glue.createRun(config, doubles, ints, most);
  } catch (cause) {
    if (cause instanceof PlaygroundError) throw cause;
    throw new PlaygroundError("out-of-memory", "X", `There is no memory left for this run. (${String(cause)})`);
  }
}
