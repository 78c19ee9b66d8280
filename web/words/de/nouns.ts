import type { Notation } from "../../state/document/notation/notation.js";
import type { Separator } from "../../state/runs/separability.js";
import { count, plural } from "../grammar/de.js";

/**
 * What is counted everywhere: "1 Schritt", "3 Schritte", as subject or object of a sentence. After "nach", "mit", "in" and
 * "von" the dative, which updates and epochs have no form of their own for: "nach 3 Epochen".
 */
export const visitsDative = (n: number): string => plural(n, { one: "# Schritt", other: "# Schritten" });
export const updates = (n: number): string => plural(n, { one: "# Update", other: "# Updates" });
export const epochs = (n: number): string => plural(n, { one: "# Epoche", other: "# Epochen" });
export const mistakes = (n: number): string => `${count(n)} Fehler`;
export const examples = (n: number): string => plural(n, { one: "# Beispiel", other: "# Beispiele" });

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

/** "Beispiel 5" is row 4 of the data. */
export const exampleName = (index: number): string => `Beispiel ${count(index + 1)}`;

const separatorOf = ({ features: n, bias }: Separator, line: string): string => {
  const shape = ["Schwelle", line, "Ebene"][n - 1] ?? "Hyperebene";
  if (bias) return shape;
  return n === 1 ? "Schwelle im Ursprung" : `${shape} durch den Ursprung`;
};

/** What would separate examples with so many features: "Gerade", "Ebene durch den Ursprung". All are feminine. */
export const separatorNoun = (separator: Separator): string => separatorOf(separator, "Gerade");
/** "mit keiner Geraden". */
export const separatorDative = (separator: Separator): string => separatorOf(separator, "Geraden");
