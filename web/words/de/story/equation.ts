import type { equation as english } from "../../en/story/equation.js";
import { count } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

export const equation: Translation<typeof english> = {
  label: "Die Gleichung mit ihren Zahlen",
  allProducts: (products) => `Alle ${count(products)} Produkte zeigen`,
  fewer: "Weniger zeigen",
  stay: "Die Gewichte bleiben gleich:",
};
