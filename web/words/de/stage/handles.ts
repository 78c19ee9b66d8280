import type { hand as english } from "../../en/stage/handles.js";
import { count, list, number, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { biasNoun } from "../nouns.js";

type Start = Parameters<(typeof english.english)["start"]>[0];

/** More numbers nobody listens to. */
const most = 6;

const weightsOf = ({ weights, bias, biasAs }: Start): string => {
  const numbers = list(weights.map((weight) => number(weight)));
  if (weights.length > most) return `${count(weights.length)} Gewichte`;
  const all = plural(weights.length, { one: `Gewicht ${numbers}`, other: `Gewichte ${numbers}` });
  return bias === null ? all : `${all}, ${biasNoun(biasAs)} ${number(bias)}`;
};

export const hand: Translation<typeof english> = {
  tip: "w: an der Spitze ziehen, um den Vektor zu drehen oder zu verlängern, oder die Pfeiltasten benutzen",
  pull: "w ist 0: hier ziehen, um den Vektor aufzuziehen, oder die Pfeiltasten benutzen",
  middle: "Grenze: ziehen, um sie zu verschieben, oder die Pfeiltasten benutzen",
  from: "Grenze: am Ende ziehen, um sie zu drehen",
  point: "w: zu anderen Gewichten ziehen oder die Pfeiltasten benutzen",

  learned: "Der Lauf hat begonnen. Nur an seinem Anfang lassen sich die Gewichte ziehen.",
  toStart: "Zum Anfang",

  start: (start) => {
    const { wrong, of } = start;
    return wrong === null
      ? `${weightsOf(start)}.`
      : `${weightsOf(start)}. ${count(wrong)} von ${count(of)} jetzt falsch.`;
  },
};
