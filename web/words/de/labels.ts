import type { Label } from "../en/labels.js";
import { count, plural } from "../grammar/de.js";

/** "positiv", "Klasse setosa": after "ist", or by itself. */
export const labelled = (label: Label): string => {
  if (typeof label !== "string") return `Klasse ${label.className}`;
  return label === "positive" ? "positiv" : "negativ";
};

/** "positives", "positive": after a number of examples. */
export const positives = (n: number): string => plural(n, { one: "positives", other: "positive" });
export const negatives = (n: number): string => plural(n, { one: "negatives", other: "negative" });

/** "1 positives", "3 positive", "3 der Klasse setosa": so many examples. */
export const countLabelled = (n: number, label: Label): string => {
  if (typeof label !== "string") return `${count(n)} der Klasse ${label.className}`;
  return `${count(n)} ${label === "positive" ? positives(n) : negatives(n)}`;
};
