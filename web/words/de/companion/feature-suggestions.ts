import type { cures as english } from "../../en/companion/feature-suggestions.js";
import { count } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { exampleName, updates } from "../nouns.js";

export const cures: Translation<typeof english> = {
  kernel: "Noch ein Ausweg: ein Kernel",
  aboutKernel:
    "Ein Polynomkernel löst XOR, ohne dass man ein neues Merkmal nennt. Das Verfahren zählt zu jedem Beispiel seine Fehler und vergleicht Beispiele mit",
  switchToIt: "Zum Polynomkernel wechseln",
  compareWith: (learner) => `Mit ${learner} vergleichen`,
  multipliedOut: "Für zwei Merkmale ausmultipliziert ist das",
  products: [
    "Jedes Produkt von Merkmalen des einen Beispiels, etwa",
    ", wird mit demselben Produkt des anderen multipliziert. Der Kernel ist also ein Skalarprodukt in einem Raum, dessen Merkmale diese Produkte sind. Eine Ebene in diesem Raum ist hier eine Kurve.",
  ],
  infinitelyMany:
    "Im Gauß-Kernel stecken unendlich viele Merkmale, nämlich Produkte von jedem Grad. Darum gibt es keine Liste von Gewichten.",
  tooMany: (features, most) =>
    `In diesem Kernel stecken ${count(features)} Merkmale, zu viele, um sie hier aufzulisten (höchstens ${count(most)}).`,

  notStarted: "Das Verfahren hat noch kein Beispiel angesehen, also ist jedes Gewicht 0.",
  converged: (made) =>
    `Das Verfahren ist nach ${updates(made)} konvergiert: Alle diese Beispiele sind jetzt richtig klassifiziert.`,
  soFar: (made) => `Bisher hat das Verfahren ${updates(made)} gemacht.`,
  stopped: (made) => `Das Verfahren hat nach ${updates(made)} aufgehört, ohne zu konvergieren.`,
  linearFeatures: "Im linearen Kernel stecken nur die Merkmale selbst. Ihre Gewichte:",
  impliedFeatures:
    "Ausmultipliziert ist der Kernel eine Summe von Produkten. Diese Produkte sind die Merkmale, die in ihm stecken. Ihre Gewichte ergeben sich aus den Zählern α, das größte zuerst:",
  train: "Bis zum Ende trainieren",
  table: "Die Merkmale, die im Kernel stecken",
  columns: { feature: "Merkmal im Kernel", weight: "Gewicht" },
  scaled: "Der Kernel rechnet mit den skalierten Merkmalen: x₁ ist hier also das skalierte x₁.",
  check: (example, same) =>
    same === false
      ? `Probe mit ${exampleName(example)}: Gewichte mal Merkmale ergibt dasselbe wie der Kernel, bis auf Rundung.`
      : `Probe mit ${exampleName(example)}: Gewichte mal Merkmale ergibt dasselbe wie der Kernel.`,

  hidden: "Noch ein Ausweg: verborgene Neuronen",
  aboutHidden: [
    "Zwei Perzeptrone ziehen je eine Gerade, und ein drittes sieht sich statt des Beispiels ihre Ausgaben an. Bei XOR feuert",
    "dann, wenn mindestens ein Merkmal an ist (OR), und",
    "dann, wenn beide an sind (AND). Das dritte feuert, wenn das erste feuert und das zweite nicht.",
  ],
  inputCaption: "Die Beispiele und die Geraden der beiden verborgenen Neuronen.",
  hiddenCaption:
    "Dieselben Beispiele, mit den Ausgaben der verborgenen Neuronen als Koordinaten: Jetzt reicht eine Gerade.",
  inputPicture:
    "Die vier Punkte von XOR und die Geraden von zwei verborgenen Neuronen: h₁ feuert über der ersten Geraden, h₂ über der zweiten, und die positiven Beispiele liegen dazwischen.",
  hiddenPicture:
    "Dieselben Punkte, mit den Ausgaben von h₁ und h₂ als Koordinaten: Die beiden positiven sind jetzt ein Punkt, und eine Gerade trennt ihn von den negativen.",
  out: "out",
  truthTable: "Was die Neuronen für jedes Beispiel ausgeben",
  aboutTraining:
    "Um ein verborgenes Neuron zu trainieren, muss man wissen, wie viel es zu den Fehlern der Ausgabe beiträgt. Dafür muss jedes Neuron sanft ansteigen, statt von 0 auf 1 zu springen. Dann kann man die Steigungen von der Ausgabe her zurückrechnen (Backpropagation).",
};
