import type { proof as english } from "../../en/companion/proof.js";
import { learners } from "../../generated/de/learners.js";
import { count, list, number, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { updates } from "../nouns.js";

export const proof: Translation<typeof english> = {
  analysing: "Analyse läuft …",
  otherRule: (kind) =>
    `Im Satz geht es um Updates, die bei einem Fehler ein Beispiel addieren, nämlich η·y·x. Das gewählte Verfahren (${learners.titles[kind]}) ändert seine Gewichte nach einer anderen Regel. Darum sagt der Satz nichts über diesen Lauf. Wähl das Perzeptron oder eines, das wie das Perzeptron trainiert: gemittelt, abstimmend oder Pocket.`,
  moreClasses: "Im Satz geht es um zwei Klassen, diese Beispiele haben aber mehr.",
  oneLabel: "Ohne Beispiele mit beiden Labels gibt es nichts zu beweisen.",
  undecided: "Noch ist nicht entschieden, ob die Beispiele trennbar sind. Also gibt es nichts zu beweisen.",
  allAtOrigin: "Jedes Beispiel liegt im Ursprung: R ist 0, und kein Update ändert etwas.",
  tinyMargin: "Der Rand ist so klein, dass seine Zahlen nichts mehr aussagen.",

  atMost: (bound) => `Höchstens ${updates(bound)}.`,
  fromZero: "Mit Startgewichten 0 ist die Schranke (R/γ)².",
  fromZeroAnyRate:
    "Mit Startgewichten 0 ist die Schranke (R/γ)², egal bei welcher Lernrate: η streckt beide Seiten um denselben Faktor.",
  fromElsewhere: {
    angle:
      "Dieser Lauf fängt mit anderen Gewichten w₀ an. Darum liegt die Schranke da, wo sich die beiden gestrichelten Kurven treffen, und ist nicht (R/γ)².",
    distance: "Dieser Lauf fängt mit anderen Gewichten w₀ an. Darum ist die Schranke ‖w₀ − αw*‖²/(ηR)², nicht (R/γ)².",
  },
  fromTurned: (margin, best) =>
    `Mit Startgewichten 0 ist die Schranke (R/γ)². Dein w* hat γ = ${number(margin)}. Das größte, das irgendein w* hat, ist ${number(best)}.`,
  fromTarget: (best) =>
    `Die Schranke ist jetzt ‖w₀ − αw*‖²/(2αηγ − η²R²). Mit Startgewichten 0 ist sie bei α = ηR²/γ = ${number(best)} am kleinsten.`,
  tooNear: (reach, least) =>
    `Mit α = ${number(reach)} ist das Ziel zu nah für eine Schranke: Erst mit einem α über ηR²/(2γ) = ${number(least)} bringt jedes Update w näher heran.`,
  offSide: (margin) =>
    `Dein w* trennt die Beispiele nicht: γ ist ${number(margin)}. Nur mit einem γ über 0 gibt es eine Schranke.`,
  astray: (named, all) => {
    if (all === 1)
      return `Update ${named.map(count).join()} geht in die falsche Richtung: Danach ist w weiter von αw* entfernt als davor.`;
    const names = list(named.map(count));
    return all > named.length
      ? `${updates(all)} gehen in die falsche Richtung: Nach jedem davon ist w weiter von αw* entfernt als davor. Die ersten sind ${names}.`
      : `Die Updates ${names} gehen in die falsche Richtung: Nach jedem davon ist w weiter von αw* entfernt als davor.`;
  },
  noneAstray: "Bisher geht kein Update in die falsche Richtung: Nach keinem war w weiter von αw* entfernt als davor.",
  astrayStretches: (stretches, every) =>
    `Das Diagramm hat je einen Punkt für ${updates(every)}. An ${plural(stretches, { one: "# Punkt", other: "# Punkten" })} ist w weiter von αw* entfernt als am Punkt davor.`,

  hold: "Das Ziel αw* ändern",
  reach: "α, wie weit es weg ist",
  turn: "Richtung von w*",
  degrees: (degrees) => `${number(degrees)}°`,
  bias: "Bias von w*",
  value: (value) => number(value),
  vector: (numbers) => `(${numbers.map((one) => number(one)).join("; ")})`,
  onlyTwo: "Drehen kannst du w*, wenn es zwei Merkmale gibt.",
  reset: "Zurück zum besten",

  whole: "Bis zur Schranke zeigen",

  nothingYet: "Noch nichts.",
  lengthChart: (most, made, now) =>
    `‖w‖ über den Updates: höchstens ${number(most)} in ${updates(made)}, jetzt ${number(now)}.`,
  angleChart: (made, along, length, margin, radius) =>
    `w·w* und ‖w‖ über den Updates: Nach ${updates(made)} ist w·w* = ${number(along)} und ‖w‖ = ${number(length)}. Der Rand für die Schranke ist γ = ${number(margin)}, und R = ${number(radius)}.`,
  distanceChart: (start, now, made, reach) =>
    `Der quadrierte Abstand von w zu αw* über den Updates: am Anfang ${number(start)}, nach ${updates(made)} ${number(now)}, mit α = ${number(reach)}.`,
  axis: "Updates k",
  boundMark: (bound) => `höchstens ${count(bound)}`,
  curves: {
    length: "{length}, {bound}.",
    angle: "{along}, {length}, {sample} die Schranken. Sie treffen sich da, wo kein Update mehr übrig ist.",
    distanceAlone: "{distance}.",
    distance: "{distance}, {sample} seine Schranke. Sie erreicht 0 da, wo kein Update mehr übrig ist.",
  },

  lastUpdate: "Das letzte Update",
  noUpdate: "Noch gibt es kein Update.",
  beforeUpdates: "Vor dem ersten Update",
  oneUpdate: "Alle Updates bisher: dieses eine",
  allUpdates: (made) => `Alle {k} = ${updates(made)}`,
  moved: "(vom letzten Update bewegt)",

  why: {
    gained:
      "Jedes Beispiel liegt mindestens γ weit auf seiner Seite von w*. Um mindestens so viel wächst w·w* durch das Update.",
    mistaken: "Es war ein Fehler: Mit den Gewichten davor war y·a nicht über 0.",
    long: "Kein Beispiel ist länger als R.",
    fallen:
      "Alle drei zusammen: Es fällt um 2α mal die erste Zeile minus die zweite und die dritte. Hier ist α = R²/γ.",
    fallenByRate:
      "Alle drei zusammen: Es fällt um 2α mal die erste Zeile minus die zweite und die dritte. Hier ist α = ηR²/γ.",
    fallenChosen: "Alle drei zusammen: Es fällt um 2α mal die erste Zeile minus die zweite und die dritte.",
    fallenOftenChosen: "Um mindestens so viel ist es k-mal gefallen. Das sagt nur etwas, wenn es fällt.",
    fallenOften: "Um mindestens so viel ist es k-mal gefallen, und kein Quadrat fällt unter 0.",
    along: "Die erste Zeile eines Updates, k-mal.",
    length: "Die zweite und die dritte, k-mal.",
    angle:
      "w* hat die Länge 1. Je näher die beiden Zahlen beieinanderliegen, desto kleiner ist der Winkel zwischen w und w*.",
  },
  beforeMinusAfter: "{distance} vorher − nachher",

  firstFails: "Die erste Zeile gilt nicht.",
  noMargin:
    "Es gibt kein {star} mit {inequality} für jedes Beispiel, also gibt es keinen Rand {gamma}: Nichts garantiert, dass die Updates in eine gemeinsame Richtung gehen.",
  meeting: (point, score) =>
    `Der Punkt (${point.map((x) => number(x)).join("; ")}) ist ein Mittelwert der positiven und auch der negativen Beispiele, wie „Rand“ zeigt. Egal, welchen Wert {w} hat: Dieser Punkt hat nur einen Score, jetzt ${number(score)}, und multipliziert mit mindestens einem der beiden Labels ist er nicht über 0.`,
  othersHold:
    "Die anderen Zeilen gelten weiter: Nach jedem Update ist {inequality}. Aber ohne einen Rand zum Vergleichen ist {k} nicht beschränkt.",
  cycle: (since, epochs, most) => {
    const again = plural(epochs, { one: "nach jeder Epoche", other: "alle # Epochen" });
    return `Hier laufen die Gewichte im Kreis: Ab Epoche ${count(since)} sind sie ${again} wieder dieselben, und {length} war nie über ${number(most)}.`;
  },
  bounded: (made, most) =>
    `Bisher, in ${updates(made)}, war {length} nie über ${number(most)}: Die Länge bleibt beschränkt, und die Updates gehen weiter.`,
};
