import type { LearnerKind } from "../../engine/types.js";
import type { SettingPath } from "../../state/learners/descriptor.js";
import type { learnerSettings as english } from "../en/learner-settings.js";
import type { Translation } from "../room.js";

const kinds: Readonly<Record<LearnerKind, string>> = {
  perceptron: "Addiert jedes Beispiel, bei dem es falschliegt, zu seinen Gewichten.",
  averaged: "Trainiert wie das Perzeptron, sagt aber mit dem Mittelwert aller bisherigen Gewichtsvektoren vorher.",
  voted:
    "Trainiert wie das Perzeptron, aber alle bisherigen Gewichtsvektoren stimmen ab, jeder mit umso mehr Stimmen, je länger er überlebt hat.",
  pocket:
    "Trainiert wie das Perzeptron, sagt aber mit den Gewichten vorher, die die wenigsten Trainingsfehler gemacht haben.",
  margin: "Ändert die Gewichte auch bei Beispielen, die richtig sind, aber innerhalb des Rands liegen.",
  batch: "Macht ein Update je Epoche, mit der Summe aller Beispiele, bei denen es falschlag.",
  "passive-aggressive": "Ändert seine Gewichte gerade so weit, dass das Beispiel mit einem Rand von 1 richtig ist.",
  multiclass:
    "Hat einen Gewichtsvektor für jede Klasse, und der höchste Score gewinnt. Ein Fehler belohnt die richtige Klasse und bestraft die, die gewonnen hat.",
  kernel: "Zählt für jedes Beispiel seine Fehler, statt Gewichte zu speichern. Es hat keinen Bias.",
  "nearest-neighbours":
    "Ein Vergleichsverfahren, das nichts lernt: Es sagt das Label vorher, das die meisten der k nächsten Beispiele haben.",
  "decision-tree":
    "Ein Vergleichsverfahren, das auf einmal gebaut wird: Es teilt die Ebene nach einem Merkmal nach dem anderen.",
  "second-order": "Ändert seine Gewichte weniger in Richtungen, die viele seiner Fehler gemeinsam haben.",
};

const fields: Partial<Readonly<Record<SettingPath, string>>> = {
  margin: "Macht ein Update, wenn y·a\u00a0≤\u00a0Rand.",
  tolerance: "Das Training endet, sobald ein Update kürzer ist als dieser Wert.",
  classes: "Auto: so viele, wie die Daten haben.",
  "kernel.gamma": "Je größer γ, desto schmaler ist der Kernel um jedes Beispiel.",
  ridge: "Je größer λ, desto mehr ähneln die Updates denen des Perzeptrons.",
};

const hints: Readonly<Record<string, string>> = {
  mistake: "Ein Score von 0 ist ein Fehler (y·a\u00a0≤\u00a00).",
  correct: "Ein Score von 0 ist richtig (y·a\u00a0<\u00a00).",
  negative: "Ein Score von 0 bedeutet negativ.",
  positive: "Ein Score von 0 bedeutet positiv.",
  pa: "Jedes Update geht den ganzen Weg bis y·a\u00a0=\u00a01.",
  "pa-1": "Jedes Update geht den ganzen Weg, addiert aber höchstens das C-Fache des Beispiels.",
  "pa-2": "Jedes Update geht nur einen Teil des Weges: je kleiner C, desto kürzer.",
  linear: "x·z: eine Gerade durch den Ursprung.",
  polynomial: "(Konstante + x·z) hoch Grad.",
  rbf: "exp(−γ‖x − z‖²)",
};

export const learnerSettings: Translation<typeof english> = {
  labels: {
    learningRate: "Lernrate",
    tie: "Gleichstand",
    margin: "Rand",
    tolerance: "Toleranz",
    variant: "Variante",
    C: "Aggressivität",
    classes: "Klassen",
    "kernel.kind": "Kernel",
    "kernel.degree": "Grad",
    "kernel.offset": "Konstante",
    "kernel.gamma": "Gamma",
    k: "Nachbarn",
    maxDepth: "Maximale Tiefe",
    ridge: "Ridge-Parameter",
  },
  values: {
    mistake: "Fehler",
    correct: "Richtig",
    negative: "Negativ",
    positive: "Positiv",
    pa: "PA",
    "pa-1": "PA-I",
    "pa-2": "PA-II",
    linear: "Linear",
    polynomial: "Polynom",
    rbf: "Gauß (RBF)",
  },
  aliases: { "batch.learningRate": "λ bei Pavlu", "second-order.ridge": "a bei Cesa-Bianchi u. a." },
  hints: { kinds, fields, values: hints },
};
