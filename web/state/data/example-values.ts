import { parseFeature } from "../../engine/features.js";
import type { Problem } from "../document/problem.js";
import type { ExampleValues } from "../frame.js";
import type { Examples } from "./examples.js";
import { baseFeatures } from "./feature-names.js";
import { productValue, scaleRow, scalingOf } from "./feature-values.js";

/**
 * What a run makes of the page's examples, one at a time, those held out among them: base features scaled as they are
 * for the examples trained on, then the products.
 */
export class FeatureValues {
  readonly #examples: Examples;
  readonly #scaling: Problem["scaling"];
  readonly #products: readonly (readonly number[])[];

  constructor({ scaling, features }: Pick<Problem, "scaling" | "features">, examples: Examples) {
    this.#examples = examples;
    this.#scaling = scaling;
    // The core multiplies the factors in the order of the columns.
    this.#products = (features ?? baseFeatures(examples.base)).map((name) => parseFeature(name).sort((a, b) => a - b));
  }

  of(example: number): ExampleValues {
    const { X, base: width } = this.#examples;
    const base = X.slice(width * example, width * (example + 1));
    scaleRow(scalingOf(this.#examples, this.#scaling), base);
    return { base, features: Float64Array.from(this.#products, (columns) => productValue(columns, base)) };
  }
}
