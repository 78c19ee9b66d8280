import type { ChallengeName } from "../../../state/course/challenges/index.js";
import type { QuizName } from "../../../state/course/questions/kinds/index.js";
import type { Score } from "../../../state/course/questions/scores.js";
import type { practice as english } from "../../en/course/practice.js";
import type { Translation } from "../../room.js";
import { epochs, features, updates } from "../nouns.js";

const titles: Readonly<Record<QuizName, string>> = {
  mistake: "Wird dieses Beispiel ein Fehler?",
  boundary: "Wohin geht die Grenze als Nächstes?",
  weights: "Tipp die neuen Gewichte ein",
  drag: "Zieh am Gewichtsvektor",
  inseparable: "Setz einen Punkt, der alles untrennbar macht",
  feature: "Welches Merkmal hilft hier?",
  fires: "Feuert das Neuron?",
  score: "Wie groß ist der Score?",
  margin: "Zwei Arten von Rand",
  bound: "Wie viele Fehler höchstens?",
  line: "Von der Geraden zu den Gewichten und zurück",
  votes: "Abstimmen und mitteln",
  classes: "Drei Klassen und ein Gleichstand",
  kernel: "Ein Score aus Anzahlen",
  gate: "Gewichte für ein Gatter",
  truth: "Wahr oder falsch, und warum?",
  sets: "Welche Merkmale trennen eine Tabelle?",
  rate: "Was ändert die Lernrate?",
  counts: "Von Fehlerzahlen zu Gewichten",
  start: "Mit einem anderen Beispiel anfangen",
  proof: "Die fehlende Zeile des Beweises",
  tie: "Ist ein Gleichstand ein Fehler?",
  residual: "Labels 0 und 1 und das Residuum",
  orders: "Dieselben Beispiele, andere Reihenfolge",
  stopping: "Welche Gewichte bleiben?",
  batch: "Ein Batch-Update",
  reading: "Welches Merkmal zählt am meisten?",
  cycle: "Gewichte, die wiederkommen",
};

const challenges: Readonly<Record<ChallengeName, { readonly title: string; readonly ask: string }>> = {
  "most-updates": {
    title: "Die meisten Updates mit fünf Punkten",
    ask: "Setz fünf Punkte in das Einheitsquadrat (0 bis 1 in beiden Richtungen), mit einem geometrischen Rand von mindestens 0,1. Wie viele Updates kannst du dem Perzeptron abverlangen?",
  },
  spiral: {
    title: "Die Spirale mit den wenigsten Merkmalen",
    ask: "Wähl Merkmale, also Produkte aus x₁ und x₂, mit denen die beiden Arme der Spirale trennbar sind. Komm mit so wenigen aus, wie du kannst.",
  },
  "slowest-order": {
    title: "Die langsamste Reihenfolge",
    ask: "Such für diese acht Beispiele die Reihenfolge, bei der es die meisten Epochen dauert, bis der Lauf konvergiert.",
  },
};

const results: Readonly<Record<ChallengeName, (result: number) => string>> = {
  "most-updates": updates,
  spiral: features,
  "slowest-order": epochs,
};

const score = ({ right, tries, streak }: Score): string =>
  streak > 1
    ? `${right} von ${tries} auf Anhieb richtig, die letzten ${streak} in Folge.`
    : `${right} von ${tries} auf Anhieb richtig.`;

export const practice: Translation<typeof english> = {
  titles,
  challenges,
  results,
  score,
  scoreLine: (name, reached) => `${titles[name]} – ${score(reached)}`,
  bestLine: (name, best) => `${challenges[name].title}: ${results[name](best)}.`,
};
