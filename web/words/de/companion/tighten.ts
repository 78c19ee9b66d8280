import type { tighten as english, UpdateCount } from "../../en/companion/tighten.js";
import { count, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { updates } from "../nouns.js";

const counted = (made: UpdateCount): string => {
  if (made === "unknown") return "…";
  return made === "more" ? "nicht fertig" : count(made);
};

export const tighten: Translation<typeof english> = {
  inseparable:
    "Keine Gerade kann diese Beispiele trennen: Es gibt keinen Rand {gamma}, den man verengen könnte, und keine Schranke.",
  drag: "Zieh einen Punkt auf der Zeichenfläche zur anderen Klasse hin: Der Rand {gamma} der Schranke schrumpft, und die Schranke wächst. Was vorher war, bleibt daneben stehen.",
  margin: "Rand der Schranke {gamma}",
  bound: "Schranke {formula}",
  updates: "Updates in dieser Reihenfolge",
  median: "Updates in zufälligen Reihenfolgen, Median",
  counted,
  gamma:
    "Bei {gamma} zählt der Bias als Gewicht eines Merkmals, das immer 1 ist. Es ist nicht der Abstand auf der Zeichenfläche: Das ist der geometrische Rand {rho}, unter „Rand“. Die Schranke teilt durch {gamma}, nicht durch {rho}.",
  gammaUnbiased: "Ohne Bias ist {gamma} der geometrische Rand {rho}, unter „Rand“.",
  before: "vorher",
  forget: "Vergessen, was vorher war",
  spoken: (bounds, made) => {
    const [boundBefore, boundNow] = bounds.map(count);
    const [before, now] = made.map(counted);
    return `Die Schranke war ${boundBefore} und ist jetzt ${boundNow}. Updates in dieser Reihenfolge: vorher ${before}, jetzt ${now}.`;
  },

  training: "Trainiert in zufälligen Reihenfolgen …",
  tallest: (orders) =>
    plural(orders, { one: "höchster Balken: # Reihenfolge", other: "höchster Balken: # Reihenfolgen" }),
  boundMark: (bound) => `Schranke ${count(bound)}`,
  axis: "Updates",
  notTried: "Bei so vielen Beispielen werden keine zufälligen Reihenfolgen ausprobiert: Das würde zu lange dauern.",
  tried: (done, total) =>
    done < total
      ? `${count(done)} von ${count(total)} zufälligen Reihenfolgen, von Gewichten 0 aus.`
      : `${count(total)} zufällige Reihenfolgen, von Gewichten 0 aus.`,
  range: (least, most, bound) =>
    least === most
      ? `Jede davon macht ${updates(most)}, nicht mehr als die Schranke von ${count(bound)}.`
      : `Sie machen ${count(least)} bis ${updates(most)}, nie mehr als die Schranke von ${count(bound)}.`,
  unfinished: (runs) =>
    plural(runs, {
      one: "# davon wurde beendet, bevor sie konvergieren konnte, und würde mehr brauchen.",
      other: "# davon wurden beendet, bevor sie konvergieren konnten, und würden mehr brauchen.",
    }),
};
