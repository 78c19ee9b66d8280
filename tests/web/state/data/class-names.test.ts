import { describe, expect, it } from "vitest";
import { className, classNames, pointsInstead } from "../../../../web/state/data/class-names.js";
import { readState } from "../../../../web/state/document/reading/read-state.js";
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

describe("points made of other data", () => {
  it("keep the names of its classes, and lose them with the last point", () => {
    const iris = { kind: "preset", name: "iris-species" } as const;
    const edited = pointsInstead(iris, [[1, 2, -1]]);
    expect(edited).toEqual({ kind: "points", points: [[1, 2, -1]], classNames: ["setosa", "versicolor", "virginica"] });
    expect(className(pointsInstead(edited, [[3, 4, 2]]), 2)).toBe("virginica");
    expect(pointsInstead(edited, [])).toEqual({ kind: "points", points: [] });
    expect(pointsInstead({ kind: "preset", name: "blobs" }, [[1, 2, -1]])).toEqual({
      kind: "points",
      points: [[1, 2, -1]],
    });
  });

  it("are read from outside with their names, which are short texts", () => {
    const data = { kind: "points", points: [[1, 2, -1]], classNames: ["no", "yes"] };
    expect(readState({ v: 1, data })).toMatchObject({ state: { data }, refusals: [] });
    const wrong = { ...data, classNames: ["x".repeat(31)] };
    expect(readState({ v: 1, data: wrong }).refusals).toHaveLength(1);
  });
});
