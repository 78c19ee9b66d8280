import type { Notation } from "../../state/document/notation/notation.js";
import type { Separator } from "../../state/runs/separability.js";
import type { Label } from "../en/nouns.js";
import { count, plural } from "../grammar/de.js";
import type { Phrase } from "../phrase.js";

/**
 * What is counted everywhere: "1 Update", "3 Updates", as subject or object of a sentence. After "nach", "mit", "in" and
 * "von" the dative, which updates and epochs have no form of their own for: "nach 3 Epochen".
 */
export const updates = (n: number): string => plural(n, { one: "# Update", other: "# Updates" });
export const epochs = (n: number): string => plural(n, { one: "# Epoche", other: "# Epochen" });
export const mistakes = (n: number): string => `${count(n)} Fehler`;
export const examples = (n: number): string => plural(n, { one: "# Beispiel", other: "# Beispiele" });
export const examplesDative = (n: number): string => plural(n, { one: "# Beispiel", other: "# Beispielen" });

/** "positiv", "Klasse setosa": after "ist", or by itself. */
export const labelled = (label: Label): string => {
  if (typeof label !== "string") return `Klasse ${label.className}`;
  return label === "positive" ? "positiv" : "negativ";
};

/** "positives", "positive": after a number of examples. */
const positives = (n: number): string => plural(n, { one: "positives", other: "positive" });
const negatives = (n: number): string => plural(n, { one: "negatives", other: "negative" });

/** "1 positives", "3 positive", "3 der Klasse setosa": so many examples. */
export const countLabelled = (n: number, label: Label): string => {
  if (typeof label !== "string") return `${count(n)} der Klasse ${label.className}`;
  return `${count(n)} ${label === "positive" ? positives(n) : negatives(n)}`;
};

type Case = "nominative" | "accusative" | "dative" | "genitive";
type BiasAs = Notation["biasAs"];

const the: Readonly<Record<BiasAs, Readonly<Record<Case, string>>>> = {
  bias: { nominative: "der Bias", accusative: "den Bias", dative: "dem Bias", genitive: "des Bias" },
  weight: {
    nominative: "das Bias-Gewicht",
    accusative: "das Bias-Gewicht",
    dative: "dem Bias-Gewicht",
    genitive: "des Bias-Gewichts",
  },
  threshold: {
    nominative: "der Schwellenwert",
    accusative: "den Schwellenwert",
    dative: "dem Schwellenwert",
    genitive: "des Schwellenwerts",
  },
};

/** "Bias", by how it is written: "ohne Bias". */
export const biasNoun = (as: BiasAs): string =>
  ({ bias: "Bias", weight: "Bias-Gewicht", threshold: "Schwellenwert" })[as];

/** "der Bias", "den Bias" … */
export const theBias = (as: BiasAs, inCase: Case): string => the[as][inCase];

/** "einen Bias", as the object of a sentence. */
export const aBias = (as: BiasAs): string =>
  ({ bias: "einen Bias", weight: "ein Bias-Gewicht", threshold: "einen Schwellenwert" })[as];

/** "Beispiel 5" is row 4 of the data. */
export const exampleName = (index: number): string => `Beispiel ${count(index + 1)}`;

/** A label, or the sign of a score: "ist positiv", or before a noun "ein positives", "auch positive". */
export const labelName = (sign: number, ending: "" | "e" | "es" = ""): Phrase =>
  sign > 0 ? { text: `positiv${ending}`, tone: "positive" } : { text: `negativ${ending}`, tone: "negative" };

/** Whether a visit was right. */
export const verdictName = (mistake: boolean): Phrase =>
  mistake ? { text: "ein Fehler", tone: "mistake" } : { text: "richtig", tone: "correct" };

/** The same after "zählt als". */
export const countsAs = (mistake: boolean): Phrase =>
  mistake ? { text: "Fehler", tone: "mistake" } : { text: "richtig", tone: "correct" };

/** What would separate examples with so many features: "Gerade", "Ebene durch den Ursprung". All are feminine. */
export const separatorNoun = ({ features: n, bias }: Separator): string => {
  const shape = ["Schwelle", "Gerade", "Ebene"][n - 1] ?? "Hyperebene";
  if (bias) return shape;
  return n === 1 ? "Schwelle im Ursprung" : `${shape} durch den Ursprung`;
};

/** Visits are counted from 0, and told from 1: after "Schritt 5" the timeline, which counts visits made, says 5 as well. */
export const visitName = (visit: number): string => `Schritt ${count(visit + 1)}`;
