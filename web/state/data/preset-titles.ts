/** English titles by the names in an address, for what the state itself writes; the words of the page begin with them. */
export const presetTitles: Readonly<Record<string, string>> = {
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
  reviews: "Course reviews (words)",
};
