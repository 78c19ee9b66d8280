import type { ExamWords } from "../../../../exam-words.js";
import { mistakes as mistakesCount } from "../../../nouns.js";
import { figure } from "../../../shared/answers.js";

const written = (counts: readonly number[]): string => counts.map(figure).join(", ");

export const stopping: ExamWords<"stopping"> = {
  ask: ({ asks, training, heldOut, examples: [trained, others] }) =>
    asks === "epoch"
      ? [
          "So viele Fehler hatte ein Lauf nach jeder seiner Epochen. Nach welcher hätte er aufhören sollen, damit er bei neuen Beispielen am besten ist?",
          `Training, von ${figure(trained)}: ${written(training)}`,
          `Test, von ${figure(others)}: ${written(heldOut)}`,
        ].join("\n")
      : [
          `So viele Fehler macht ein Perzeptron bei seinen ${figure(trained)} Trainingsbeispielen nach jedem Update der ersten Epoche. Das Pocket-Perzeptron macht dieselben Updates. Die Gewichte nach welchem Update hat es am Ende behalten?`,
          `Fehler nach den Updates 1 bis ${figure(training.length)}: ${written(training)}`,
        ].join("\n"),
  hint: ({ asks }) =>
    asks === "epoch"
      ? "Welche der beiden Zeilen erzählt von Beispielen, die der Lauf nie angesehen hat?"
      : "Wann tauscht das Pocket-Perzeptron die Gewichte, die es behalten hat, gegen neue? Und wenn die neuen nur genauso gut sind?",
  parts: ({ asks }) => (asks === "epoch" ? ["Epoche"] : ["Update"]),
  said: {
    right: ({ at, fewest, of }) =>
      `Nach Epoche ${figure(at)} sind nur ${figure(fewest)} der ${figure(of)} Testbeispiele falsch, weniger als nach jeder anderen.`,
    rightOfSeveral: ({ at, fewest, of }) =>
      `Dort sind ${figure(fewest)} der ${figure(of)} Testbeispiele falsch. Keine Epoche hat weniger, und Epoche ${figure(at)} ist die erste, die das schafft.`,
    byTraining: ({ at, training, heldOut }) =>
      `Nach Epoche ${figure(at)} hat das Training die wenigsten Fehler, ${figure(training)}. Von den Beispielen, die es nie gesehen hat, sind aber ${figure(heldOut)} falsch, und eine andere Epoche hat weniger.`,
    last: ({ heldOut }) =>
      `Am Ende sind ${figure(heldOut)} Testbeispiele falsch. Das längere Training hat es schlechter gemacht.`,
    notFewest: ({ at, heldOut }) =>
      `Nach Epoche ${figure(at)} sind ${figure(heldOut)} Testbeispiele falsch. Eine andere Epoche hat weniger.`,
    pocketRight: ({ at, fewest, again }) =>
      again
        ? `Nach Update ${figure(at)} sind es ${mistakesCount(fewest)}. Spätere Gewichte sind genauso gut, aber getauscht wird nur gegen bessere.`
        : `Nach Update ${figure(at)} sind es ${mistakesCount(fewest)}, weniger als davor und danach.`,
    pocketAgain: ({ at, fewest }) =>
      `Nach Update ${figure(at)} sind es ${mistakesCount(fewest)}, aber frühere Gewichte hatten genauso wenige. Getauscht wird nur gegen bessere.`,
    pocketLast: ({ mistakes }) =>
      `Das Perzeptron sagt mit seinen letzten Gewichten vorher, die ${mistakesCount(mistakes)} machen. Das Pocket-Perzeptron hat bessere behalten.`,
    pocketNotFewest: ({ at, mistakes }) =>
      `Nach Update ${figure(at)} sind es ${mistakesCount(mistakes)}. Andere Gewichte machen weniger.`,
    noEpoch: ({ given, count }) => `Es gibt keine Epoche ${figure(given)}: Der Lauf hatte ${figure(count)}.`,
    noUpdate: ({ given, count }) => `Es gibt kein Update ${figure(given)}: Es waren ${figure(count)}.`,
  },
};
