import type { Notation } from "../../../state/document/notation/notation.js";
import { count, list, number, plural } from "../../grammar/en.js";
import { room } from "../../room.js";
import { biasNoun } from "../nouns.js";

/** Weights, as they are written. */
interface Start extends Pick<Notation, "biasAs"> {
  readonly weights: readonly number[];
  /** Null where there is none, or it is one of the weights. */
  readonly bias: number | null;
  /** Null until it is counted. */
  readonly wrong: number | null;
  readonly of: number;
}

/** More numbers nobody listens to. */
const most = 6;

const weightsOf = ({ weights, bias, biasAs }: Start): string => {
  const numbers = list(weights.map((weight) => number(weight)));
  if (weights.length > most) return `${count(weights.length)} weights`;
  const all = plural(weights.length, { one: `Weight ${numbers}`, other: `Weights ${numbers}` });
  return bias === null ? all : `${all}, ${biasNoun(biasAs)} ${number(bias)}`;
};

/** The weights that a run starts from, dragged on a picture. */
export const hand = room("hand", {
  /** What is dragged. */
  tip: "w: drag its tip to turn it or make it longer, or use the arrow keys",
  pull: "w is 0: drag here to pull it out, or use the arrow keys",
  middle: "Boundary: drag it to shift it, or use the arrow keys",
  from: "Boundary: drag its end to turn it",
  point: "w: drag it to other weights, or use the arrow keys",

  /** Where somebody tries to drag weights that are not those of the start. */
  learned: "The run has begun. You can drag the weights only at its start.",
  toStart: "Go to the start",

  start: (start: Start): string => {
    const { wrong, of } = start;
    return wrong === null ? `${weightsOf(start)}.` : `${weightsOf(start)}. ${count(wrong)} of ${count(of)} wrong.`;
  },
});

export type HandWords = typeof hand.english;
