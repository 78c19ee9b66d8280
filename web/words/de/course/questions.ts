import type { TieRule } from "../../../engine/types.js";
import type { Overlap } from "../../../state/course/questions/overlap.js";
import type { challenges as challengesEnglish, questions as questionsEnglish } from "../../en/course/questions.js";
import { count, number, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { epochs, featuresDative, updates } from "../nouns.js";
import { refusals } from "../refusals.js";
import { figure } from "../shared/answers.js";

export const challenges: Translation<typeof challengesEnglish> = {
  refused: ({ error }) => refusals.said(error),
  otherLearner: () => "Das zählt nur mit dem Perzeptron selbst.",
  otherTie: () => "Das zählt nur, wenn Gleichstand ein Fehler ist.",
  ownStart: () => "Das zählt nur, wenn alle Gewichte bei 0 anfangen.",
  noBias: () => "Das zählt nur mit einem Bias.",
  notFive: ({ points }) =>
    plural(points, {
      one: "Hier ist # Beispiel, nötig sind fünf Punkte.",
      other: "Hier sind # Beispiele, nötig sind fünf Punkte.",
    }),
  outsideSquare: () => "Ein Punkt liegt außerhalb des Einheitsquadrats.",
  otherFeatures: () => "Das zählt nur mit x₁ und x₂, wie sie sind.",
  otherFeaturesOrSplit: () => "Das zählt nur mit x₁ und x₂, wie sie sind, und ohne Testbeispiele.",
  noLine: () => "Keine Gerade trennt sie, also würde der Lauf nie enden.",
  notConverged: () => "Der Lauf hält an, bevor er konvergiert.",
  otherExamples: () => "Das zählt nur mit den acht Beispielen, wie sie waren.",
  otherSpiral: () => "Das zählt nur mit allen Punkten der Spirale, wie sie waren.",
  smallMargin: ({ margin }) => `Der geometrische Rand ist ${figure(margin)}, also zu klein.`,
  mostUpdates: ({ updates: made, margin }) => `${updates(made)}, mit einem geometrischen Rand von ${figure(margin)}.`,
  slowestOrder: ({ epochs: made, updates: changes }) => `${epochs(made)}, mit ${updates(changes)}.`,
  separable: ({ features }) => `Trennbar mit ${featuresDative(features)}.`,
  undecided: ({ features }) => `Ob sie mit ${featuresDative(features)} trennbar sind, ließ sich nicht entscheiden.`,
  inseparable: ({ features }) => `Immer noch nicht trennbar mit ${featuresDative(features)}.`,
};

const shares = (numbers: readonly (number | null)[]): string =>
  numbers.map((one) => (one === null ? "deins" : figure(one))).join(", ");

/** Why no line separates, by the examples that show it. */
export const overlapSentence = ({ positives, negatives, aroundOrigin, samePoint, place }: Overlap): string => {
  const [p, n] = [shares(positives), shares(negatives)];
  if (aroundOrigin === "positive")
    return `Der Ursprung liegt zwischen den positiven (${p}), also auf keiner Seite einer Geraden, die durch ihn geht.`;
  if (aroundOrigin === "negative")
    return `Der Ursprung liegt zwischen den negativen (${n}), also auf keiner Seite einer Geraden, die durch ihn geht.`;
  if (!samePoint)
    return `Zwischen den positiven (${p}) und zwischen den negativen (${n}) gibt es Punkte, die vom Ursprung aus in derselben Richtung liegen: Keine Gerade durch ihn hat sie auf verschiedenen Seiten.`;
  const at = place === null ? "" : `, bei (${place.map(figure).join("; ")})`;
  if (positives.length === 1) return `Ein positives (${p}) liegt zwischen den negativen (${n})${at}.`;
  if (negatives.length === 1) return `Ein negatives (${n}) liegt zwischen den positiven (${p})${at}.`;
  return `Derselbe Punkt liegt zwischen den positiven (${p}) und zwischen den negativen (${n})${at}.`;
};

const mistakeRules: Readonly<Record<TieRule, string>> = {
  mistake: "Ein Fehler ist es, wenn Label mal Score 0 oder kleiner ist.",
  correct: "Ein Fehler ist es, wenn Label mal Score kleiner als 0 ist.",
  negative:
    "Ein Fehler ist es, wenn Label und Vorhersage verschieden sind. Die Vorhersage ist +1, wenn der Score größer als 0 ist, sonst −1.",
  positive:
    "Ein Fehler ist es, wenn Label und Vorhersage verschieden sind. Die Vorhersage ist +1, wenn der Score 0 oder größer ist, sonst −1.",
};

const comesNext = (example: number): string => `Als Nächstes kommt Beispiel ${count(example)} an die Reihe`;

/** A rate of 1 is not worth a word. */
const withRate = (ask: string, rate: number): string => (rate === 1 ? ask : `${ask} Die Lernrate ist ${number(rate)}.`);

/** Before "mal". */
const label = (rate: number): string => (rate === 1 ? "Label" : `${number(rate)} mal Label`);

export const questions: Translation<typeof questionsEnglish> = {
  asks: {
    mistake: ({ example }) => `${comesNext(example)}. Wird es ein Fehler?`,
    boundary: ({ example, rate }) =>
      withRate(`${comesNext(example)}, und es ist ein Fehler. Wohin geht die Grenze?`, rate),
    weights: ({ example, rate }) =>
      withRate(`${comesNext(example)}. Welche Werte haben die Gewichte nach diesem Schritt?`, rate),
    drag: ({ keptBias }) => {
      const ask = "Dreh den Gewichtsvektor, bis jedes Beispiel auf der Seite seines Labels liegt.";
      return keptBias === null ? ask : `${ask} Der Bias bleibt ${number(keptBias)}.`;
    },
    inseparable: ({ bias, outside }) => {
      const ask = bias
        ? "Eine Gerade trennt diese Beispiele. Setz noch eines dazu, aber nicht auf ein anderes, sodass sie keine Gerade mehr trennt."
        : "Eine Gerade durch den Ursprung trennt diese Beispiele. Setz noch eines dazu, aber nicht auf ein anderes, sodass sie keine solche Gerade mehr trennt.";
      return outside ? `${ask} Setz es nach außen: weiter links, rechts, oben oder unten als alle anderen.` : ask;
    },
    feature: ({ bias }) =>
      bias
        ? "Keine Gerade trennt diese Beispiele. Welches Merkmal hilft, zusätzlich zu x₁ und x₂?"
        : "Keine Gerade durch den Ursprung trennt diese Beispiele. Welches Merkmal hilft, zusätzlich zu x₁ und x₂?",
  },
  hints: {
    mistake: ({ tie }) => mistakeRules[tie],
    boundary: ({ rate }) =>
      `Das Update addiert ${label(rate)} mal Beispiel zu den Gewichten. Die Grenze steht senkrecht auf dem Gewichtsvektor: Wohin bewegt sie sich dadurch?`,
    weights: ({ tie, rate, bias }) => {
      const toBias = rate === 1 ? "das Label" : `${number(rate)} mal das Label`;
      const update = bias
        ? `Ist es ein Fehler, dann addiere zu jedem Gewicht ${label(rate)} mal Merkmal und zum Bias ${toBias}.`
        : `Ist es ein Fehler, dann addiere zu jedem Gewicht ${label(rate)} mal Merkmal.`;
      return `Berechne zuerst den Score. ${mistakeRules[tie]} ${update}`;
    },
    drag: () => "Der Vektor zeigt zur Seite der positiven Beispiele.",
    inseparable: ({ bias, outside }) => {
      if (!bias)
        return "Schau vom Ursprung aus: Wenn ein Punkt in derselben Richtung liegt wie ein Beispiel mit dem anderen Label, kann keine Gerade durch den Ursprung die beiden trennen.";
      return outside
        ? "Keine Gerade kann ein Beispiel von zwei anderen trennen, zwischen denen es liegt. Deins kann nicht das in der Mitte sein: Welches kann es?"
        : "Wenn ein Punkt zwischen Beispielen mit dem anderen Label liegt, kann keine Gerade ihn von ihnen trennen.";
    },
    feature: () =>
      "Such ein Produkt, das bei den Beispielen mit dem einen Label groß ist und bei den anderen klein oder negativ.",
  },
};
