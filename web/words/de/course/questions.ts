import type { TieRule } from "../../../engine/types.js";
import type { questions as english } from "../../en/course/questions.js";
import { count, number } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

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

export const questions: Translation<typeof english> = {
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
