import type { ending as english } from "../../en/story/ending.js";
import { count, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { epochs, separatorNoun } from "../nouns.js";

export const ending: Translation<typeof english> = {
  learnedNothing: "Gelernt hat es aber nichts: Jeder Score ist 0, und die Gleichstandsregel lässt das durchgehen.",
  learnedNothingOfClasses: (first) =>
    `Gelernt hat es aber nichts: Jeder Score ist 0, und Klasse ${first} gewinnt bei Gleichstand.`,
  alreadyRight: "Die Gewichte, mit denen es anfing, waren schon richtig.",
  meanStillWrong: (examples) =>
    plural(examples, {
      one: "Vorhergesagt wird mit dem Mittelwert der Gewichte, und mit ihm ist noch # Beispiel falsch klassifiziert.",
      other:
        "Vorhergesagt wird mit dem Mittelwert der Gewichte, und mit ihm sind noch # Beispiele falsch klassifiziert.",
    }),
  voteStillWrong: (examples) =>
    plural(examples, {
      one: "Vorhergesagt wird durch Abstimmung, und mit ihr ist noch # Beispiel falsch klassifiziert.",
      other: "Vorhergesagt wird durch Abstimmung, und mit ihr sind noch # Beispiele falsch klassifiziert.",
    }),
  stillWithin: (made) =>
    plural(made, {
      one: "Die letzte Epoche machte noch # Update, bei einem Beispiel, das richtig war, aber innerhalb des Rands lag.",
      other:
        "Die letzte Epoche machte noch # Updates, bei Beispielen, die richtig waren, aber innerhalb des Rands lagen.",
    }),
  byKernelAlone: (separator) =>
    `Keine ${separatorNoun(separator)} kann diese Beispiele trennen, aber die Grenze des Kernels kann es.`,
  doubts: {
    line: (separator) =>
      `Vielleicht braucht es nur mehr Zeit, vielleicht gibt es aber auch keine ${separatorNoun(separator)}, die diese Beispiele trennt.`,
    kernel:
      "Vielleicht braucht es nur mehr Zeit, vielleicht gibt es aber auch keine Grenze dieses Kernels, die diese Beispiele trennt.",
    classes:
      "Vielleicht braucht es nur mehr Zeit, vielleicht gibt es aber auch keine Gewichte, bei denen die Klasse jedes Beispiels den höchsten Score bekommt.",
  },
  otherCures: "Andere Auswege: ein Kernel, verborgene Neuronen",
  rise: "In 3D ansehen",
  repeatsEpoch: (last) =>
    `Nach Epoche ${count(last)} sind die Gewichte dieselben wie an ihrem Anfang. In dieser Reihenfolge wiederholt der Lauf diese Epoche also endlos.`,
  repeatsFromStart: (last) =>
    `Nach Epoche ${count(last)} sind die Gewichte dieselben wie ganz am Anfang. In dieser Reihenfolge wiederholt der Lauf diese ${epochs(last)} also endlos.`,
  repeats: (last, since) =>
    `Nach Epoche ${count(last)} sind die Gewichte dieselben wie nach Epoche ${count(since)}. In dieser Reihenfolge wiederholt der Lauf diese ${epochs(last - since)} also endlos.`,
};
