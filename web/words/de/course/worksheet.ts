import type { worksheet as english } from "../../en/course/worksheet.js";
import type { Translation } from "../../room.js";

export const worksheet: Translation<typeof english> = {
  title: "Arbeitsblatt",
  close: "Schließen",
  making: "Das Blatt wird erstellt …",
  region: "Blatt und Lösung",
  source: "Blatt",
  sources: {
    page: "Von dieser Seite",
    like: "Neu, ähnlich wie hier",
    gentle: "Neu, leicht",
    usual: "Neu, mittel",
    long: "Neu, lang",
  },
  given: "In der Tabelle gegeben",
  givens: { all: "Alles", scores: "Alles außer den Scores", first: "Die erste Zeile", none: "Nichts" },
  seed: "Startwert",
  another: "Noch eines",
  print: "Drucken",
  formats: { markdown: "Markdown", latex: "LaTeX" },
  loadCs188: "Beispiel aus CS 188 laden",
  tieIsMistake: "Gleichstand als Fehler zählen",

  table: "Schritte, zum Ausfüllen",
  solvedTable: "Schritte, ausgefüllt",
  toFillIn: "zum Ausfüllen",
  plot: (points, boundary) => {
    const listed = points.map(({ name, positive, place }) =>
      positive ? `${name}: positiv bei ${place}` : `${name}: negativ bei ${place}`,
    );
    const what = boundary ? "Diagramm der Beispiele mit der Grenze." : "Diagramm der Beispiele.";
    return `${what} ${listed.join("; ")}`;
  },
};
