import type { Notation } from "../../state/document/notation/notation.js";
import type { Separator } from "../../state/runs/separability.js";
import { said as biasSaid } from "../generated/en/shared/bias-noun.js";
import { said as epochsSaid } from "../generated/en/shared/epochs.js";
import { said as examplesSaid } from "../generated/en/shared/examples.js";
import { said as labelledSaid } from "../generated/en/shared/labelled.js";
import { said as separatorSaid } from "../generated/en/shared/separator.js";
import { said as updatesSaid } from "../generated/en/shared/updates.js";
import { count, plural } from "../grammar/en.js";
import type { Phrase } from "../phrase.js";

/** What is counted everywhere: "1 update", "3 updates". */
export const updates = (n: number): string => updatesSaid({ updates: n });
export const epochs = (n: number): string => epochsSaid({ epochs: n });
export const mistakes = (n: number): string => plural(n, { one: "# mistake", other: "# mistakes" });
export const examples = (n: number): string => examplesSaid({ examples: n });

/** What an example is labelled, or predicted: one of two, or a class by its name or number. */
export type Label = "positive" | "negative" | { readonly className: string };

/** "positive", "class setosa" */
export const labelled = (label: Label): string => labelledSaid({ label });

/** "the bias", by how it is written. */
export const biasNoun = (biasAs: Notation["biasAs"]): string => biasSaid({ biasAs });

/** "example 5" is row 4 of the data. */
export const exampleName = (index: number): string => `example ${count(index + 1)}`;

/** A label, or the sign of a score. */
export const labelName = (sign: number): Phrase =>
  sign > 0 ? { text: "positive", tone: "positive" } : { text: "negative", tone: "negative" };

/** Whether a visit was right. */
export const verdictName = (mistake: boolean): Phrase =>
  mistake ? { text: "a mistake", tone: "mistake" } : { text: "correct", tone: "correct" };

/** What would separate examples with so many features: "line", "plane through the origin". */
export const separatorNoun = (separator: Separator): string => separatorSaid({ separator });

/** Visits are counted from 0, and told from 1: after "visit 5" the timeline, which counts visits made, says 5 as well. */
export const visitName = (visit: number): string => `visit ${count(visit + 1)}`;
