import { describe, expect, it } from "vitest";
import { tieRules } from "../../../web/engine/generated/names.js";
import { drawnNames } from "../../../web/state/course/questions/kinds/index.js";
import type { BiasForm } from "../../../web/state/course/worksheet/worksheet.js";
import { english } from "../../../web/state/document/notation/words.js";
import { questions } from "../../../web/words/generated/en/questions.js";
import { textOf } from "../../../web/words/sentences.js";
import { sheetWords } from "../../../web/words/sheet.js";

/** Sentences with nothing missing in them. */
function whole(said: string): string {
  expect(said).toMatch(/^[A-Z][\s\S]*[.?]$/);
  expect(said).not.toMatch(/undefined|null|NaN|\[object| {2}| [.,:?]/);
  return said;
}

const facts = { example: 3, rate: 1, tie: "mistake", bias: true, keptBias: null, outside: false } as const;

describe.each(drawnNames)("a question of %s", (name) => {
  const [ask, hint] = [questions.english.asks[name], questions.english.hints[name]];

  it("and its hint are whole for every tie rule, rate and bias", () => {
    for (const tie of tieRules)
      for (const rate of [1, 0.5])
        for (const bias of [true, false])
          for (const keptBias of [null, -1.5]) {
            for (const outside of [true, false]) {
              const of = { ...facts, tie, rate, bias, keptBias, outside };
              whole(ask(of));
              whole(textOf(hint, of));
            }
          }
  });
});

describe("a question", () => {
  const { asks, hints } = questions.english;

  it("names the example, and a rate that is not 1", () => {
    expect(asks.weights(facts)).toContain("Example 3");
    expect(asks.weights(facts)).not.toContain("rate");
    expect(asks.boundary({ ...facts, rate: 0.5 })).toMatch(/The learning rate is 0\.5\.$/);
    expect(hints.boundary({ ...facts, rate: 0.5 })).toContain("0.5 times the label");
  });

  it("is about lines through the origin where there is no bias", () => {
    for (const name of ["inseparable", "feature"] as const) {
      expect(asks[name](facts)).not.toContain("origin");
      expect(asks[name]({ ...facts, bias: false })).toContain("through the origin");
    }
    expect(hints.weights(facts)).toContain("to the bias");
    expect(hints.weights({ ...facts, bias: false })).not.toContain("bias");
  });

  it("has a rule of its own for every tie rule", () => {
    expect(new Set(tieRules.map((tie) => hints.mistake({ ...facts, tie }))).size).toBe(tieRules.length);
  });
});

describe("the rules of a worksheet", () => {
  const say = sheetWords(english);

  it("are whole for every tie rule, notation and form of the bias", () => {
    const forms: readonly BiasForm[] = ["none", "bias", "weight", "threshold"];
    for (const form of forms) for (const rule of [say.score({ form }), ...say.classes(form)]) whole(rule);
    for (const residuals of [true, false]) {
      const said = tieRules.map((tie) =>
        whole(say.mistake({ tie, residuals, signed: "y·a", tied: "a = 0", positive: "a > 0" })),
      );
      // With residuals, predictions say by themselves how a tie is read.
      expect(new Set(said).size).toBe(3);
    }
    expect(whole(say.onMistake({ steps: ["w ← w + y·x", "b ← b + y"] }))).toContain("w ← w + y·x and b ← b + y.");
  });
});
