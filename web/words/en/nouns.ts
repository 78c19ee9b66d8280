import type { Notation } from "../../state/document/notation/notation.js";
import type { Separator } from "../../state/runs/separability.js";
import { count, plural } from "../grammar/en.js";
import type { Phrase } from "../phrase.js";

/** What is counted everywhere: "1 visit", "3 visits". */
export const visits = (n: number): string => plural(n, { one: "# visit", other: "# visits" });
export const updates = (n: number): string => plural(n, { one: "# update", other: "# updates" });
export const epochs = (n: number): string => plural(n, { one: "# epoch", other: "# epochs" });
export const mistakes = (n: number): string => plural(n, { one: "# mistake", other: "# mistakes" });
export const examples = (n: number): string => plural(n, { one: "# example", other: "# examples" });

/** What an example is labelled, or predicted: one of two, or a class by its name or number. */
export type Label = "positive" | "negative" | { readonly className: string };

/** "positive", "class setosa" */
export const labelled = (label: Label): string => (typeof label === "string" ? label : `class ${label.className}`);

/** "the bias", by how it is written. */
export const biasNoun = (as: Notation["biasAs"]): string =>
  ({ bias: "bias", weight: "bias weight", threshold: "threshold" })[as];

/** "example 5" is row 4 of the data. */
export const exampleName = (index: number): string => `example ${count(index + 1)}`;

/** A label, or the sign of a score. */
export const labelName = (sign: number): Phrase =>
  sign > 0 ? { text: "positive", tone: "positive" } : { text: "negative", tone: "negative" };

/** Whether a visit was right. */
export const verdictName = (mistake: boolean): Phrase =>
  mistake ? { text: "a mistake", tone: "mistake" } : { text: "correct", tone: "correct" };

/** What would separate examples with so many features: "line", "plane through the origin". */
export const separatorNoun = ({ features, bias }: Separator): string => {
  const shape = ["threshold", "line", "plane"][features - 1] ?? "hyperplane";
  if (bias) return shape;
  return features === 1 ? "threshold at the origin" : `${shape} through the origin`;
};

/** Visits are counted from 0, and told from 1: after "visit 5" the timeline, which counts visits made, says 5 as well. */
export const visitName = (visit: number): string => `visit ${count(visit + 1)}`;
