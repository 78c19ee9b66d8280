import type { meanings as english } from "../../en/story/meanings.js";
import type { Translation } from "../../room.js";

export const meanings: Translation<typeof english> = {
  heading: "Was die Buchstaben bedeuten",
  terms: {
    example: "Beispiel",
    feature: "Merkmal",
    label: "Label",
    weight: "Gewichte",
    bias: "Bias",
    threshold: "Schwellenwert",
    score: "Score",
    tie: "Gleichstand",
    prediction: "Vorhersage",
    residual: "Residuum",
    product: "Skalarprodukt",
    length: "Länge",
    rate: "Lernrate",
    visit: "Schritt",
    radius: "Radius",
    margin: "Rand für die Schranke",
    geometric: "geometrischer Rand",
  },
};
