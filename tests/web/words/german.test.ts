import { describe, expect, it } from "vitest";
import { separatorDative, separatorNoun, theBias, visitsDative } from "../../../web/words/de/nouns.js";
import { controls } from "../../../web/words/de/shared/controls.js";
import { exampleOrder } from "../../../web/words/generated/de/exampleOrder.js";

describe("German nouns", () => {
  it("take the dative after a preposition", () => {
    expect([1, 3].map(visitsDative)).toEqual(["1 Schritt", "3 Schritten"]);
    expect(separatorDative({ features: 2, bias: false })).toBe("Geraden durch den Ursprung");
    expect(separatorDative({ features: 3, bias: true })).toBe("Ebene");
  });

  it("name what separates by the number of features", () => {
    const shapes = [1, 2, 3, 4].map((features) => separatorNoun({ features, bias: true }));
    expect(shapes).toEqual(["Schwelle", "Gerade", "Ebene", "Hyperebene"]);
    expect(separatorNoun({ features: 1, bias: false })).toBe("Schwelle im Ursprung");
  });

  it("have the gender of how the bias is written", () => {
    expect(theBias("bias", "accusative")).toBe("den Bias");
    expect(theBias("weight", "dative")).toBe("dem Bias-Gewicht");
    expect(theBias("threshold", "genitive")).toBe("des Schwellenwerts");
  });
});

describe("German messages", () => {
  it("write limits with a comma, and long ones as a power", () => {
    expect(controls.notInRange?.("Lernrate", { min: 0.001, max: 2.5 })).toBe(
      "Lernrate: Nötig ist eine Zahl von 0,001 bis 2,5.",
    );
    expect(controls.notInRange?.("Startwert", { min: 0, max: 1e18, whole: true })).toContain("1×10¹⁸");
  });

  it("say how many more examples are missing", () => {
    const missing = { name: "Reihenfolge", missing: 1, named: ["1"] };
    expect(exampleOrder.examplesMissing(missing)).toBe("Reihenfolge: Beispiel 1 fehlt.");
    expect([1, 2].map((further) => exampleOrder.further({ further }))).toEqual(["1 weiteres", "2 weitere"]);
    const more = { ...missing, missing: 3, named: ["1", "2", "1 weiteres"] };
    expect(exampleOrder.examplesMissing(more)).toBe("Reihenfolge: Es fehlen die Beispiele 1, 2 und 1 weiteres.");
  });
});
