import type { Overlap } from "../../../state/course/questions/overlap.js";
import { figure } from "./visits.js";

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
