import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tableOf } from "../../../web/notebook/index.js";
import { readRequest } from "../../../web/state/io/messages/requests.js";
import { paths } from "../../../web/tooling/paths.mjs";
import { generatedFile } from "../../golden/import/generated.mjs";
import { pythonWith, standIn } from "./python.js";

const python = pythonWith("numpy", "traitlets");
const skipped = python === null ? " · traitlets skipped: no python3 that imports it and NumPy" : "";
const withPandas = pythonWith("numpy", "traitlets", "pandas");

function run(script: string, input: unknown = null, interpreter = python): unknown {
  const args = ["-B", "-c", `${standIn}\n${script}`, paths.notebook];
  const { status, stdout, stderr } = spawnSync(interpreter ?? "", args, {
    input: JSON.stringify(input),
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout, (_, value) => (value?.bytes === undefined ? value : viewOf(value.bytes)));
}

function viewOf(base64: string): DataView {
  const { buffer, byteOffset, byteLength } = Buffer.from(base64, "base64");
  return new DataView(buffer, byteOffset, byteLength);
}

const signs: Readonly<Record<string, string>> = { "+": "1", "-": "-1" };

type Told = { readonly [Name in "X" | "y"]: never } & { readonly feature_names: readonly string[] };

describe.skipIf(python === null)(`the class for notebooks${skipped}`, () => {
  it("hands over NumPy's arrays to the bit, with the names of features and classes", () => {
    const widget = run(`show(told(PerceptronPlayground(
        np.array([[0.1, -0.0, 5e-324], [1e99, 2, 3]], order="F"), np.array(["versicolor", "setosa"]),
        feature_names=["length", "width", "height"], visit=3)))`) as Told;
    expect(tableOf(widget.X, widget.y, widget.feature_names)).toEqual({
      kind: "table",
      columns: ["length", "width", "height", "label"],
      rows: [
        [0.1, -0, 5e-324, 1],
        [1e99, 2, 3, -1],
      ],
      label: "label",
      classNames: ["setosa", "versicolor"],
    });
    expect(widget).toMatchObject({ visit: 3, state: {} });
  });

  it("takes labels −1 and +1 as they are, and numbers of classes by their names", () => {
    const made = (labels: string) =>
      run(`show(told(PerceptronPlayground(np.eye(3)[[0, 1, 2, 0]], ${labels})))`) as Told;
    const labelsOf = ({ X, y }: Told) => {
      const table = tableOf(X, y);
      return [table?.rows.map((row) => row.at(-1)), table?.classNames];
    };
    expect(labelsOf(made("[1, -1, 1, 1]"))).toEqual([[1, -1, 1, 1], undefined]);
    expect(labelsOf(made("np.ones(4)"))).toEqual([[1, 1, 1, 1], undefined]);
    expect(labelsOf(made("np.array([0, 1, 2, 1])"))).toEqual([
      [-1, 1, 2, 1],
      ["0", "1", "2"],
    ]);
  });

  it("takes equal numbers as one label though they are written as text, and a plus as positive", () => {
    const made = (labels: readonly string[]) => {
      const { X, y } = run(`show(told(PerceptronPlayground(np.eye(4), json.load(sys.stdin))))`, labels) as Told;
      const table = tableOf(X, y);
      return [table?.rows.map((row) => row.at(-1)), table?.classNames];
    };
    expect(made(["+1", "-1", "1", "1.0"])).toEqual([[1, -1, 1, 1], undefined]);
    expect(made(["+", "-", "−", "+"])).toEqual([[1, -1, -1, 1], undefined]);
    expect(made(["0", "1", "0.0", "2"])).toEqual([
      [-1, 1, -1, 2],
      ["0", "1", "2"],
    ]);
    expect(made(["0.25", "1e6", "1000000", "1000001"])).toEqual([
      [-1, 1, 1, 2],
      ["0.25", "1000000", "1000001"],
    ]);
    expect(made(["-", "+", "0", "x"])[1]).toEqual(["+", "-", "0", "x"]);
  });

  it("draws one feature over a second that is 0, as import does", () => {
    const { X, y, feature_names } = run(
      `show(told(PerceptronPlayground([[3], [-1]], [1, -1], feature_names=["t"])))`,
    ) as Told;
    expect(tableOf(X, y, feature_names)).toMatchObject({
      columns: ["t", "x₂ = 0", "label"],
      rows: [
        [3, 0, 1],
        [-1, 0, -1],
      ],
    });
  });

  it("shows each of 300 generated tables as it is, or names the row and the column that lack a number", () => {
    const tables = Array.from({ length: 300 }, (_, seed) => generatedFile(seed).table);
    const shown = run(
      `
def made(X, y, features):
    try:
        return told(PerceptronPlayground(np.array(X, dtype=float), y, feature_names=features or []))
    except (traitlets.TraitError, ValueError) as error:
        return str(error)

show([made(table["rows"], table["labels"], table["features"]) for table in json.load(sys.stdin)])`,
      tables,
    ) as (Told | string)[];
    expect(shown).toHaveLength(300);
    for (const [seed, { rows, labels, features }] of tables.entries()) {
      const found = shown[seed];
      const row = rows.findIndex((cells) => cells.includes(null));
      if (row >= 0) {
        expect([seed, found]).toEqual([
          seed,
          expect.stringContaining(`row ${row}, column ${rows[row]?.indexOf(null)}`),
        ]);
        continue;
      }
      if (typeof found !== "object") throw new Error(`${seed}: ${found}`);
      const table = tableOf(found.X, found.y, found.feature_names);
      const names = table?.classNames ?? ["-1", "1"];
      const flat = rows[0]?.length === 1 ? [0] : [];
      expect([
        seed,
        table?.rows.map((cells) => [...cells.slice(0, -1), names[Math.max(0, cells.at(-1) ?? 0)]]),
      ]).toEqual([seed, rows.map((cells, k) => [...cells, ...flat, signs[labels[k] ?? ""] ?? labels[k]])]);
      if (features) expect(table?.columns.slice(0, features.length)).toEqual(features);
    }
  });

  it("takes the names of a data frame's columns", () => {
    const widget = run(`
class Frame:
    columns = ["length", "width"]
    def __array__(self, dtype=None, copy=None):
        return np.eye(2, dtype=dtype)

first = PerceptronPlayground(Frame(), [1, -1])
names = list(first.feature_names)
first.show(np.eye(3), ["a", "b", "c"])
show([names, first.feature_names, first.X.shape])`);
    expect(widget).toEqual([["length", "width"], [], [3, 3]]);
  });

  it("refuses in a sentence what the page would refuse, and names it", () => {
    const refusals = run(`
long = "a" * 61
show([refused(lambda: PerceptronPlayground(**given)) for given in (
    dict(X=np.zeros(3), y=[1, -1, 1]), dict(X=np.zeros((2, 0)), y=[1, -1]), dict(X=[[0, 1], [0, np.nan]], y=[1, -1]),
    dict(X=[[0, None]], y=[1]), dict(X=[[0, "tall"]], y=[1], feature_names=["a", "height"]), dict(X=[[0, 1e200]], y=[1]),
    dict(X=[[0, 10 ** 400]], y=[1]),
    dict(X=[[0, 1], [2]], y=[1, -1]), dict(X=np.ma.array([[0, 1]], mask=[[0, 1]]), y=[1]), dict(X=[[0, 1j]], y=[1]),
    dict(X=[[0, 1]], y=[[1]]), dict(X=np.eye(7), y=range(7)), dict(X=np.eye(2), y=["a", None]), dict(X=np.eye(2), y=["a", np.nan]),
    dict(X=np.eye(2), y=[1.0, np.nan]), dict(X=np.eye(2), y=["1", "nan"]), dict(X=np.eye(2)), dict(y=[1]), dict(X=np.eye(3), y=[1, -1]),
    dict(X=np.eye(2), y=["a", "b" * 31]), dict(X=np.eye(2), y=["a", ""]), dict(X=np.eye(2), y=np.array(["a", 1], dtype=object)),
    dict(X=np.eye(2), y=[1, -1], feature_names=["a"]), dict(X=np.eye(2), y=[1, -1], feature_names=["a", "a"]),
    dict(X=np.eye(2), y=[1, -1], feature_names=["a", long]), dict(X=np.eye(2), y=[1, -1], feature_names="ab"),
    dict(visit=-1))])`);
    expect(refusals).toEqual([
      expect.stringContaining("1 to 1000 features, not (3,)"),
      expect.stringContaining("1 to 1000 features, not (2, 0)"),
      "X must hold finite numbers: row 1, column 1 is nan",
      "X must hold finite numbers: row 0, column 1 is None",
      "X must hold finite numbers: row 0, column 1 ('height') is 'tall'",
      "X must hold numbers up to 1e100: row 0, column 1 is 1e+200",
      `X must hold numbers up to 1e100: row 0, column 1 is 1${"0".repeat(400)}`,
      "X must have rows of one length",
      "X must hold finite numbers: row 0, column 1 is nan",
      "X must hold numbers, not complex128",
      "y must have one label an example, not (1, 1)",
      "y must have at most 6 classes, not 7: 0, 1 …",
      "y must have a label for each example: row 1 is None",
      "y must have a label for each example: row 1 is nan",
      "y must have a label for each example: row 1 is nan",
      "y must have a label for each example: row 1 is nan",
      "X is given without y: examples need both",
      "y is given without X: examples need both",
      "X and y must have the same length, a label a row: X has 3, y has 2",
      `y may have labels of 30 characters: '${"b".repeat(31)}' has 31`,
      "y must have no label without a name: row 1 is ''",
      "y must have labels of one kind, not int and str",
      "feature_names has 1 of the 2 names that the columns of X need",
      "feature_names must differ: 'a' is there twice",
      `feature_names may have 60 characters each: '${"a".repeat(61)}' has 61`,
      "feature_names must be a list of names, not the text 'ab'",
      expect.any(String),
    ]);
  });

  it("keeps its examples where others are refused, set alone or by show", () => {
    const kept = run(`
widget = PerceptronPlayground(np.eye(3), [1, -1, 1], feature_names=["a", "b", "c"])
acts = (lambda: setattr(widget, "X", np.eye(2)), lambda: setattr(widget, "y", [1]), lambda: setattr(widget, "X", None),
        lambda: setattr(widget, "feature_names", ["a"]), lambda: widget.show(np.eye(2), [1, 1, 1]), lambda: widget.show([[0, None]], [1]))
said = [refused(act) for act in acts]
before = [widget.X.tolist(), widget.y.tolist(), widget.feature_names]
widget.show([[5, 6]], [1], feature_names=np.array(["p", "q"]))
show([said, before, [widget.X.tolist(), widget.y.tolist(), widget.feature_names]])`) as unknown[];
    expect(kept).toEqual([
      [
        "X and y must have the same length, a label a row: X has 2, y has 3. Set them together: show(X, y)",
        "X and y must have the same length, a label a row: X has 3, y has 1. Set them together: show(X, y)",
        "y is given without X: examples need both. Set them together: show(X, y)",
        "feature_names has 1 of the 3 names that the columns of X need",
        "X and y must have the same length, a label a row: X has 2, y has 3",
        "X must hold finite numbers: row 0, column 1 is None",
      ],
      [
        [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ],
        [1, -1, 1],
        ["a", "b", "c"],
      ],
      [[[5, 6]], [1], ["p", "q"]],
    ]);
  });

  it.skipIf(withPandas === null)("takes what pandas has, and names what is missing there", () => {
    const told = run(
      `
import pandas as pd
frame = pd.DataFrame({"length": [1, 2, 3], "wide": pd.array([1, 0, 1], dtype="Int64"), "on": [True, False, True]})
kinds = pd.Series(["b", "a", "b"], dtype="category")
widget = PerceptronPlayground(frame, kinds)
names = [list(PerceptronPlayground(frame.to_numpy(), kinds, feature_names=given).feature_names) for given in (
    frame.columns, frame.columns.to_numpy(), tuple(frame.columns), pd.Series(frame.columns), pd.Index([1, 2, 3]))]
gap = frame.copy()
gap.loc[1, "wide"] = pd.NA
show([widget.X.tolist(), widget.y.tolist(), names, refused(lambda: PerceptronPlayground(gap, kinds)),
      refused(lambda: PerceptronPlayground(frame, pd.Series(["a", None, "b"]))), refused(lambda: PerceptronPlayground(frame, pd.array([1, None, 0], dtype="Int64"))),
      refused(lambda: PerceptronPlayground(frame, pd.to_datetime(["2026-01-01"] * 3)))])`,
      null,
      withPandas,
    );
    const columns = ["length", "wide", "on"];
    expect(told).toEqual([
      [
        [1, 1, 1],
        [2, 0, 0],
        [3, 1, 1],
      ],
      ["b", "a", "b"],
      [columns, columns, columns, columns, ["1", "2", "3"]],
      "X must hold finite numbers: row 1, column 1 ('wide') is <NA>",
      "y must have a label for each example: row 1 is None",
      "y must have a label for each example: row 1 is <NA>",
      "y must hold numbers or text, not datetime64[ns]",
    ]);
  });

  it("asks for what the page understands", () => {
    const sent = run(`
widget = PerceptronPlayground()
widget.sent = []
widget.send = widget.sent.append
for act in (widget.play, widget.pause, widget.step, widget.reset): act()
show(widget.sent)`) as object[];
    expect(sent.map((one) => readRequest(one))).toEqual(
      ["play", "pause", "step", "reset"].map((type) => ({ request: { ns: "perceptron-playground", v: 1, type } })),
    );
  });

  it("names its front end, which lies beside it in the package", () => {
    expect(run(`show(str(PerceptronPlayground._esm))`)).toBe(
      join(paths.notebook, "perceptron_playground", "anywidget.js"),
    );
  });
});
