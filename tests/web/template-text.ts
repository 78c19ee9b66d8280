import { nothing } from "lit";

interface Template {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
}

/** Stands for a sign that begins no tag. */
const LESS = "\u0001";

/** The text of a template, without its markup: the cells of a column stand side by side, formulas on lines of their own. */
export function textOf(value: unknown): string {
  return markupOf(value)
    .replace(/\s+/g, " ")
    .replace(/<mspace[^>]*>/g, " ")
    .replace(/<mn>(\d+)<\/mn><\/msup>/g, "^$1")
    .replace(/<\/mrow><mrow>(?!<mo stretchy)/g, "/")
    .replace(/<math|<\/(math|p)>/g, "\n$&")
    .replace(/<\/(mtr|mtd|tr|td|th)>/g, " ")
    .replace(/<[^>]*>/g, "")
    .split("\n")
    .map((line) => line.replaceAll(LESS, "<").replace(/ +/g, " ").replace(/\( /g, "(").replace(/ \)/g, ")").trim())
    .filter((line) => line !== "")
    .join("\n");
}

function markupOf(value: unknown): string {
  if (value === nothing || value === null || value === undefined || value === false) return "";
  if (Array.isArray(value)) return value.map(markupOf).join("");
  if (!isTemplate(value)) return String(value).replaceAll("<", LESS);
  return value.strings.map((part, k) => part + (k < value.values.length ? markupOf(value.values[k]) : "")).join("");
}

function isTemplate(value: unknown): value is Template {
  return typeof value === "object" && value !== null && "strings" in value && "values" in value;
}
