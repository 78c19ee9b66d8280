import type { controls as english } from "../../en/shared/controls.js";
import { count, list, number } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

/** Limits are written out, or as a power of ten where that would be a long row of digits. */
const limit = (value: number): string => {
  if (!Number.isInteger(value)) return number(value, "full");
  return Math.abs(value) < 1e17 ? count(value) : number(value);
};

export const controls: Translation<typeof english> = {
  notInRange: (name, { min, max, above = false, whole = false }) => {
    const noun = whole ? "eine ganze Zahl" : "eine Zahl";
    if (min !== undefined && max !== undefined && !above)
      return `${name}: Nötig ist ${noun} von ${limit(min)} bis ${limit(max)}.`;
    const least = above ? "größer als" : "mindestens";
    const limits = [
      ...(min === undefined ? [] : [`${least} ${limit(min)}`]),
      ...(max === undefined ? [] : [`höchstens ${limit(max)}`]),
    ];
    return limits.length > 0 ? `${name}: Nötig ist ${noun}, ${list(limits)}.` : `${name}: Nötig ist ${noun}.`;
  },
};
