import { plural } from "../grammar/en.js";
import { room } from "../room.js";

const presets: Readonly<Record<string, string>> = {
  blobs: "Two blobs",
  "thin-margin": "A thin margin",
  cs188: "CS 188 worked example",
  and: "AND",
  or: "OR",
  nand: "NAND",
  blocks: "500 positives, then 500 negatives",
  iris: "Iris",
  "three-classes": "Three classes",
  "iris-species": "Iris, all three species",
  overlap: "Two overlapping blobs",
  xor: "XOR",
  quadrants: "XOR quadrants",
  circles: "Circles",
  moons: "Moons",
  spiral: "Spiral",
  reviews: "Course reviews (words)",
};

/** What the data is called. */
export const data = room("data", {
  /** By their names in an address. */
  presets,
  drawn: (points: number): string => plural(points, { one: "# drawn point", other: "# drawn points" }),
  inTable: (examples: number): string =>
    plural(examples, { one: "# example in a table", other: "# examples in a table" }),
});
