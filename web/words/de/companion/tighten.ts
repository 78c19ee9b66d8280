import type { tighten as english, UpdateCount } from "../../en/companion/tighten.js";
import { count, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { updates } from "../nouns.js";

const counted = (made: UpdateCount): string => {
  if (made === "unknown") return "…";
  return made === "more" ? "nicht fertig" : count(made);
};

export const tighten: Translation<typeof english> = {
  inseparable: "Keine Gerade kann diese Beispiele trennen: Es gibt also keinen Rand {gamma} und keine Schranke.",
  drag: "Zieh einen Punkt auf der Zeichenfläche zur anderen Klasse hin: Der Rand {gamma} schrumpft, und die Schranke wächst. Die Werte von vorher bleiben daneben stehen.",
  margin: "Rand für die Schranke {gamma}",
  bound: "Schranke {formula}",
  updates: "Updates in dieser Reihenfolge",
  median: "Updates in zufälligen Reihenfolgen, Median",
  counted,
  gamma:
    "Bei {gamma} zählt der Bias als Gewicht eines Merkmals, das immer 1 ist. Der Abstand auf der Zeichenfläche ist etwas anderes, nämlich der geometrische Rand {rho}, unter „Rand“. Die Schranke teilt durch {gamma}, nicht durch {rho}.",
  gammaUnbiased: "Ohne Bias ist {gamma} der geometrische Rand {rho}, unter „Rand“.",
  before: "vorher",
  forget: "Werte von vorher vergessen",
  spoken: (bounds, made) => {
    const [boundBefore, boundNow] = bounds.map(count);
    const [before, now] = made.map(counted);
    return `Die Schranke war ${boundBefore} und ist jetzt ${boundNow}. Updates in dieser Reihenfolge: vorher ${before}, jetzt ${now}.`;
  },

  training: "Training in zufälligen Reihenfolgen …",
  tallest: (orders) =>
    plural(orders, { one: "höchster Balken: # Reihenfolge", other: "höchster Balken: # Reihenfolgen" }),
  boundMark: (bound) => `Schranke ${count(bound)}`,
  axis: "Updates",
  notTried: "Bei so vielen Beispielen werden keine zufälligen Reihenfolgen ausprobiert: Das würde zu lange dauern.",
  tried: (done, total) =>
    done < total
      ? `${count(done)} von ${count(total)} zufälligen Reihenfolgen, mit Startgewichten 0.`
      : `${count(total)} zufällige Reihenfolgen, mit Startgewichten 0.`,
  range: (least, most, bound) =>
    least === most
      ? `Jede davon braucht ${updates(most)}, nicht mehr, als die Schranke von ${count(bound)} erlaubt.`
      : `Sie brauchen ${count(least)} bis ${updates(most)}, nie mehr, als die Schranke von ${count(bound)} erlaubt.`,
  unfinished: (runs) =>
    plural(runs, {
      one: "Bei # Reihenfolge endete das Training vor der Konvergenz: Dort wären noch mehr Updates nötig.",
      other: "Bei # Reihenfolgen endete das Training vor der Konvergenz: Dort wären noch mehr Updates nötig.",
    }),
};
