import { describe, expect, it } from "vitest";
import type { LearnerSpec } from "../../../../../web/engine/types.js";
import { defaultState } from "../../../../../web/state/document/settings.js";
import type { PageLearner, PlaygroundState, UiState } from "../../../../../web/state/document/state.js";
import { frameLines } from "../../../../../web/state/io/algorithm/python/script.js";
import { shownLines } from "../../../../../web/state/io/algorithm/shown.js";
import { lineText } from "../../../../../web/views/algorithm/index.js";
import { algorithm } from "../../../../../web/words/generated/en/algorithm.js";
import { rows } from "../../../../rows.js";
import { Bench, cs188, stateOf } from "../../engine.js";

const withUi = (ui: Partial<UiState>): Partial<PlaygroundState> => ({ ui: { ...defaultState.ui, ...ui } });

/** The lines after so many visits, as they are read; those that ran with a mark and their numbers. */
function textAfter(visits: number, changes: Partial<PlaygroundState> = {}): string[] {
  const bench = Bench.ofTest(stateOf(cs188, changes));
  if (visits > 0) bench.do({ type: "advance", how: { visits } });
  bench.untilStill();
  return (shownLines(bench.frame) ?? []).map(({ text, depth, ran, figures, current }) => {
    const said = `${"  ".repeat(depth)}${lineText(text, algorithm.english)}`;
    return `${current ? ">" : ran ? "|" : " "} ${said}${figures === null ? "" : `   ${figures}`}`;
  });
}

const learner = (spec: LearnerSpec): Partial<PlaygroundState> => ({ learners: [spec as PageLearner] });

/** Those that ran. */
const ranAfter = (visits: number, changes: Partial<PlaygroundState> = {}): string[] =>
  textAfter(visits, changes)
    .filter((line) => !line.startsWith(" "))
    .map((line) => line.slice(2).trim());

describe("the perceptron as an algorithm", () => {
  it("has only its start lit before any visit", () => {
    expect(textAfter(0)).toEqual([
      "> w ← 0, b ← 0",
      "  for each epoch, at most 1\u202f000:",
      "    for each example (x, y):",
      "      a ← w·x + b",
      "      if y·a ≤ 0:",
      "        w ← w + y·x",
      "        b ← b + y",
      "    if the epoch had no mistake: stop",
      "  return w, b",
      "  To predict, take the sign of w·x + b",
    ]);
  });

  it("lights what a mistake runs, with its numbers", () => {
    expect(textAfter(2).slice(1)).toEqual([
      "  for each epoch, at most 1\u202f000:",
      "|   for each example (x, y):   x = (3, 2), y = +1",
      "|     a ← w·x + b   a = −1·3 + (−1)·2 + (−1) = −6",
      "|     if y·a ≤ 0:   y·a = −6 ≤ 0",
      "|       w ← w + y·x   w = (−1, −1) + (3, 2) = (2, 1)",
      ">       b ← b + y   b = −1 + 1 = 0",
      "    if the epoch had no mistake: stop",
      "  return w, b",
      "  To predict, take the sign of w·x + b",
    ]);
  });

  it("stops at the test where the visit is right", () => {
    expect(ranAfter(3).at(-1)).toBe("if y·a ≤ 0:   y·a = 8 > 0");
  });

  it("lights the head of an epoch at its first visit, and its end at the last", () => {
    expect(ranAfter(1)[0]).toBe("for each epoch, at most 1\u202f000:");
    expect(ranAfter(5).at(-1)).toBe("if the epoch had no mistake: stop");
    expect(ranAfter(1_000_000).slice(-2)).toEqual(["return w, b", "To predict, take the sign of w·x + b"]);
  });

  it("is written with labels 0 and 1, with the bias as a weight, and with a threshold", () => {
    expect(ranAfter(2, withUi({ labels: "zero-one" })).slice(2)).toEqual([
      "q ← 1 if a > 0, 0 if a < 0, otherwise 1 − y   q = 0",
      "e ← y − q   e = 1",
      "if e ≠ 0:   e = 1 ≠ 0",
      "w ← w + e·x   w = (−1, −1) + (3, 2) = (2, 1)",
      "b ← b + e   b = −1 + 1 = 0",
    ]);
    expect(ranAfter(2, withUi({ biasAs: "weight" }))).toEqual([
      "for each example (x, y):   x = (1, 3, 2), y = +1",
      "a ← w·x   a = −1·1 + (−1)·3 + (−1)·2 = −6",
      "if y·a ≤ 0:   y·a = −6 ≤ 0",
      "w ← w + y·x   w = (−1, −1, −1) + (1, 3, 2) = (0, 2, 1)",
    ]);
    expect(ranAfter(2, withUi({ biasAs: "threshold" })).slice(1)).toEqual([
      "a ← w·x   a = −1·3 + (−1)·2 = −5",
      "if y·(a − θ) ≤ 0:   y·(a − θ) = −6 ≤ 0",
      "w ← w + y·x   w = (−1, −1) + (3, 2) = (2, 1)",
      "θ ← θ − y   θ = 1 − 1 = 0",
    ]);
  });

  it("says by its tie rule what a mistake is", () => {
    const negative = learner({ kind: "perceptron", tie: "negative", learningRate: 0.5 });
    expect(ranAfter(1, negative).slice(-2)).toEqual(["ŷ ← +1 if a > 0, otherwise −1   ŷ = −1", "if ŷ ≠ y:   −1 = −1"]);
    expect(ranAfter(2, negative).at(-2)).toBe("w ← w + η·y·x   w = (0, 0) + 0.5·(3, 2) = (1.5, 1)");
  });
});

