import type { GivenOf } from "../../../../../state/course/questions/exam/index.js";
import type { ExamWords } from "../../../../exam-words.js";
import { figure } from "../../../shared/answers.js";

type Given = GivenOf<"proof">;
type Facts = Pick<Given, "radius" | "margin" | "ratio" | "bound">;

const square = ({ radius }: Facts): string => figure(radius * radius);

/** "0.5k", "k" */
const times = (value: number, factor: string): string => (value === 1 ? factor : `${figure(value)}${factor}`);

const line = (option: Given["options"][number], facts: Facts): string => {
  const [g, r, r2] = [figure(facts.margin), figure(facts.radius), square(facts)];
  const ends = `Also ist ${times(facts.margin, "k")} ≤ ${times(facts.radius, "√k")}`;
  return {
    growsAtLeast: `w*·w wächst bei jedem Fehler um mindestens ${g}.`,
    growsExactly: `w*·w wächst bei jedem Fehler um genau ${g}.`,
    lengthGrows: `Die Länge von w wächst bei jedem Fehler um mindestens ${g}.`,
    growsAtMost: `w*·w wächst bei jedem Fehler um höchstens ${g}.`,
    squareAtMost: `‖w‖² wächst bei jedem Fehler um höchstens ${r2}, weil y·a ≤ 0 ist.`,
    squareOtherSign: `‖w‖² wächst bei jedem Fehler um höchstens ${r2}, weil y·a ≥ 0 ist.`,
    lengthAtMost: `‖w‖² wächst bei jedem Fehler um höchstens ${r}, weil y·a ≤ 0 ist.`,
    squareAtLeast: `‖w‖² wächst bei jedem Fehler um mindestens ${r2}, weil y·a ≤ 0 ist.`,
    atMostLength: "w*·w ≤ ‖w‖, weil w* die Länge 1 hat.",
    atLeastLength: "w*·w ≥ ‖w‖, weil w* die Länge 1 hat.",
    equalsLength: "w*·w = ‖w‖, weil w am Ende in Richtung von w* zeigt.",
    atMostOne: "w*·w ≤ 1, weil w* die Länge 1 hat.",
    squaredBound: `${ends} und k ≤ ${figure(facts.bound)}.`,
    rootBound: `${ends} und k ≤ ${figure(facts.ratio)}.`,
    atLeastBound: `${ends} und k ≥ ${figure(facts.bound)}.`,
    upsideDownBound: `${ends} und k ≤ ${figure(1 / facts.bound)}.`,
  }[option];
};

const shown = (which: Given["missing"], given: Given): string => {
  const right = { grows: "growsAtLeast", shrinks: "squareAtMost", unit: "atMostLength", ends: "squaredBound" } as const;
  return which === given.missing ? "[ ? ]" : line(right[which], given);
};

export const proof: ExamWords<"proof"> = {
  ask: (given) => {
    const [g, r2] = [figure(given.margin), square(given)];
    return `Ein Einheitsvektor w* trennt die Beispiele mit dem Rand γ = ${g}, und keines ist länger als R = ${figure(given.radius)}. Wie viele Fehler k gibt es höchstens, mit Startgewichten 0 und ohne Bias, wenn jeder von ihnen y·x zu w addiert? Wähl die fehlende Zeile des Beweises.\n(1) ${shown("grows", given)} Nach k Fehlern ist w*·w ≥ ${times(given.margin, "k")}.\n(2) ${shown("shrinks", given)} Nach k Fehlern ist ‖w‖² ≤ ${r2}k.\n(3) ${shown("unit", given)}\n(4) ${shown("ends", given)}`;
  },
  hint: ({ missing }) =>
    ({
      grows: "Ein Update addiert y·x zu w. Was kommt dadurch zu w*·w hinzu, und was weiß man über y·(w*·x)?",
      shrinks: "Multipliziere ‖w + y·x‖² aus. Es gibt drei Terme: Über welchen davon sagt ein Fehler etwas?",
      unit: "Ein Skalarprodukt ist das Produkt der beiden Längen mit einem Kosinus. Wie groß kann ein Kosinus sein?",
      ends: "Setz die ersten drei Zeilen hintereinander. Dann teile durch √k.",
    })[missing],
  parts: (given) => given.options.map((option) => line(option, given)),
  said: {
    growsAtLeast: ({ margin }) =>
      `Ein Update addiert y·(w*·x) zu w*·w, und das ist bei jedem Beispiel mindestens γ = ${figure(margin)}.`,
    growsExactly: ({ margin }) =>
      `Genau ${figure(margin)} ist es nur bei den Beispielen, die der Geraden von w* am nächsten liegen. Bei den anderen ist es mehr.`,
    lengthGrows: () =>
      "Die Länge von w kann bei einem Fehler sogar kleiner werden. Was stetig wächst, ist der Teil von w in Richtung w*.",
    growsAtMost: () => "Mit „höchstens“ könnte w*·w bei 0 bleiben, und die erste Folgerung würde nicht gelten.",
    squareAtMost: (facts) =>
      `‖w + y·x‖² = ‖w‖² + 2y·a + ‖x‖². Bei einem Fehler ist der mittlere Term nicht positiv, und der letzte ist höchstens ${square(facts)}.`,
    squareOtherSign: () =>
      "Bei einem Fehler ist y·a 0 oder negativ. Wäre es positiv, würde ‖w‖² durch den mittleren Term um mehr wachsen.",
    lengthAtMost: ({ radius }) =>
      `Der letzte Term von ‖w + y·x‖² ist ‖x‖², das Quadrat: Seine Grenze ist R², nicht R = ${figure(radius)}.`,
    squareAtLeast: () =>
      "Eine Grenze von unten hält w nicht kurz. Im Beweis muss ‖w‖ klein bleiben, während w*·w wächst.",
    atMostLength: () =>
      "Ein Skalarprodukt mit einem Einheitsvektor ist höchstens so groß wie die Länge des anderen: Der Kosinus ist höchstens 1.",
    atLeastLength: () =>
      "Ein Kosinus ist höchstens 1, also ist das Skalarprodukt mit einem Einheitsvektor höchstens so groß wie die Länge, nicht mindestens.",
    equalsLength: () =>
      "w muss am Ende nicht in Richtung von w* zeigen: Der Lauf hört bei jeder Geraden auf, die trennt.",
    atMostOne: () => "Nur w* hat die Länge 1. w wird mit den Fehlern länger, und w*·w mit ihm.",
    squaredBound: ({ ratio, bound }) => `Teile durch √k: √k ≤ R/γ = ${figure(ratio)}, also k ≤ ${figure(bound)}.`,
    rootBound: ({ ratio }) =>
      `Nach dem Teilen durch √k bleibt √k ≤ ${figure(ratio)}, das ist noch keine Grenze für k: Quadriere beide Seiten.`,
    atLeastBound: () =>
      "Die Ungleichung begrenzt k von oben: k wächst schneller als √k, also kann sie für große k nicht gelten.",
    upsideDownBound: ({ margin, radius }) =>
      `Damit √k allein steht, teilst du durch γ = ${figure(margin)}, nicht durch R = ${figure(radius)}.`,
  },
};
