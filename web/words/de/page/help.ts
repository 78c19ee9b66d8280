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

const handleKeys: readonly KeyHelp[] = [
  [["Tab"], "von der Zeichenfläche zu w, zur Grenze"],
  [["←", "↑", "→", "↓"], "bewegen"],
  [["Umschalt", "Pfeil"], "in großen Stufen"],
  [["Strg", "Pfeil"], "in kleinen Stufen"],
  [["Alt"], "beim Ziehen: in kleinen Stufen"],
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

const presentKeys: readonly KeyHelp[] = [
  [["Bild↓"], "die Antwort, dann die nächste Aufgabe; ohne Lektion der nächste vorbereitete Moment oder ein Schritt"],
  [["Bild↑"], "zurück"],
  [["1", "9"], "ein vorbereiteter Moment"],
  [["B", "."], "leere Seite; jede Taste holt sie zurück"],
  [["F"], "Vollbild"],
  [["+"], "die Gleichung groß zeigen, und zurück"],
  [["Esc"], "beenden"],
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
    "Zeichnen +",
    " oder ",
    "Zeichnen −",
    " und klick auf die Zeichenfläche oder zieh darüber: So kommen Beispiele dazu, und der Pinsel bestimmt, wie viele auf einmal. ",
    "Radieren",
    " löscht, was du berührst, ",
    "Verschieben",
    " bewegt ein einzelnes Beispiel. Am Anfang eines Laufs kannst du an den kleinen Kreisen ",
    "w",
    " drehen und verlängern und die Grenze verschieben. „Rückgängig“ nimmt alles wieder zurück. Für eine eigene Tabelle drückst du unter ",
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
  characterKeys: "E als Tastenkürzel benutzen, in einer Lektion auch [ und ]",
  characterKeysHint:
    "Schalte das aus, wenn du deinem Computer diktierst oder diese Tasten versehentlich drückst. Die Buchstaben für die Zeichenfläche wirken nur, wenn sie den Fokus hat.",
  stageKeysTitle: "Tasten, wenn die Zeichenfläche den Fokus hat",
  stageKeys,
  handleKeysTitle: "Tasten für w und die Grenze, vor dem ersten Schritt",
  handleKeys,
  touchTitle: "Auf der Zeichenfläche mit dem Finger",
  touchKeys,
  presentKeysTitle: "Tasten und Presenter in der Präsentation",
  presentKeys,
  reference: ["Referenz", ": jede Einstellung, als Parameter und als JSON."],
};
