import { sentences } from "./generated/sentences.js";

const all = Object.values(sentences);

/** Why the core refuses something, in English: by the number of the reason, the field and the numbers that it names. */
export function sentenceOf(reason: number, field: string, numbers: readonly number[]): string {
  const written = (place: string): string => String(numbers[Number(place)] ?? "").replace("e+", "e");
  return (all[reason] ?? "").replace(/\{(\w+)\}/g, (_, place: string) => (place === "field" ? field : written(place)));
}
