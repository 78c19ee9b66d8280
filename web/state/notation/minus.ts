/** A true minus sign. */
export const MINUS = "\u2212";
