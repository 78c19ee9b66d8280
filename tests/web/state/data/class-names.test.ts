import { describe, expect, it } from "vitest";
import { className, classNames } from "../../../../web/state/data/class-names.js";
import { engine } from "../engine.js";

describe("the names of classes", () => {
  it("are the species, in the order of the rows that the core has", () => {
    const all = engine.generate("iris-species");
    expect(classNames({ kind: "preset", name: "iris-species" })).toEqual(["setosa", "versicolor", "virginica"]);
    // Virginica is class 2: against setosa its examples are those of the preset with all three.
    const two = engine.generate("iris", { species: [2, 0] });
    const rowsOf = ({ X, y }: typeof all, label: number) => {
      const { data } = X as { readonly data: Float64Array };
      return Array.from(y).flatMap((one, i) => (one === label ? [[data[2 * i], data[2 * i + 1]]] : []));
    };
    expect(rowsOf(two, 1)).toEqual(rowsOf(all, 2));
    expect(rowsOf(two, -1)).toEqual(rowsOf(all, 0));
  });

  it("are of two species the negative one and the positive one", () => {
    expect(classNames({ kind: "preset", name: "iris" })).toEqual(["versicolor", "setosa"]);
    expect(classNames({ kind: "preset", name: "iris", species: [2, 0] })).toEqual(["setosa", "virginica"]);
  });

  it("are numbers where there are none", () => {
    expect(classNames({ kind: "preset", name: "blobs" })).toBeNull();
    expect(className({ kind: "points", points: [] }, 2)).toBe("2");
    expect(className({ kind: "preset", name: "iris-species" }, 2)).toBe("virginica");
  });
});
