import type { kept as english } from "../../en/page/saved.js";
import { list } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

export const kept: Translation<typeof english> = {
  notKept: (cause) =>
    `Für einen Link ist das zu lang, und der Browser kann es nicht speichern (${cause}). Speichere es als Datei, bevor du die Seite verlässt.`,
  // After "ohne".
  unsaid: {
    data: "die Beispiele",
    features: "die Merkmale",
    learners: "Einstellungen der Verfahren",
    order: "die Reihenfolge",
    initial: "die Startgewichte",
    split: "die Testbeispiele",
    view: "den Ausschnitt der Ebene",
    settings: "Einstellungen der Ansicht",
  },
  printed: (address, unsaid) => `${address} (ohne ${list(unsaid)})`,
};
