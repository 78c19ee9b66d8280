import type { kept as english } from "../../en/page/kept.js";
import { list } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

export const kept: Translation<typeof english> = {
  notKept: (cause) =>
    `Für einen Link ist das zu lang, und der Browser kann es nicht speichern (${cause}). Speichere es als Datei, bevor du die Seite verlässt.`,
  expired: "Was du hier hattest, ist verloren: Der Browser hat es nicht mehr gespeichert.",
  unreadable: (cause) => `Was du hier hattest, ist verloren: Der Browser konnte es nicht lesen (${cause}).`,
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
