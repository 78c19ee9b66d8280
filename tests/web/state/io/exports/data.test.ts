import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { classOf } from "../../../../../web/state/data/class-names.js";
import { type Examples, examplesOf } from "../../../../../web/state/data/examples.js";
import { readState } from "../../../../../web/state/document/reading/read-state.js";
import { defaultState } from "../../../../../web/state/document/settings.js";
import type { Point } from "../../../../../web/state/document/state.js";
import { dataCsv, dataFile, dataJson, dataLibsvm } from "../../../../../web/state/io/exports/data/index.js";
import { engine } from "../../engine.js";
import { bits } from "./numpy.js";

const anyNumber = fc.double({ min: -1e100, max: 1e100, noNaN: true });
const points = (labels: readonly number[]): fc.Arbitrary<Point[]> =>
  fc.array(fc.tuple(anyNumber, anyNumber, fc.constantFrom(...labels)), { minLength: 1, maxLength: 20 }) as never;
const anyPoints = fc.oneof(points([-1, 1]), points([-1, 1, 2, 3]));

const subjectOf = (list: readonly Point[]) => {
  const data = { kind: "points", points: list } as const;
  return { examples: examplesOf(data, engine), state: { data } };
};

/** Labels as they are written: class numbers where there are more than two. */
const writtenLabels = ({ label }: Examples): number[] =>
  Array.from(label, (one) => (label.some((other) => other > 1) ? classOf(one) : one));

describe("data that is exported loses nothing", () => {
  it("as CSV", () => {
    fc.assert(
      fc.property(anyPoints, (list) => {
        const subject = subjectOf(list);
        const [header, ...lines] = dataCsv(subject).trimEnd().split("\n");
        expect(header).toBe("x1,x2,label");
        const rows = lines.map((line) => line.split(",").map(Number));
        expect(bits(rows.flatMap((row) => row.slice(0, 2)))).toBe(bits(subject.examples.X));
        expect(rows.map((row) => row[2])).toEqual(writtenLabels(subject.examples));
      }),
    );
  });

  it("as libsvm", () => {
    fc.assert(
      fc.property(anyPoints, (list) => {
        const subject = subjectOf(list);
        const rows = dataLibsvm(subject)
          .trimEnd()
          .split("\n")
          .map((line) => {
            const [label, ...features] = line.split(" ");
            expect(features.map((one) => one.split(":")[0])).toEqual(["1", "2"]);
            return { label: Number(label), x: features.map((one) => Number(one.split(":")[1])) };
          });
        expect(bits(rows.flatMap(({ x }) => x))).toBe(bits(subject.examples.X));
        expect(rows.map(({ label }) => label)).toEqual(writtenLabels(subject.examples));
      }),
    );
  });

  it("as JSON, which the page opens", () => {
    fc.assert(
      fc.property(anyPoints, (list) => {
        const subject = subjectOf(list);
        const { state, refusals } = readState(JSON.parse(dataJson(subject)), defaultState);
        expect(refusals).toEqual([]);
        const back = examplesOf(state.data, engine);
        expect(bits(back.X)).toBe(bits(subject.examples.X));
        expect(back.label).toEqual(subject.examples.label);
      }),
    );
  });

  it("of every preset, with the names of its columns", () => {
    for (const { name } of engine.presets) {
      const data = { kind: "preset", name } as const;
      const examples = examplesOf(data, engine);
      const { state } = readState(JSON.parse(dataJson({ examples, state: { data } })), defaultState);
      expect(examplesOf(state.data, engine).X).toEqual(examples.X);
      const [header = ""] = dataCsv({ examples }).split("\n");
      expect(header.split(",")).toHaveLength(3);
    }
    const iris = { kind: "preset", name: "iris" } as const;
    const subject = { examples: examplesOf(iris, engine), state: { data: iris } };
    expect(dataCsv(subject).split("\n")[0]).toBe("petal length (cm),petal width (cm),label");
    expect(dataFile(subject, "csv").name).toBe("perceptron-iris-data.csv");
  });

  it("quotes a name with a comma", () => {
    const { examples } = subjectOf([[1, 2, 1]]);
    expect(dataCsv({ examples: { ...examples, columns: ['a, "b"', "c"] } })).toBe('"a, ""b""",c,label\n1,2,1\n');
  });
});
