import type { header as english } from "../../en/page/header.js";
import type { Translation } from "../../room.js";

export const header: Translation<typeof english> = {
  title: "Perceptron Playground",
  lessons: "Lektionen",
  open: "Öffnen",
  share: "Teilen",
  present: "Präsentation",
  presentHint: "Alles groß zeigen, für den Hörsaal. Esc beendet die Präsentation.",
  preferences: "Anpassen",
  help: "Hilfe",
  close: "Schließen",
};
