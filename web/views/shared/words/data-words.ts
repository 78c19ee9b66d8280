import type { Frame } from "../../../state/frame.js";
import { counted, formatCount } from "../../../state/notation/numbers.js";

/** "Two blobs", "12 drawn points", "150 imported examples" */
export function dataWords({
  state: { data },
  presets,
  examples: { count },
}: Pick<Frame, "presets" | "examples"> & { readonly state: Pick<Frame["state"], "data"> }): string {
  if (data.kind === "points") return counted(count, "drawn point");
  if (data.kind === "table") return `${formatCount(count)} imported examples`;
  // Reviews are among the presets by the name of their kind.
  const name = data.kind === "preset" ? data.name : data.kind;
  return presets.find((preset) => preset.name === name)?.title ?? name;
}
