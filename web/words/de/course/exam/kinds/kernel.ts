import type { ExamWords } from "../../../../exam-words.js";
import { list } from "../../../../grammar/de.js";
import { figure, numbered, signed } from "../../../shared/answers.js";
import { vector } from "../terms.js";

const powers: Readonly<Record<number, string>> = { 2: "²", 3: "³" };

export const kernel: ExamWords<"kernel"> = {
  ask: ({ degree, offset, examples, place }) => {
    const counts = list(
      examples.flatMap(({ alpha }, k) => (alpha > 0 ? [`α = ${figure(alpha)} für ${numbered(k + 1)}`] : [])),
    );
    const inside = offset === 0 ? "x·z" : `${figure(offset)} + x·z`;
    return `Ein Kernel-Perzeptron mit K(x; z) = (${inside})${powers[degree] ?? ""} hat ${counts} und 0 für die anderen. Welchen Score hat es bei x = ${vector(place)}?`;
  },
  hint: () =>
    "Nur Beispiele, die Fehler waren, reden mit. Jedes hat eine Größe, eine Richtung und ein Gewicht: Was davon sind K, y und α?",
  parts: () => ["a"],
  said: {
    right: ({ score }) =>
      `Die Terme α · y · K ergeben zusammen ${figure(score)}, also wird ${signed(Math.sign(score))} vorhergesagt. Ein Gewicht war nicht nötig.`,
    labelsForgotten: () =>
      "Das sind die Kernel mal α. Es fehlen die Labels: Ein negatives Beispiel zieht den Score nach unten.",
    countsForgotten: () =>
      "Jedes Beispiel redet so oft mit, wie es ein Fehler war: Multipliziere seinen Kernel mit seinem α.",
    notRaised: ({ degree }) =>
      `Das ist die Summe mit einem linearen Kernel: Nimm jede Klammer hoch ${figure(degree)}, bevor du addierst.`,
    offsetForgotten: ({ offset }) =>
      `In der Klammer fehlt die ${figure(offset)}: Addiere sie, bevor du die Potenz nimmst.`,
    term: ({ example, dot, kernel: value, alpha: count, label }) =>
      `Vergleich einen Term: Für ${numbered(example)} ist das Skalarprodukt ${figure(dot)} und der Kernel ${figure(value)}, mit α = ${figure(count)} und dem Label ${signed(label)}. Addiere alle solchen Produkte.`,
  },
};
