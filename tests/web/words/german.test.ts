import { describe, expect, it } from "vitest";
import { refusedNumber } from "../../../web/views/shared/controls/number-field.js";
import {
  countLabelled,
  examplesDative,
  labelled,
  separatorDative,
  separatorNoun,
  theBias,
  visitsDative,
} from "../../../web/words/de/nouns.js";
import { words } from "../../../web/words/generated/de/all/index.js";
import { exampleOrder } from "../../../web/words/generated/de/exampleOrder.js";

describe("German nouns", () => {
  it("take the dative after a preposition", () => {
    expect([1, 3].map(visitsDative)).toEqual(["1 Schritt", "3 Schritten"]);
    expect([1, 3].map(examplesDative)).toEqual(["1 Beispiel", "3 Beispielen"]);
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

  it("follow a label as a count does", () => {
    expect([labelled("positive"), countLabelled(3, "positive")]).toEqual(["positiv", "3 positive"]);
    expect(countLabelled(1, { className: "setosa" })).toBe("1 der Klasse setosa");
    expect([countLabelled(1, "positive"), countLabelled(1, "negative")]).toEqual(["1 positives", "1 negatives"]);
  });
});

describe("German messages", () => {
  it("write limits with a comma, and long ones as a power", () => {
    expect(refusedNumber({ name: "Lernrate", min: 0.001, max: 2.5 }, words)).toBe(
      "Lernrate: Nötig ist eine Zahl von 0,001 bis 2,5.",
    );
    expect(refusedNumber({ name: "Startwert", min: 0, max: 1e18, whole: true }, words)).toContain("1×10¹⁸");
  });

  it("say how many more examples are missing", () => {
    const missing = { name: "Reihenfolge", missing: 1, named: ["1"] };
    expect(exampleOrder.examplesMissing(missing)).toBe("Reihenfolge: Beispiel 1 fehlt.");
    expect([1, 2].map((further) => exampleOrder.further({ further }))).toEqual(["1 weiteres", "2 weitere"]);
    const more = { ...missing, missing: 3, named: ["1", "2", "1 weiteres"] };
    expect(exampleOrder.examplesMissing(more)).toBe("Reihenfolge: Es fehlen die Beispiele 1, 2 und 1 weiteres.");
  });
});
