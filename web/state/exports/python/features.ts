import type { Scaling } from "../../../engine/types.js";
import { productOf } from "../../data/feature-names.js";
import minMax from "./pieces/min-max.py?raw";
import products from "./pieces/products.py?raw";
import standardize from "./pieces/standardize.py?raw";
import unitNorm from "./pieces/unit-norm.py?raw";

const scalings: Readonly<Record<Scaling, string | null>> = {
  none: null,
  standardize,
  "min-max": minMax,
  "unit-norm": unitNorm,
};

/** From base features X to what the learner sees, Z. */
export function featureScript(scaling: Scaling, features: readonly string[] | undefined): readonly string[] {
  const scaled = scalings[scaling];
  const base = scaled === null ? "X" : "scaled(X)";
  const code = scaled === null ? [] : [scaled];
  if (!features) return [...code, `Z = ${base}\n`];
  const factors = features.map((name) => `[${(productOf(name) ?? []).map((number) => number - 1).join(", ")}]`);
  return [
    ...code,
    `# ${features.join(", ")}: each a product of base features.\nFEATURES = [${factors.join(", ")}]\n`,
    products,
    `Z = products(${base})\n`,
  ];
}
