import type { drawer as drawerEnglish, header as headerEnglish } from "../../en/page/header.js";
import type { Translation } from "../../room.js";

export const drawer: Translation<typeof drawerEnglish> = {
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
  groups: { see: "Ansehen", why: "Verstehen", try: "Ausprobieren" },
  groupsMore: { see: "in anderen Bildern", why: "Schritt für Schritt", try: "auf andere Art" },
  sheets: { story: "Erklärung", weights: "Gewichte", settings: "Einstellungen" },
  lesson: "Lektion",
  practice: "Üben",
};

export const header: Translation<typeof headerEnglish> = {
  title: "Perceptron Playground",
  about: "Sieh zu, wie ein Perzeptron aus seinen Fehlern lernt.",
  lessons: "Lektionen",
  menu: "Menü",
  menuHint: "Öffnen, anpassen, Hilfe",
  open: "Öffnen",
  share: "Teilen",
  present: "Präsentation",
  presentHint: "Alles groß zeigen, für den Hörsaal. Esc beendet die Präsentation.",
  preferences: "Anpassen",
  help: "Hilfe",
  close: "Schließen",
};
