import type { Glue } from "#glue";
import { PlaygroundError } from "../errors.js";
import { baseFeatures } from "../features.js";
import type { Rows } from "../matrix.js";
import { checkedRows, predictionsOf } from "../run.js";
import type { LoadedModel, Matrix, ModelFile, Predictions } from "../types.js";

/** As `Jobs.loadModel`. */
export function loadModel(glue: Glue, text: string): LoadedModel {
  if (typeof text === "string") return new CoreModel(glue, text);
  throw new PlaygroundError("wrong-type", "model", "{field} must be a text.");
}

/** Owns the handle of a model in the core. */
class CoreModel implements LoadedModel {
  readonly #glue: Glue;
  #handle: number | null;
  readonly content: ModelFile;
  readonly features: readonly string[];

  constructor(glue: Glue, text: string) {
    this.#glue = glue;
    this.#handle = glue.openModel(text).run;
    // What the core takes is JSON, and has all that there is in a model of its kind.
    this.content = JSON.parse(text);
    const { products, baseFeatures: base } = this.content;
    const nameOf = (factors: readonly number[]) => factors.map((factor) => `x${factor + 1}`).join("*");
    this.features = Object.freeze(products?.map(nameOf) ?? baseFeatures(base));
  }

  predict(X: Matrix): Predictions {
    const { data, n } = this.#rows(X);
    return predictionsOf(this.#glue.predictBy(this.#open(), data, n));
  }

  scores(X: Matrix): Float64Array {
    const { data, n } = this.#rows(X);
    return this.#glue.modelScores(this.#open(), data, n);
  }

  save(): string {
    return this.#glue.saveModel(this.#open());
  }

  dispose(): void {
    if (this.#handle !== null) this.#glue.closeModel(this.#handle);
    this.#handle = null;
  }

  #rows(X: Matrix): Rows {
    return checkedRows(X, this.content.baseFeatures, "X has {0} columns, the model takes {1}.");
  }

  #open(): number {
    if (this.#handle !== null) return this.#handle;
    throw new PlaygroundError("disposed", "model", "This model has been disposed.");
  }
}
