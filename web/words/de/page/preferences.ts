import type { preferences as english } from "../../en/page/preferences.js";
import type { Translation } from "../../room.js";

export const preferences: Translation<typeof english> = {
  title: "Anpassen",
  close: "Schließen",
  theme: "Design",
  themes: { auto: "Auto", light: "Hell", dark: "Dunkel", projector: "Beamer" },
  language: "Sprache",
  textSize: "Schriftgröße",
  textSizes: { normal: "Normal", large: "Groß", larger: "Größer", largest: "Am größten" },
  motion: "Bewegung",
  motions: { auto: "System", reduced: "Weniger", full: "Alle" },
  sound: "Töne abspielen",
  soundHint:
    "Jeder Schritt hat einen Ton. Er ist hoch, wenn das Beispiel weit auf der richtigen Seite liegt, und tief, wenn es weit auf der falschen liegt. x₁ bestimmt, ob er von links oder von rechts kommt. Bei einem Fehler brummt es, bei Konvergenz klingelt es, und jeder Druck auf einen Knopf klickt.",
  kept: "Dein Browser merkt sich Schriftgröße, Bewegung und Töne bis zum nächsten Mal. In Links steht davon nichts.",
};
