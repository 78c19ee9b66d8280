import type { data as english } from "../en/data.js";
import { plural } from "../grammar/de.js";
import type { Translation } from "../room.js";

const presets: Readonly<Record<string, string>> = {
  blobs: "Zwei Wolken",
  "thin-margin": "Ein schmaler Rand",
  cs188: "CS 188, durchgerechnet",
  and: "AND",
  or: "OR",
  nand: "NAND",
  blocks: "Erst 500 positive, dann 500 negative",
  iris: "Iris",
  "three-classes": "Drei Klassen",
  "iris-species": "Iris, alle drei Arten",
  overlap: "Zwei überlappende Wolken",
  xor: "XOR",
  quadrants: "XOR-Quadranten",
  circles: "Kreise",
  moons: "Halbmonde",
  spiral: "Spirale",
  reviews: "Kursrezensionen (Wörter)",
};

export const data = {
  presets,
  drawn: (points) => plural(points, { one: "# gezeichneter Punkt", other: "# gezeichnete Punkte" }),
  inTable: (examples) =>
    plural(examples, { one: "# Beispiel in einer Tabelle", other: "# Beispiele in einer Tabelle" }),
} satisfies Translation<typeof english>;
