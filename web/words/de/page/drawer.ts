import type { drawer as english } from "../../en/page/drawer.js";
import type { Translation } from "../../room.js";

export const drawer: Translation<typeof english> = {
  tabs: "Unter der Zeichenfläche",
  parts: {
    charts: "Fehler",
    compare: "Vergleich",
    orders: "Reihenfolge",
    margin: "Rand und Schranke",
    projection: "Projektion",
    "weight-space": "Gewichtsraum",
    cures: "Auswege",
    trace: "Ablauf",
  },
  close: "Schließen",
  sheets: { story: "Erklärung", weights: "Gewichte", settings: "Einstellungen" },
  lesson: "Lektion",
  practice: "Üben",
};
