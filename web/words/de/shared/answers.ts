import type { answers as english } from "../../en/shared/answers.js";
import { count } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

export const answers: Translation<typeof english> = {
  check: "Prüfen",
  notAskable: (reason) => `Diese Frage passt nicht zu dem, was gerade auf der Seite ist. ${reason}`,
  noNumber: (written) =>
    written === "" ? "Tipp hier eine Zahl ein." : `„${written}“ ist keine Zahl. Tipp eine ein, etwa −2, 0,5 oder 7/5.`,
  mistake: "Ein Fehler",
  noMistake: "Kein Fehler",
  comesNext: (example) => `Als Nächstes kommt Beispiel ${count(example)}.`,
  tries: (n) => `Versuch ${count(n)}: `,

  loading: "Die Tabelle lädt …",
  visit: "Schritt",
  headings: { score: "a", mistake: "Fehler", weights: "w, b danach" },
  yes: "ja",
  no: "nein",
  isMistake: (visit) => `Schritt ${count(visit)}: ein Fehler?`,
  score: (visit) => `Schritt ${count(visit)}: Score`,
  weight: (visit, weight) => `Schritt ${count(visit)}: Gewicht ${count(weight)} danach`,
  bias: (visit) => `Schritt ${count(visit)}: Bias danach`,

  linesHint: "Zieh eine Zeile, oder verschieb sie mit ihren Knöpfen oder den Pfeiltasten.",
  moveUp: "Nach oben",
  moveDown: "Nach unten",
  moved: (place, lines) => `Jetzt Zeile ${count(place)} von ${count(lines)}.`,
  missingLine: "die fehlende Zeile",
};
