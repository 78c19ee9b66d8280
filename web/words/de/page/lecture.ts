import type { lecture as english } from "../../en/page/lecture.js";
import type { Translation } from "../../room.js";

export const lecture: Translation<typeof english> = {
  bar: "Vorlesung",
  draw: "Zeichnen",
  drawHint: "Werkzeuge und Pinsel zeigen",
  view: "Ansicht",
  noView: "Gleichung",
  more: "Mehr",
  moreHint: "Vorbereitete Momente, erst vorhersagen, Zeiger",
  predictFirst: "Erst vorhersagen",
  predictFirstHint: "Jeder Druck auf → oder Bild↓ fragt zuerst nach dem nächsten Schritt und macht ihn dann.",
  pointer: "Großer Zeiger mit Spur",
  alone: "Bühne allein (+)",
  blank: "Leere Seite (B)",
  blanked: "Die Seite ist leer. Jede Taste holt sie zurück.",
  full: "Vollbild (F)",
  moments: "Vorbereitete Momente",
  momentsHint: "Bild↓ geht sie durch. Sie stehen im Link und in der gespeicherten Datei.",
  keep: "Diesen Moment merken",
  writeOver: (place) => `Moment ${place} überschreiben`,
  tooMuch: "Dieser Moment hat zu viele Daten, um ihn zu merken. Speichere ihn als Datei.",
  at: (place, count, name) => `Moment ${place} von ${count}: ${name}`,
  momentName: (place) => `Moment ${place}`,
  open: (place) => `Moment ${place} zeigen`,
  rename: (place) => `Name von Moment ${place}`,
  earlier: (place) => `Moment ${place} nach oben`,
  remove: (place) => `Moment ${place} entfernen`,
  question: (example) =>
    example === null
      ? "Als Nächstes kommt ein weiteres Beispiel. Was wird vorhergesagt? Ist es ein Fehler?"
      : `Als Nächstes kommt Beispiel ${example}. Was wird vorhergesagt? Ist es ein Fehler?`,
};
