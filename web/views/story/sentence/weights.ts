import type { LinearModel } from "../../../engine/types.js";

export function isZero({ weights, bias }: LinearModel): boolean {
  return bias === 0 && weights.every((value) => value === 0);
}
