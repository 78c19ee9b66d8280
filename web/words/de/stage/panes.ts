import type { outcomes as outcomesEnglish, panes as panesEnglish } from "../../en/stage/panes.js";
import { count, list, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { epochs, updates } from "../nouns.js";

export const outcomes: Translation<typeof outcomesEnglish> = {
  converged: "konvergiert",
  stoppedAt: (made) => ["angehalten nach ", epochs(made)],
  journalFull: ["angehalten: ", "Protokoll voll"],
  finished: "fertig",
};

/** Examples named in a sentence; of more, the first so many. */
const mostNamed = 12;

export const panes: Translation<typeof panesEnglish> = {
  arrangement: "Verfahren zeigen",
  sideBySide: "Nebeneinander",
  overlay: "Übereinander",
  showDifference: "Zeigen, wo zwei Verfahren uneins sind",
  pair: "Die zwei Verfahren",
  and: "und",
  first: "Erstes Verfahren",
  second: "Zweites Verfahren",

  nothingToCompare: "Eines der beiden wird nicht trainiert, also gibt es nichts zu vergleichen.",
  counting: "Es wird gezählt, wo sie uneins sind …",
  agree: (examples) =>
    plural(examples, {
      one: "Bei dem einen Beispiel sind sie sich einig. Zu anderen Zeitpunkten vielleicht nicht: Zieh an der Zeitleiste.",
      other:
        "Bei allen # Beispielen sind sie sich einig. Zu anderen Zeitpunkten vielleicht nicht: Zieh an der Zeitleiste.",
    }),
  disagree: (numbers, examples) => {
    const { length } = numbers;
    const named = numbers.slice(0, mostNamed).map(count);
    const further = `${count(length - mostNamed)} weiteren`;
    const names = list(length > mostNamed ? [...named, further] : named);
    const share = `${count(length)} von ${count(examples)}`;
    return length === 1
      ? `Uneins sind sie sich bei Beispiel ${names} (${share}).`
      : `Uneins sind sie sich bei den Beispielen ${names} (${share}).`;
  },

  lead: "Details zeigen",
  leadName: (learner) => `Details zeigen: ${learner}`,
  leadHint: "Dieses Verfahren in der Erklärung, der Zeitleiste und den Einstellungen zeigen.",
  removeName: (learner) => `${learner} entfernen`,

  countingMistakes: "zählt …",
  misclassified: (examples, by) => {
    if (by === "mean") return `${count(examples)} falsch mit dem Mittelwert`;
    return by === "votes" ? `${count(examples)} falsch nach Abstimmung` : `${count(examples)} falsch`;
  },
  heldOut: (examples) => `${count(examples)} im Test`,
  updates,
};
