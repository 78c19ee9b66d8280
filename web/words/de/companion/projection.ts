import type { projection as english, Side } from "../../en/companion/projection.js";
import { count, number, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

const sides: Readonly<Record<Side, string>> = {
  right: "auf der richtigen Seite",
  wrong: "auf der falschen Seite",
  boundary: "auf der Grenze",
};

export const projection: Translation<typeof english> = {
  role: "Zahlengerade",
  name: "Beispiele auf der Geraden der Gewichte",
  keyHelp:
    "Die Pfeiltasten links und rechts gehen auf der Geraden von Beispiel zu Beispiel, Pos1 und Ende zum ersten und zum letzten.",
  axis: "Gemessen in",
  axes: { score: "Scores", distance: "Abständen" },
  turn: "Negative umdrehen",

  noWeights:
    "Dieses Verfahren hat keine Gewichte, also gibt es keine Richtung, auf die man die Beispiele projizieren könnte.",
  manyVectors:
    "Dieses Verfahren hat für jede Klasse einen Gewichtsvektor, also gibt es nicht die eine Richtung, auf die man die Beispiele projizieren könnte.",
  kernel:
    "Die Gewichte liegen im Raum der Merkmale, die im Kernel stecken, also gibt es hier keine Richtung, auf die man die Beispiele projizieren könnte.",
  projecting: "Wird projiziert …",
  zeroWeights:
    "Alle Gewichte sind 0, also gibt es noch keine Richtung, auf die man die Beispiele projizieren könnte. Mach einen Schritt.",
  makeVisit: "Schritt machen",

  whose: {
    mean: "Das sind die gemittelten Gewichte. Mit ihnen wird vorhergesagt.",
    best: "Das sind die bisher besten Gewichte. Mit ihnen wird vorhergesagt.",
    votes: "Vorhergesagt wird durch Abstimmung. Das hier sind die Gewichte im Training.",
  },
  length: (length, [formula, threshold], precision) =>
    `‖w‖ = ${number(length, precision)}, und die Schwelle ist da, wo w·x = ${formula} = ${number(threshold, precision)}.`,
  turned: "Jedes negative Beispiel ist umgedreht: Aus x wird −x. So sollten alle über 0 liegen.",
  turnedWithBias:
    "Jedes negative Beispiel ist umgedreht: Aus x wird −x, und aus der 1 seines Bias wird −1. So sollten alle über 0 liegen.",
  sides: (wrong, on, trained) => {
    if (on > 0) {
      const there = `${count(on)} von ${plural(trained, { one: "# Beispiel", other: "# Beispielen" })} auf der Grenze`;
      return wrong === 0 ? `${there}.` : `${there}, ${count(wrong)} auf der falschen Seite.`;
    }
    if (wrong === 0)
      return plural(trained, {
        one: "Das eine Beispiel liegt auf der richtigen Seite.",
        other: "Alle # Beispiele liegen auf der richtigen Seite.",
      });
    if (trained === 1) return "Das eine Beispiel liegt auf der falschen Seite.";
    return plural(wrong, {
      one: `# von ${count(trained)} Beispielen liegt auf der falschen Seite.`,
      other: `# von ${count(trained)} Beispielen liegen auf der falschen Seite.`,
    });
  },
  margin: (functional, geometric, nearest, precision) =>
    `Der funktionale Rand ist ${number(functional, precision)}. Der geometrische Rand ρ, ein Abstand, ist ${number(geometric, precision)}. Am nächsten liegt Beispiel ${count(nearest)}.`,
  noMargin: "Es gibt keinen Rand: Dafür müssen alle Beispiele auf der richtigen Seite liegen.",
  columns: "Jede Spalte zeigt, wie viele Beispiele in sie fallen.",
  marks: {
    score: (margin) => `min y·a = ${number(margin)}`,
    distance: (margin) => `ρ = ${number(margin)}`,
  },

  about: {
    distance: (b) =>
      `In Abständen: Mit 2w und 2${b} statt w und ${b} bleibt hier jede Zahl gleich, denn die Grenze ist dieselbe.`,
    score: (b) =>
      `In Scores: Mit 2w und 2${b} statt w und ${b} verdoppelt sich hier jede Zahl, und kein Punkt wechselt die Seite. Wer um 1 entlang w weitergeht, gewinnt ‖w‖ an Score.`,
  },
  example: ({ example, label, heldOut, length, along, score, distance, side }, precision) => {
    const labels = heldOut ? `${label}, Testbeispiel` : label;
    const product = `${number(length, precision)} · ${number(along, precision)} = ${number(length * along, precision)}`;
    return `Beispiel ${count(example)} (${labels}): w·x ist ‖w‖ mal die Strecke entlang w, also ${product}. Score ${number(score, precision)}, Abstand ${number(distance, precision)}: ${sides[side]}.`;
  },

  plane: {
    none: "Nur Beispiele mit zwei Merkmalen, nämlich x₁ und x₂ selbst, lassen sich in einer Ebene umdrehen.",
    projected: "Jedes Beispiel wandert geradewegs zur Geraden von w: senkrecht zu ihr, parallel zur Grenze.",
    turned: "Bei jedem negativen Beispiel wird aus x ein −x: Dann sollten alle auf der Seite liegen, zu der w zeigt.",
    turnedWithBias: (formula) =>
      `Bei jedem negativen Beispiel wird aus x ein −x, und die 1 seines Bias dreht sich mit um: Für umgedrehte Beispiele ist die gestrichelte Gerade w·x = ${formula}.`,
  },
};
