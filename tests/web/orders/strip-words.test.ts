import { describe, expect, it } from "vitest";
import type { DataSource } from "../../../web/state/document/state.js";
import {
  type Sequence,
  sequenceOf,
  stripCaption,
  stripKey,
  stripOf,
  stripText,
} from "../../../web/views/orders/draw-strip.js";
import { orders } from "../../../web/words/generated/en/orders.js";

const say = orders.english;
const drawn: DataSource = { kind: "points", points: [] };

function inWords(sequence: readonly number[], label: readonly number[], data = drawn): string {
  const given = Int8Array.from(label);
  const { lanes } = stripOf(Uint32Array.from(sequence), given, 300);
  const moment = { epoch: 0, start: 0, done: 0 };
  const text = stripText(sequenceOf(Uint32Array.from(sequence), given, lanes, data), moment, sequence.length, say);
  return text.replace(/^Visits of epoch 1: (.*)\. 0 of \d+ made\.$/, "$1");
}

function words(label: readonly number[]): string {
  return inWords([...label.keys()], label);
}

const block = (label: number, count: number) => new Array<number>(count).fill(label);

describe("sequenceInWords", () => {
  it("reads out a few visits in the order they are made", () => {
    expect(inWords([2, 0, 1], [1, -1, -1])).toBe("−, +, −");
  });

  it("does not read out signs as many as nobody can keep in mind", () => {
    const alternating = (visits: number) => Array.from({ length: visits }, (_, k) => (k % 2 === 0 ? 1 : -1));
    expect(words(alternating(12))).toBe(
      alternating(12)
        .map((y) => (y > 0 ? "+" : "−"))
        .join(", "),
    );
    expect(words(alternating(40))).toBe("20 positive and 20 negative, mixed in 40 stretches");
  });

  it("names classes by their numbers", () => {
    expect(words([-1, 1, 2])).toBe("0, 1, 2");
  });

  it("says how long the stretches of many visits are", () => {
    expect(words([...block(1, 500), ...block(-1, 500)])).toBe("500 positive, then 500 negative");
  });

  it("counts what is mixed", () => {
    const mixed = Array.from({ length: 100 }, (_, k) => (k % 4 === 0 ? -1 : 1));
    expect(words(mixed)).toBe("75 positive and 25 negative, mixed in 50 stretches");
    const three = Array.from({ length: 60 }, (_, k) => [-1, 1, 2][k % 3] ?? 0);
    expect(words(three)).toBe("20 of class 0, 20 of class 1 and 20 of class 2, mixed in 60 stretches");
  });
});

describe("the strip in words", () => {
  it("says how many visits of which epoch are made", () => {
    const plusMinus: Sequence = { kind: "each", signs: ["+", "−"], counts: [], stretches: 2 };
    expect(stripText(plusMinus, { epoch: 3, start: 120, done: 12 }, 40, say)).toBe(
      "Visits of epoch 4: +, −. 12 of 40 made.",
    );
    expect(stripText(plusMinus, { epoch: 0, start: 0, done: 0 }, 40, say)).toBe(
      "Visits of epoch 1: +, −. 0 of 40 made.",
    );
  });

  it("counts visits and mistakes under the picture", () => {
    expect(stripCaption({ epoch: 3, start: 120, done: 12 }, 40, 1, say)).toBe(
      "Epoch 4: 12 of 40 visits made, 1 mistake",
    );
  });

  it("says how to read columns of several visits", () => {
    expect(stripKey(40, 40, say)).toBe(say.cells);
    expect(stripKey(1000, 340, say)).toMatch(/^Each column is about 3 visits/);
  });
});

it("names the species of Iris", () => {
  const label = Array.from({ length: 90 }, (_, i) => [-1, 1, 2][Math.floor(i / 30)] ?? 0);
  expect(inWords([...label.keys()], label, { kind: "preset", name: "iris-species" })).toBe(
    "30 of class setosa, then 30 of class versicolor, then 30 of class virginica",
  );
});
