import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tableOf } from "../../../web/notebook/index.js";
import { readRequest } from "../../../web/state/io/messages/requests.js";
import { paths } from "../../../web/tooling/paths.mjs";
import { generatedFile } from "../../golden/import/generated.mjs";

const python =
  ["python3", "/usr/bin/python3"].find((name) => spawnSync(name, ["-c", "import numpy, traitlets"]).status === 0) ??
  null;
const skipped = python === null ? " · traitlets skipped: no python3 that imports it and NumPy" : "";

/**
 * Where anywidget is not installed something stands in for it that does with traits what ipywidgets' `Widget` does: what is
 * synchronised is sent as `to_json` makes it (https://github.com/jupyter-widgets/ipywidgets, `Widget.get_state`).
 */
const standIn = `
import base64, contextlib, importlib.util, json, sys, types
import numpy as np, traitlets

if importlib.util.find_spec("anywidget") is None:
    class AnyWidget(traitlets.HasTraits):
        def __init__(self, **traits):
            self.sent = []
            super().__init__(**traits)
        def get_state(self):
            return {name: (self.trait_metadata(name, "to_json") or (lambda value, _: value))(getattr(self, name), self)
                    for name in self.trait_names(sync=True)}
        @contextlib.contextmanager
        def hold_sync(self):
            yield
        def send(self, content):
            self.sent.append(content)
    sys.modules["anywidget"] = types.SimpleNamespace(AnyWidget=AnyWidget)

sys.path.insert(0, sys.argv[1])
from perceptron_playground import PerceptronPlayground

def told(widget):
    state = widget.get_state()
    return {name: state[name] for name in ("X", "y", "feature_names", "state", "visit")}

def refused(act):
    try:
        act()
    except (traitlets.TraitError, ValueError) as error:
        return str(error)

def show(value):
    print(json.dumps(value, default=lambda data: {"bytes": base64.b64encode(data).decode()}))
`;

function run(script: string, input: unknown = null): unknown {
  const args = ["-B", "-c", `${standIn}\n${script}`, paths.notebook];
  const { status, stdout, stderr } = spawnSync(python ?? "", args, { input: JSON.stringify(input), encoding: "utf8" });
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

  it("refuses in a sentence what the page would refuse", () => {
    const refusals = run(`show([refused(lambda: PerceptronPlayground(**given)) for given in (
        dict(X=np.zeros(3), y=[1, -1, 1]), dict(X=np.zeros((2, 0)), y=[1, -1]), dict(X=[[0, 1], [0, np.nan]], y=[1, -1]),
        dict(X=[[0, None]], y=[1]), dict(X=[[0, 1]], y=[[1]]), dict(X=np.eye(7), y=range(7)), dict(X=np.eye(2), y=["a", None]),
        dict(X=np.eye(2), y=[1.0, np.nan]), dict(X=np.eye(2), y=["1", "nan"]), dict(X=np.eye(2)), dict(y=[1]), dict(X=np.eye(3), y=[1, -1]),
        dict(X=np.eye(2), y=[1, -1], feature_names=["a"]), dict(X=np.eye(2), y=[1, -1], feature_names=["a", "a"]),
        dict(visit=-1))])`);
    expect(refusals).toEqual([
      expect.stringContaining("1 to 1000 features, not (3,)"),
      expect.stringContaining("1 to 1000 features, not (2, 0)"),
      "X must hold finite numbers: row 1, column 1 is nan",
      "X must hold finite numbers: row 0, column 1 is nan",
      "y must have one label an example, not (1, 1)",
      "y must have at most 6 classes",
      "y must have a label for each example: row 1 is None",
      "y must have a label for each example: row 1 is nan",
      "y must have a label for each example: row 1 is nan",
      "X is given without y: examples need both",
      "y is given without X: examples need both",
      "X has 3 rows and y has 2 labels: each row needs one label",
      "feature_names has 1 of the 2 names that the columns of X need",
      "feature_names must differ: 'a' is there twice",
      expect.any(String),
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
    expect(run(`show(str(PerceptronPlayground._esm))`)).toBe(join(paths.notebook, "anywidget.js"));
  });
});
