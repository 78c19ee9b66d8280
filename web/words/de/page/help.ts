import type { help as english, KeyHelp } from "../../en/page/help.js";
import type { Translation } from "../../room.js";

const stageKeys: readonly KeyHelp[] = [
  [["←", "↑", "→", "↓"], "das Fadenkreuz bewegen"],
  [["P"], "ein positives Beispiel setzen"],
  [["N"], "ein negatives Beispiel setzen"],
  [[",", "."], "voriges, nächstes Beispiel"],
  [["F"], "sein Label umdrehen"],
  [["Alt", "Pfeil"], "es ein wenig verschieben"],
  [["Entf"], "es löschen"],
  [["+", "−"], "vergrößern, verkleinern"],
  [["0"], "auf die Daten einpassen"],
];

const playbackKeys: readonly KeyHelp[] = [
  [["Leertaste"], "Start, Pause"],
  [["→"], "ein Schritt"],
  [["←"], "ein Schritt zurück"],
  [["Umschalt", "→"], "ein Update"],
  [["Umschalt", "←"], "ein Update zurück"],
  [["E"], "eine Epoche"],
  [["Pos1"], "zum Anfang"],
  [["Ende"], "zum Ende"],
  [["Strg", "Z"], "eine Änderung rückgängig machen"],
  [["Strg", "Y"], "sie wiederholen"],
];

const touchKeys: readonly KeyHelp[] = [
  [["tippen"], "ein Beispiel auswählen oder das Werkzeug benutzen"],
  [
    ["ziehen"],
    "mit der Hand: die Seite scrollen oder den Ausschnitt seitlich verschieben; mit einem Werkzeug: zeichnen oder radieren",
  ],
  [["zwei Finger"], "vergrößern, verkleinern und den Ausschnitt verschieben"],
];

export const help: Translation<typeof english> = {
  algorithm: [
    "Ein Perzeptron sieht sich ein Beispiel nach dem anderen an. Jedes Mal ist das ein ",
    "Schritt",
    ": Es berechnet den Score des Beispiels, und dessen Vorzeichen sagt das Label vorher. Nur wenn die Vorhersage falsch ist, also bei einem ",
    "Fehler",
    ", macht es ein ",
    "Update",
    ": Es ändert seine Gewichte. Zeichne Beispiele aus zwei Klassen, drück auf „Start“ und sieh zu, wie sich die Grenze dreht, bis eine Epoche ohne Fehler vergeht. Danach kannst du die Zeitleiste zu jedem Moment ziehen und nachsehen, was dort passiert ist und warum.",
  ],
  tools: [
    "Wähl ",
    "Positiv",
    " oder ",
    "Negativ",
    " und klick auf die Zeichenfläche oder zieh darüber: So kommen Beispiele dazu, und der Pinsel bestimmt, wie viele auf einmal. ",
    "Radieren",
    " löscht, was du berührst, ",
    "Verschieben",
    " bewegt ein einzelnes Beispiel, und „Rückgängig“ nimmt alles wieder zurück. Für eine eigene Tabelle drückst du unter ",
    "Daten",
    " auf ",
    "Daten importieren",
    " oder ziehst die Datei auf die Seite.",
  ],
  see: "Was du siehst",
  symbols: {
    positive: (label) => `ein positives Beispiel, Label ${label}`,
    negative: (label) => `ein negatives Beispiel, Label ${label}`,
    hatch: (label) => `schraffiert: Hier sagt das Perzeptron ${label} vorher`,
    ring: "Ring: das Beispiel dieses Schritts",
    boundary: "die Grenze, an der der Score 0 ist",
    boundaryAtThreshold: "die Grenze, an der der Score gleich dem Schwellenwert ist",
    ghost: "gestrichelt: die Grenze vor dem letzten Update",
  },
  playbackKeysTitle: "Wiedergabetasten",
  playbackKeys,
  stageKeysTitle: "Tasten, wenn die Zeichenfläche den Fokus hat",
  stageKeys,
  touchTitle: "Auf der Zeichenfläche mit dem Finger",
  touchKeys,
  reference: ["Referenz", ": jede Einstellung, als Parameter und als JSON."],
};
