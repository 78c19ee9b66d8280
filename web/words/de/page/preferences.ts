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
  speech: "Vorlesen",
  speechHint: "Der Browser liest vor, was sich ändert. Worum es dabei geht, bekommt einen Rahmen. Strg macht es still.",
  noSpeech: "Dieser Browser kann nicht sprechen. Dein Screenreader liest dieselben Sätze vor.",
  noVoice: "Dein Browser hat keine Stimmen. Installiere eine in deinem System und lade die Seite dann neu.",
  otherVoice: (voice) =>
    `Dein Browser hat keine Stimme für diese Sprache und nimmt deshalb eine für „${voice}“. Eine passende kannst du in deinem System installieren.`,
  kept: "Dein Browser merkt sich Schriftgröße, Bewegung, Töne und Vorlesen bis zum nächsten Mal. In Links steht davon nichts.",
};