describe("a start that was chosen", () => {
  it("is written with its numbers, as few as they are", () => {
    const initial = { weights: [1, -2], bias: 3 };
    expect(textAfter(0, { initial })[0]).toBe("> w ← (1, −2), b ← 3");
    expect(textAfter(0, { initial, ...withUi({ biasAs: "weight" }) })[0]).toBe("> w ← (3, 1, −2)");
    expect(textAfter(0, { initial, ...withUi({ biasAs: "threshold" }) })[0]).toBe("> w ← (1, −2), θ ← −3");
    const features = ["x1", "x2", "x1*x2", "x1^2", "x2^2"];
    const many = { features, initial: { weights: [1, 0, 0, 0, 0], bias: 0 } };
    expect(textAfter(0, many)[0]).toBe("> w, b ← the starting weights");
  });
});

describe("other learners as algorithms", () => {
  it("averaged: adds up with the counter", () => {
    expect(ranAfter(2, learner({ kind: "averaged" })).slice(-3)).toEqual([
      "u ← u + c·y·x   c = 2",
      "β ← β + c·y   c = 2",
      "c ← c + 1   c = 2 + 1 = 3",
    ]);
    expect(ranAfter(3, learner({ kind: "averaged" })).at(-1)).toBe("c ← c + 1   c = 3 + 1 = 4");
  });

  it("voted: keeps the vector with its count, or counts on", () => {
    const voted = learner({ kind: "voted" });
    expect(ranAfter(2, voted)[3]).toBe("V ← V ∪ {(w, b, n)}: keep the weights with their count   n = 1");
    expect(ranAfter(4, voted).slice(-2)).toEqual(["otherwise:", "n ← n + 1   n = 2 + 1 = 3"]);
    expect(ranAfter(5, voted)[3]).toBe("V ← V ∪ {(w, b, n)}: keep the weights with their count   n = 3");
  });

  it("pocket: compares after an update alone", () => {
    const pocketed = "if this is the fewest mistakes on all examples so far: put w, b into the pocket";
    expect(ranAfter(2, learner({ kind: "pocket" })).at(-1)).toBe(pocketed);
    expect(ranAfter(3, learner({ kind: "pocket" }))).not.toContain(pocketed);
  });

  it("margin: updates where the margin is not passed", () => {
    const lines = ranAfter(2, learner({ kind: "margin", margin: 2 }));
    expect(lines).toContain("if y·a ≤ 2:   y·a = −6 ≤ 2");
    expect(lines.at(-1)).toBe("b ← b + y   b = −1 + 1 = 0");
  });

  it("batch: collects in the epoch, and updates at its end", () => {
    const batch = learner({ kind: "batch" });
    expect(ranAfter(2, batch).at(-1)).toBe("M ← M ∪ {(x, y)}");
    expect(ranAfter(5, batch).slice(-3)).toEqual([
      "if M is empty: stop",
      "w ← w + Σ_M y·x   w = (5, 6)",
      "b ← b + Σ_M y   b = 1",
    ]);
  });

  it("passive-aggressive: steps by the loss", () => {
    expect(ranAfter(1, learner({ kind: "passive-aggressive" })).slice(2)).toEqual([
      "a ← w·x + b   a = 0·1 + 0·1 + 0 = 0",
      "ℓ ← max(0, 1 − y·a)   ℓ = 1",
      "if ℓ > 0:",
      "τ ← ℓ / (‖x‖² + 1)   τ ≈ 0.3333",
      "w ← w + τ·y·x   w = (0, 0) − 0.3333·(1, 1) ≈ (−0.3333, −0.3333)",
      "b ← b + τ·y   b = 0 − 0.3333 ≈ −0.3333",
    ]);
  });

  it("second-order: steps along S·x, and shrinks S", () => {
    expect(ranAfter(1, learner({ kind: "second-order" })).slice(3)).toEqual([
      "if y·a ≤ 0:   y·a = 0 ≤ 0",
      "(s, s₀) ← S·(x, 1)",
      "c ← (y − a) / (1 + s·x + s₀)   c = −0.25",
      "w ← w + c·s   w = (−0.25, −0.25)",
      "b ← b + c·s₀   b = −0.25",
      "S ← S − (s, s₀)·(s, s₀)ᵀ / (1 + s·x + s₀)",
    ]);
  });

  it("multiclass: rewards one class and punishes another", () => {
    const points = rows("-1 1 -1; 2 1 1; 0 3 2");
    const bench = Bench.ofTest(
      stateOf(points as never, { learners: [{ kind: "multiclass" }] as PlaygroundState["learners"] }),
    );
    bench.do({ type: "advance", how: { visits: 2 } }).untilStill();
    const lines = shownLines(bench.frame)?.filter(({ ran }) => ran) ?? [];
    expect(lines.map(({ id, figures }) => [id, figures])).toEqual([
      ["example", "x = (2, 1), y = 1"],
      ["score", "a = (0, 0, 0)"],
      ["predict", "ŷ = 0"],
      ["test", "0 ≠ 1"],
      ["weights", "w_1 = (2, 1), b_1 = 1"],
      ["punish", "w_0 = (−2, −1), b_0 = −1"],
    ]);
  });

  it("kernel: counts the mistakes on an example, and has no bias", () => {
    const kernel = learner({ kind: "kernel", kernel: { kind: "polynomial", degree: 2 } });
    expect(ranAfter(1, kernel).slice(-3)).toEqual([
      "a ← Σ_j α_j·y_j·K(x_j, x_i)   a = 0",
      "if y_i·a ≤ 0:   y_i·a = 0 ≤ 0",
      "α_i ← α_i + 1   α = 0 + 1 = 1",
    ]);
  });

  it("has no lines of a learner that is not trained visit by visit", () => {
    const bench = Bench.ofTest(stateOf(cs188, learner({ kind: "nearest-neighbours" })));
    expect(shownLines(bench.frame)).toBeNull();
  });
});

