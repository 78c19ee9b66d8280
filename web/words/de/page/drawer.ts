import type { drawer as english } from "../../en/page/drawer.js";
import type { Translation } from "../../room.js";

export const drawer: Translation<typeof english> = {
  tabs: "Ansichten",
  parts: {
    lift: "3D",
    "weight-space": "w-Raum",
    projection: "Projektion",
    margin: "Rand",
    charts: "Fehler",
    compare: "Vergleich",
    orders: "Reihenfolge",
    cures: "Auswege",
    trace: "Ablauf",
    algorithm: "Code",
  },
  sheets: { story: "Erklärung", weights: "Gewichte", settings: "Einstellungen" },
  lesson: "Lektion",
  practice: "Üben",
};
