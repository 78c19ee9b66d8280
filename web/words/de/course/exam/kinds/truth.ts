import type { Statement } from "../../../../../state/course/questions/exam/kinds/truth.js";
import type { ExamWords } from "../../../../exam-words.js";
import { figure, numbered, signed } from "../../../shared/answers.js";
import { vector } from "../terms.js";

const said = (statement: Statement): string => {
  switch (statement.about) {
    case "repair":
      return `Als Nächstes kommt ${numbered(statement.example)} an die Reihe, bei ${vector(statement.place)} mit dem Label ${signed(statement.label)}. Der Score ist ${figure(statement.score)}, ein Fehler, und es gibt einen Bias. Wahr oder falsch: Nach einem Update mit η = 1 stimmt die Vorhersage.`;
    case "scale":
      return statement.biasToo
        ? `Wahr oder falsch: Wenn w und b beide mit ${figure(statement.factor)} multipliziert werden, ändert sich keine Vorhersage.`
        : `Der Bias ist nicht 0. Wahr oder falsch: Wenn nur w mit ${figure(statement.factor)} multipliziert wird, ändert sich keine Vorhersage.`;
    case "converge":
      return "Wahr oder falsch: Ein Perzeptron, das diese Beispiele immer wieder durchgeht, konvergiert.";
    case "widest":
      return `Ein Lauf auf diesen Beispielen ist konvergiert. Das nächste Beispiel ist ${figure(statement.distance)} von seiner Geraden entfernt. Wahr oder falsch: ${statement.wider ? "Eine andere Trenngerade ist weiter von ihrem nächsten Beispiel entfernt." : "Keine andere Trenngerade ist weiter von ihrem nächsten Beispiel entfernt."}`;
    case "first":
      return `Die Gewichte und der Bias beginnen bei 0, und ein Schritt ist ein Fehler, wenn y·a ${statement.tie === "mistake" ? "≤" : "<"} 0 ist. Wahr oder falsch: Der erste Schritt ist ein Fehler, bei jedem Beispiel.`;
  }
};

/** From which score to which the update moves its example. */
const moved = (statement: Statement): string =>
  statement.about === "repair" ? `von ${figure(statement.score)} nach ${figure(statement.after)}` : "";

const distances = (statement: Statement): string =>
  statement.about === "widest" ? `${figure(statement.widest)} statt ${figure(statement.distance)}` : "";

const saysWider = (statement: Statement): boolean => statement.about === "widest" && statement.wider;

const isTurned = (statement: Statement): boolean => statement.about === "scale" && statement.factor < 0;

