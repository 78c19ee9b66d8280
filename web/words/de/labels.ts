import type { Label } from "../en/labels.js";
import { count } from "../grammar/de.js";

/** "positiv", "Klasse setosa": after "ist", or by itself. */
export const labelled = (label: Label): string => {
  if (typeof label !== "string") return `Klasse ${label.className}`;
  return label === "positive" ? "positiv" : "negativ";
};

/** "3 positive", "3 der Klasse setosa": so many examples. */
export const countLabelled = (n: number, label: Label): string => {
  if (typeof label !== "string") return `${count(n)} der Klasse ${label.className}`;
  return label === "positive" ? `${count(n)} positive` : `${count(n)} negative`;
};
