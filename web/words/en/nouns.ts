import type { Notation } from "../../state/document/notation/notation.js";
import type { Separator } from "../../state/runs/separability.js";
import { said as biasSaid } from "../generated/en/shared/bias-noun.js";
import { said as epochsSaid } from "../generated/en/shared/epochs.js";
import { said as examplesSaid } from "../generated/en/shared/examples.js";
import { said as labelledSaid } from "../generated/en/shared/labelled.js";
import { said as separatorSaid } from "../generated/en/shared/separator.js";
import { said as updatesSaid } from "../generated/en/shared/updates.js";
import { count, plural } from "../grammar/en.js";

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

/** What would separate examples with so many features: "line", "plane through the origin". */
export const separatorNoun = (separator: Separator): string => separatorSaid({ separator });
