import type { next as english } from "../../en/story/next.js";
import type { Translation } from "../../room.js";

export const next: Translation<typeof english> = {
  title: "Zum Weiterprobieren:",
  ideas: {
    tieIsMistake: "Gleichstand als Fehler zählen",
    negativeAmid: "Ein negatives Beispiel mitten unter die positiven setzen",
    positiveAmid: "Ein positives Beispiel mitten unter die negativen setzen",
    xor: "XOR ausprobieren",
    gaussian: "Den Gauß-Kernel ausprobieren",
    pocket: "Mit dem Pocket-Perzeptron vergleichen",
    averaged: "Mit dem gemittelten Perzeptron vergleichen",
    classesLesson: "Lektion: mehr als zwei Klassen",
    productLesson: "Lektion: Ein Produkt hilft",
    stopLesson: "Lektion: warum es aufhören muss",
    lineLesson: "Lektion: warum es keine Gerade kann",
  },
};