describe("in every notation, of every learner", () => {
  const all: readonly LearnerSpec[] = [
    { kind: "perceptron", tie: "positive" },
    { kind: "averaged", learningRate: 0.5 },
    { kind: "voted", tie: "correct" },
    { kind: "pocket" },
    { kind: "margin" },
    { kind: "batch", tolerance: 0.5 },
    { kind: "passive-aggressive", variant: "pa-2" },
    { kind: "second-order", ridge: 0.5 },
    { kind: "multiclass" },
    { kind: "kernel", tie: "negative" },
  ];
  const notations = (["plus-minus", "zero-one"] as const).flatMap((labels) =>
    (["bias", "weight", "threshold"] as const).map((biasAs) => ({ labels, biasAs })),
  );

  it.each(all.map((spec) => [spec.kind, spec] as const))(
    "%s: a line is there once, and so is the present one",
    (_, spec) => {
      for (const notation of notations) {
        for (const bias of [true, false]) {
          const bench = Bench.ofTest(stateOf(cs188, { ...learner(spec), ...withUi(notation), bias }));
          for (let visit = 0; visit < 6; visit++) {
            bench.untilStill();
            const lines = shownLines(bench.frame) ?? [];
            const ids = lines.map(({ id }) => id);
            expect(new Set(ids).size).toBe(ids.length);
            expect(lines.filter(({ current }) => current)).toHaveLength(1);
            const text = lines.map((line) => lineText(line.text, algorithm.english)).join("\n");
            expect(text).not.toMatch(/undefined|null|NaN|\[object/);
            // Without a bias there is no letter for one.
            if (!bias || notation.biasAs === "weight" || spec.kind === "kernel") expect(text).not.toMatch(/[bθ] ←/);
            bench.do({ type: "step" });
          }
          // The program's lines are those of the algorithm.
          const ids = new Set((shownLines(bench.frame) ?? []).map(({ id }) => id as string));
          const named = frameLines(bench.frame, "A run", null).flatMap(({ id }) => id ?? []);
          expect(named).toContain("test");
          const unknown = notation.biasAs === "bias" ? named.filter((id) => !ids.has(id)) : [];
          expect(unknown).toEqual([]);
        }
      }
    },
  );
});
