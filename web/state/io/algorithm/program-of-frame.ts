import type { FeatureMap } from "../../../engine/types.js";
import type { Frame } from "../../runs/frame.js";
import { leadRunOf } from "../exports/lead-run.js";
import { type ProgramLine, programOf } from "./python/program.js";

type ProgramFrame = Pick<Frame, "state" | "examples" | "lead"> & {
  readonly findings: { readonly featureMap: FeatureMap | null } | null;
};

/**
 * The lead's run as a program. The features are computed: the program has what the learner sees. Null where it is not
 * trained visit by visit, and "features" until these have been computed.
 */
export function programOfFrame(frame: ProgramFrame, title: string): readonly ProgramLine[] | "features" | null {
  const { spec } = leadRunOf(frame);
  const { columns } = frame.examples;
  const plain = !spec.features && (spec.scaling ?? "none") === "none";
  if (plain) return programOf({ spec, rows: rowsOf(spec.X), features: columns, title });
  const map = frame.findings?.featureMap;
  if (!map) return "features";
  const { data, shape } = map.map(spec.X);
  const features = spec.features ?? columns;
  return programOf({ spec, rows: rowsOf({ data, shape }), features, title });
}

function rowsOf(X: Parameters<FeatureMap["map"]>[0]): readonly (readonly number[])[] {
  if (!("data" in X)) return X;
  const [count, base] = X.shape;
  return Array.from({ length: count }, (_, row) => Array.from(X.data.subarray(base * row, base * (row + 1))));
}
