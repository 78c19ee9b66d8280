import { describe, expect, it } from "vitest";
import { refusedNumber } from "../../../web/views/shared/controls/number-field.js";
import { words } from "../../../web/words/generated/de/all/index.js";
import { exampleOrder } from "../../../web/words/generated/de/exampleOrder.js";
import { said as separator } from "../../../web/words/generated/de/shared/separator.js";

describe("German nouns", () => {
  it("name what separates by the number of features", () => {
    const shapes = [1, 2, 3, 4].map((features) => separator({ separator: { features, bias: true } }));
    expect(shapes).toEqual(["Schwelle", "Gerade", "Ebene", "Hyperebene"]);
    expect(separator({ separator: { features: 1, bias: false } })).toBe("Schwelle im Ursprung");
  });
});

describe("German messages", () => {
  it("write limits with a comma, and long ones as a power", () => {
    expect(refusedNumber({ name: "Lernrate", min: 0.001, max: 2.5 }, words)).toBe(
      "Lernrate: Nötig ist eine Zahl von 0,001 bis 2,5.",
    );
    expect(refusedNumber({ name: "Seed", min: 0, max: 1e18, whole: true }, words)).toContain("1×10¹⁸");
  });

  it("say how many more examples are missing", () => {
    const missing = { name: "Reihenfolge", missing: 1, named: ["1"] };
    expect(exampleOrder.examplesMissing(missing)).toBe("Reihenfolge: Beispiel 1 fehlt.");
    expect([1, 2].map((further) => exampleOrder.further({ further }))).toEqual(["1 weiteres", "2 weitere"]);
    const more = { ...missing, missing: 3, named: ["1", "2", "1 weiteres"] };
    expect(exampleOrder.examplesMissing(more)).toBe("Reihenfolge: Es fehlen die Beispiele 1, 2 und 1 weiteres.");
  });
});
