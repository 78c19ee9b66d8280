import { rooms } from "../generated/de/first-rooms.js";
import { count, decimal, fixed, number } from "../grammar/de.js";

/** German as far as the first picture says it, by the names of the rooms. */
export const german = {
  locale: "de",
  direction: "ltr",
  decimal,
  number,
  count,
  fixed,
  rooms,
} as const;
