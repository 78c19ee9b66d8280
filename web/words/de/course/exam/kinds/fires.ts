import type { ExamWords } from "../../../../exam-words.js";
import { list } from "../../../../grammar/de.js";
import { figure, numbered, signed } from "../../../shared/answers.js";
import { vector } from "../terms.js";

/** "x₁" */
const feature = (at: number): string => `x${"₁₂"[at - 1] ?? ""}`;

export const fires: ExamWords<"fires"> = {
  ask: ({ asks, weights, change }) =>
    asks === "which"
      ? `Ein Neuron ohne Bias hat w = ${vector(weights)}. Bei welchen Beispielen der Tabelle feuert es? Nenn ihre Nummern.`
      : `Ein Neuron hat w = ${vector(weights)}. Das Merkmal ${feature(change.feature)} eines Beispiels wird um ${figure(change.by)} größer, das andere bleibt gleich. Um wie viel ändert sich der Score?`,
  hint: ({ asks }) =>
    asks === "which"
      ? "Was macht das Neuron mit den beiden Merkmalen eines Beispiels, und mit welcher Zahl vergleicht es das Ergebnis?"
      : "Welches der beiden Produkte ändert sich, und welches bleibt gleich?",
  parts: ({ asks }) => (asks === "which" ? [] : ["Änderung des Scores"]),
  said: {
    right: ({ fired }) =>
      fired.length === 1
        ? `Nur dort ist der Score größer als 0: ${figure(fired[0]?.score ?? 0)}.`
        : `Dort sind die Scores größer als 0: ${list(fired.map(({ score }) => figure(score)))}.`,
    opposite: () => "Das sind die, bei denen es still bleibt: Ihre Scores sind kleiner als 0.",
    noExample: ({ given }) => `In der Tabelle gibt es kein Beispiel ${figure(given)}.`,
    silent: ({ example, x, score }) =>
      `Nicht bei ${numbered(example)}, ${vector(x)}: Der Score ist ${figure(score)}, also kleiner als 0.`,
    missed: ({ example, x, score }) =>
      `Eines fehlt: ${numbered(example)}, ${vector(x)}, hat den Score ${figure(score)}, also größer als 0.`,
    changed: ({ change: { feature: at, weight, by } }) =>
      `${signed(weight)} für jeden Schritt von ${feature(at)}, und davon macht es ${figure(by)}. Das andere Produkt bleibt gleich.`,
    otherWeight: ({ change: { feature: at } }) =>
      `Das rechnet mit dem Gewicht des anderen Merkmals. Größer wird aber ${feature(at)}.`,
    weightAlone: ({ change: { by } }) => `Das wäre es, wenn das Merkmal um 1 wächst. Es wächst um ${figure(by)}.`,
    changeAlone: ({ change: { feature: at, weight } }) =>
      `Dafür müsste das Gewicht 1 sein. Das Gewicht von ${feature(at)} ist ${figure(weight)}.`,
    wrongSign: ({ change: { weight } }) =>
      weight > 0
        ? `Das Gewicht ${figure(weight)} ist größer als 0, also wächst der Score mit dem Merkmal.`
        : `Das Gewicht ${figure(weight)} ist kleiner als 0, also fällt der Score, wenn das Merkmal wächst.`,
    changeWrong: ({ change: { feature: at, weight, by } }) =>
      `Nur das Produkt von ${feature(at)} mit seinem Gewicht ${figure(weight)} ändert sich, und ${feature(at)} wird um ${figure(by)} größer.`,
  },
};