export const truth: ExamWords<"truth"> = {
  ask: ({ statement }) => said(statement),
  hint: ({ statement }) =>
    ({
      repair: "Um wie viel ändert sich der eigene Score, wenn das Beispiel zu den Gewichten kommt und 1 zum Bias?",
      scale:
        "Eine Vorhersage ist das Vorzeichen von w·x + b. Probier einen Punkt, bei dem w·x gleich 1 ist und b gleich " +
        (statement.about === "scale" ? figure(statement.bias) : "") +
        ".",
      converge: "Was verlangt der Konvergenzsatz? Sieh auf die Zeichenfläche.",
      widest: "Wann hört der Lauf auf? Such auf der Zeichenfläche eine Gerade, die mehr Platz lässt.",
      first: "Welchen Score hat ein Beispiel vor dem ersten Update?",
    })[statement.about],
  parts: ({ options, statement }) =>
    options.map(
      (option) =>
        ({
          enough: "Wahr: Der Score bewegt sich weit genug.",
          always: "Wahr: Ein Update repariert sein Beispiel immer.",
          notEnough: "Falsch: Der Score bewegt sich nicht weit genug.",
          othersOnly: "Falsch: Nur die anderen Scores ändern sich.",
          signsStay: "Wahr: Jeder Score behält sein Vorzeichen.",
          signsTurn: "Falsch: Jeder Score wechselt sein Vorzeichen.",
          lineMoves: "Falsch: Die Grenze verschiebt sich.",
          moreConfident: "Falsch: Größere Scores sagen etwas anderes vorher.",
          separable: "Wahr: Eine Gerade trennt sie.",
          smallSteps: "Wahr, wenn η klein genug ist.",
          inseparable: "Falsch: Keine Gerade trennt sie.",
          fixedOrder: "Falsch: Ohne Mischen geht es ewig im Kreis.",
          onlyBest: saysWider(statement)
            ? "Falsch: Der Lauf hört erst bei der besten auf."
            : "Wahr: Der Lauf hört erst bei der besten auf.",
          byBound: saysWider(statement) ? "Falsch: Das schließt der Satz aus." : "Wahr: Genau das sagt der Satz.",
          anyLine: saysWider(statement)
            ? "Wahr: Der Lauf hört bei jeder auf, die trennt."
            : "Falsch: Der Lauf hört bei jeder auf, die trennt.",
          stillMistakes: saysWider(statement)
            ? "Wahr: Es können noch Beispiele falsch sein."
            : "Falsch: Es können noch Beispiele falsch sein.",
          tieCounts: "Wahr: Ein Score von 0 ist hier ein Fehler.",
          wrongSide: "Wahr: Jedes Beispiel beginnt auf der falschen Seite.",
          tieIsRight: "Falsch: Ein Score von 0 ist hier kein Fehler.",
          byLabel: "Falsch: Das hängt vom Label ab.",
        })[option],
    ),
  said: {
    enough: ({ right, statement }) =>
      right
        ? `Der Score bewegt sich ${moved(statement)}: Das Update ändert ihn um das Quadrat der Länge des Beispiels, mit 1 für den Bias.`
        : `Er bewegt sich in die richtige Richtung, aber nur ${moved(statement)}: Das ist noch ein Fehler.`,
    always: ({ statement }) =>
      `Jedes Update bewegt sein Beispiel in die richtige Richtung, aber wie weit, hängt von dessen Länge ab. Hier geht der Score ${moved(statement)}.`,
    notEnough: ({ right, statement }) =>
      right
        ? `Der Score bewegt sich nur ${moved(statement)}: weniger weit, als fehlte.`
        : `Doch: Der Score bewegt sich ${moved(statement)}.`,
    othersOnly: ({ statement }) =>
      `Das Update addiert das Beispiel zu den Gewichten oder zieht es ab, also ändert sich auch sein eigener Score: ${moved(statement)}.`,
    signsStay: ({ right, statement }) =>
      right
        ? "Jeder Score wird mit derselben positiven Zahl multipliziert, also bleibt sein Vorzeichen, und die Grenze bleibt auch."
        : isTurned(statement)
          ? "Die Zahl ist negativ: Jeder Score wechselt sein Vorzeichen."
          : "Nur w·x wird multipliziert, b nicht: Bei Punkten nahe der Grenze kann die Summe ihr Vorzeichen wechseln.",
    signsTurn: ({ right, statement }) =>
      right
        ? "Die Grenze bleibt, wo sie ist, aber ihre beiden Seiten tauschen."
        : isTurned(statement)
          ? "Sieh dir die Vorzeichen noch einmal an."
          : statement.about === "scale" && !statement.biasToo
            ? "Nicht jeder: Nur zwischen der alten und der neuen Grenze wechseln Scores ihr Vorzeichen."
            : "Die Zahl ist positiv: Sie dreht keinen Score um.",
    lineMoves: ({ right, statement }) =>
      right
        ? "w·x ändert sich und b nicht, also ist der Score an anderen Stellen 0. Für jeden Punkt dazwischen ändert sich die Vorhersage."
        : isTurned(statement)
          ? "Ein Score von 0 bleibt 0, wenn alles multipliziert wird, also bleibt die Grenze. Aber sieh dir ihre beiden Seiten an."
          : "Ein Score von 0 bleibt 0, wenn alles multipliziert wird, also bleibt die Grenze.",
    moreConfident: () => "Eine Vorhersage ist das Vorzeichen des Scores. Wie groß er ist, spielt keine Rolle.",
    separable: ({ right }) =>
      right
        ? "Eine Gerade trennt sie, und dann sagt der Satz: nur eine begrenzte Zahl von Fehlern, und der Lauf konvergiert, in jeder Reihenfolge."
        : "Keine Gerade trennt sie: Sieh auf die Zeichenfläche, und versuch, eine zu ziehen.",
    smallSteps: ({ statement }) =>
      statement.about === "converge" && statement.separable
        ? "Es konvergiert, aber mit jedem η: Mit Startgewichten 0 ändert η nur den Maßstab der Gewichte."
        : "Mit Startgewichten 0 ändert η nur den Maßstab der Gewichte. Es kann keine Gerade schaffen, wo es keine gibt.",
    inseparable: ({ right }) =>
      right
        ? "Keine Gerade trennt sie, also ist in jeder Epoche mindestens ein Beispiel falsch, und die Gewichte ändern sich wieder."
        : "Es gibt eine Gerade, die sie trennt: Such sie auf der Zeichenfläche.",
    fixedOrder: ({ statement }) =>
      statement.about === "converge" && statement.separable
        ? "Eine Gerade trennt diese Beispiele, und dann gilt der Satz für jede Reihenfolge, auch für eine feste."
        : "Es konvergiert nicht, aber die Reihenfolge ist nicht schuld: Mischen würde auch nicht helfen.",
    onlyBest: ({ statement }) =>
      `Der Lauf kennt keine Abstände: Er hört bei der ersten Geraden ohne Fehler auf. Die beste hat ${distances(statement)}.`,
    byBound: ({ statement }) =>
      `Der Satz begrenzt die Fehler und sagt nichts darüber, bei welcher Geraden der Lauf endet. Die beste hat ${distances(statement)}.`,
    anyLine: ({ statement }) =>
      `Der Lauf hört auf, sobald nichts mehr falsch ist. Die beste Gerade hat ${distances(statement)}.`,
    stillMistakes: ({ statement }) =>
      saysWider(statement)
        ? "Es ist wahr, aber aus einem anderen Grund: Konvergiert heißt, dass eine ganze Epoche ohne Fehler war."
        : "Es ist falsch, aber aus einem anderen Grund: Konvergiert heißt, dass eine ganze Epoche ohne Fehler war.",
    tieCounts: ({ right }) =>
      right
        ? "Wenn alle Gewichte 0 sind, ist jeder Score 0, und y·a = 0 zählt als Fehler."
        : "Am Anfang ist jeder Score 0, aber y·a = 0 ist nicht kleiner als 0: kein Fehler.",
    wrongSide: () => "Wenn alle Gewichte 0 sind, gibt es noch keine Grenze und keine Seiten: Jeder Score ist 0.",
    tieIsRight: ({ right }) =>
      right
        ? "Am Anfang ist jeder Score 0, und y·a = 0 ist nicht kleiner als 0. Also ändert der erste Schritt nichts, und die anderen auch nicht."
        : "Sieh dir die Regel an: y·a = 0 ist hier ein Fehler.",
    byLabel: () => "Der Score ist 0, also ist y·a bei beiden Labels 0.",
  },
};
