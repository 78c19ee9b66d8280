import { describe, expect, it } from "vitest";
import { compare } from "../../../web/words/generated/de/compare.js";
import { lift } from "../../../web/words/generated/de/lift.js";
import { narration } from "../../../web/words/generated/de/narration.js";
import { orders } from "../../../web/words/generated/de/orders.js";
import { quiz } from "../../../web/words/generated/de/quiz.js";
import { setupData } from "../../../web/words/generated/de/setupData.js";
import { setupFeatures } from "../../../web/words/generated/de/setupFeatures.js";
import { sheet } from "../../../web/words/generated/de/sheet.js";
import { splits } from "../../../web/words/generated/de/splits.js";
import { weightSpace } from "../../../web/words/generated/de/weightSpace.js";
import { plainText } from "../../../web/words/phrase.js";
import type { Label } from "../../../web/words/sentences.js";

const classOf = (count: number) => ({ count, name: null });

describe("German after a preposition", () => {
  it("has the dative", () => {
    const cost = (features: number) =>
      setupFeatures.cost?.({ features, bias: true, perClass: false, multiplications: features + 1 });
    expect(cost(1)).toBe("Mit 1 Merkmal und dem Bias kostet ein Schritt 2 Multiplikationen.");
    expect(cost(2)).toContain("Mit 2 Merkmalen und dem Bias");
    expect(splits.cancelled({ done: 3, total: 40 })).toBe("Abgebrochen nach 3 von 40 Läufen.");
    expect(splits.duel({ best: "A", next: "B", splits: 50, fewer: 1, equal: 0, more: 49 })).toMatch(
      /in 1 Fall weniger .*, in 0 Fällen gleich viele und in 49 Fällen mehr\.$/,
    );
    expect([1, 3].map((examples) => narration.disagreements({ examples }))).toEqual([
      "Uneins sind sie sich bei 1 Beispiel.",
      "Uneins sind sie sich bei 3 Beispielen.",
    ]);
    const train = { from: 12, to: 3, examples: 36 };
    expect(compare.curve({ name: "A", epochs: 2, train, heldOut: null })).toBe(
      "A: nach 2 Epochen 3 (anfangs 12) von 36 Trainingsbeispielen.",
    );
  });
});

describe("German about one thing alone", () => {
  it("gives its adjectives an ending", () => {
    const counts = setupData.counts?.({ positive: classOf(1), negative: classOf(2) }) ?? [];
    expect(plainText(counts)).toBe("1 positives, 2 negative");
    const parts = [orders.part({ examples: 1, label: "negative" }), orders.part({ examples: 3, label: "positive" })];
    expect(orders.strip({ kind: "stretches", parts, stretches: 2, epoch: 2, done: 0, visits: 4 })).toBe(
      "Schritte der Epoche 2: 1 negatives, dann 3 positive. 0 von 4 gemacht.",
    );
  });

  it("gives them one where the stage is described, too", () => {
    expect(narration.counts({ positive: 1, negative: 2 })).toBe("Beispiele: 1 positives, 2 negative.");
    const count = (examples: number, label: Label) => narration.classCount({ examples, label });
    expect([1, 3].map((n) => count(n, "negative"))).toEqual(["1 negatives", "3 negative"]);
    expect(count(1, { className: "setosa" })).toBe("1 der Klasse setosa");
  });

  it("has verbs in the singular", () => {
    const held = ["w₃ = 0,5", "b = 2"];
    expect(weightSpace.outside({ others: 1, held: held.slice(0, 1) })).toMatch(/solange w₃ = 0,5 fest bleibt\.$/);
    expect(weightSpace.outside({ others: 2, held })).toMatch(/solange w₃ = 0,5 und b = 2 fest bleiben\.$/);
    expect(sheet.fromPage({ data: "XOR", cut: 1 })).toBe("Von der Seite: XOR, der erste Schritt.");
  });
});

describe("German coordinates", () => {
  it("have parentheses, so that what follows them is no third one", () => {
    const example = { example: 12, label: "positive" as const, heldOut: false, x: 0.5, y: -1 };
    expect(narration.example({ ...example, score: -2.5, predicted: "negative" })).toBe(
      "Beispiel 12, positiv, bei (0,5; −1), Score −2,5, vorhergesagt: negativ",
    );
  });

  it("are apart by semicolons, because a number may have a comma", () => {
    expect(quiz.vector({ weights: [0.5, -1] })).toBe("w = (0,5; −1).");
    expect(lift.group({ who: "place", place: [0.5, 1], examples: 1, moves: "rises", height: 1 })).toBe(
      "(0,5; 1) steigt auf 1",
    );
  });
});
