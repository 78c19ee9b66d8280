import { describe, expect, test } from "vitest";
import { examplesOf } from "../../../../../web/state/data/examples.js";
import type { Corrections } from "../../../../../web/state/io/import/index.js";
import { rows as matrix } from "../../../../rows.js";
import { engine } from "../../engine.js";
import { goldenFile, read, saidOf } from "./golden.js";

async function previewOf(text: string | Uint8Array, corrections: Corrections = {}) {
  const result = await read(typeof text === "string" ? new TextEncoder().encode(text) : text, corrections);
  if ("refused" in result) throw new Error(saidOf(result));
  return result;
}

const tableOf = async (text: string | Uint8Array, corrections: Corrections = {}) =>
  (await previewOf(text, corrections)).outcome?.table ?? null;

const saidAbout = async (text: string, corrections: Corrections = {}) =>
  saidOf(await read(new TextEncoder().encode(text), corrections));

describe("public data sets, as they are passed around", () => {
  test("UCI sonar keeps its 60 features, and is separable", async () => {
    const table = await tableOf(goldenFile("real/sonar.csv"));
    if (!table) throw new Error("nothing was read");
    expect(table.columns).toHaveLength(61);
    const { X, label, base } = examplesOf(table, engine);
    expect(base).toBe(60);
    const { separable, geometric } = engine.analyse({ X: { data: X, shape: [208, 60] }, y: label });
    expect(separable).toBe(true);
    expect(geometric?.margin).toBeCloseTo(0.00108, 5);
  });

  test.each([
    ["iris.csv", 150, 4, ["setosa", "versicolor", "virginica"], [50, 50, 50]],
    ["wine_data.csv", 178, 13, ["class_0", "class_1", "class_2"], [59, 71, 48]],
  ])("scikit-learn's own %s, whose first line has counts and names of classes", async (file, n, d, names, counts) => {
    const { outcome } = await previewOf(goldenFile(`real/${file}`));
    expect(outcome?.table?.rows).toHaveLength(n);
    expect(outcome?.table?.columns).toHaveLength(d + 1);
    expect(outcome?.table?.classNames).toEqual(names);
    expect(outcome?.counts).toEqual(counts);
  });

  test("seaborn's penguins ask for the sex of none: the species is the label", async () => {
    const { columns, choices, outcome } = await previewOf(goldenFile("real/penguins.csv"), { leaveOut: true });
    expect(columns[choices.label]?.name).toBe("species");
    expect(outcome).toMatchObject({ incomplete: 2, counts: [151, 68, 123] });
    expect(saidOf(await read(goldenFile("real/penguins.csv")))).toContain(
      "“island” and “sex” are left out because they are not columns of numbers.",
    );
  });

  test("ecoli's last column has more values than there are classes: it is named, and one of them asked for", async () => {
    const { choices, outcome } = await previewOf(goldenFile("real/ecoli.csv"));
    expect(choices.label).toBe(7);
    expect(outcome?.table?.rows).toHaveLength(336);
    expect(saidOf(await read(goldenFile("real/ecoli.csv")))).toContain("Which label in “column 8” is positive?");
  });

  test("iris by numpy.savetxt", async () => {
    const table = await tableOf(goldenFile("real/iris_savetxt.txt"));
    expect(table?.rows).toEqual((await tableOf(goldenFile("real/iris.csv")))?.rows.slice(0, 100));
    expect(table?.classNames).toEqual(["0", "1"]);
  });
});

describe("numbers", () => {
  test.each([
    ["a;b;y\n1.234;5,5;1\n2.345;6,5;0\n", [1234, 5.5]],
    ["a;b;y\n1,234;5.5;1\n2,345;6.5;0\n", [1234, 5.5]],
    ["a\tb\ty\n1 234,5\t1'234\t1\n2 345,5\t12'345\t0\n", [1234.5, 1234]],
    // One column grouped, its neighbour with decimals of the other mark: each is read as it can be.
    ["a;b;y\n1,5;2.5;1\n3,5;4.25;0\n", [1.5, 2.5]],
    ['a,b,y\n"1,234.5",-1e3,1\n"2,345.5",+2E-2,0\n', [1234.5, -1000]],
    ["a;b;y\n1,234;5000;1\n2,345;6000;0\n", [1.234, 5000]],
  ])("%j", async (text, first) => {
    expect((await tableOf(text))?.rows[0]?.slice(0, 2)).toEqual(first);
  });

  test("that can be read either way are asked about, and read as is said", async () => {
    const text = 'a,b,y\n"1,234",1,1\n"2,345",2,0\n';
    expect(await saidAbout(text)).toContain("Is “1,234” in “a” 1\u202f234 or 1.234? It is read as 1\u202f234.");
    expect((await tableOf(text, { decimal: "," }))?.rows[0]).toEqual([1.234, 1, 1]);
    expect(await saidAbout(text, { decimal: "," })).not.toContain("?");
  });
});

describe("what is not as it should be is said", () => {
  test.each([
    ["f1,f2,f3,\n1,2,3,0\n2,3,4,1\n3,4,5,1\n", "Line 2: There are 4 cells, but line 1 has 3."],
    ["a,b,y\n1,2,3,0\n5,3,4,1\n", "Line 2: There are 4 cells, but line 1 has 3."],
    ["a,b,y\n1,2,0\n5,3,4,1\n7,8,0\n", "Line 3: There are 4 cells instead of 3."],
    ["1 |f a:1 b:2\n-1 |f a:2 c:0.5\n", "This is Vowpal Wabbit’s format"],
    ["a\tb\tk\nc\tc\td\n\t\tclass\n1\t2\tx\n3\t4\ty\n", "This is Orange’s format"],
    ["PK\u0003\u0004 xl/workbook.xml", "This is a workbook"],
    ["<!doctype html>\n<table><tr><td>1</td></tr></table>", "This is a web page"],
    [
      "@relation r\n@attribute a numeric\n@attribute y {0,1}\n@data\n{0 1, 1 1}\n",
      "Line 5: This is a sparse ARFF file",
    ],
    ["[1,2,3]", "Record 1: This is neither an object nor a list"],
    ['[{"a":1,"y":0},]', "This is not JSON."],
    ['[{"a":"x","b":1,"y":0},{"a":2,"b":3,"y":1},{"a":2,"b":3,"y":1}]', "Record 1, column “a”: “x” is not a number."],
    ["id,x,y\n7,1,0\n9,2,1\n", "“id” is left out because it only identifies the rows."],
    ["x,x,y\n1,2,0\n2,3,1\n", "“x” is called “x (2)” here."],
    [
      "a,b,y\n1,2,0\n3,4,1\n1.0,2,1\n1,2,0\n",
      "Line 4 has the features of line 2 but a different label: no learner gets both right.",
    ],
    [
      "1,2,0\n1,2,1\n3,4,1\n3,4,1\n1,2,1\n",
      "2 lines have the features of another but a different label, such as lines 1 and 2:",
    ],
    ['[{"a":1,"b":2,"y":0},{"a":1,"b":2,"y":1}]', "Record 2 has the features of record 1 but a different label:"],
    ["# one\n1,2,0\n2,3,1\n#N/A,3,1\n", "1 comment is skipped, in line 1."],
    ["1,a,2,0\n2,5,4,1\n3,6,8,1\n4,7,9,0\n", "Are “1, a, 2, 0” the names of the columns? They are read as an example."],
  ])("%j", async (text, said) => {
    expect(await saidAbout(text)).toContain(said);
  });

  test("a column of more than a thousand numbers is asked to be left out, and nothing is cut", async () => {
    const row = (label: string) => [...Array.from({ length: 1001 }, (_, k) => String(k % 7)), label].join(",");
    const { obstacle, outcome } = await previewOf([row("a"), row("b")].join("\n"));
    expect(obstacle).toEqual({ code: "manyFeatures", features: 1001, most: 1000 });
    expect(outcome).toBeNull();
  });
});

describe("labels", () => {
  const labelsOf = async (labels: readonly string[], corrections: Corrections = {}) => {
    const text = ["a,b,y", ...labels.map((label, k) => `${k}.5,${k},${label}`)].join("\n");
    const table = await tableOf(text, corrections);
    return [table?.rows.map((row) => row.at(-1)), table?.classNames];
  };

  test.each([
    [["1", "1.0", "+1", "-1"], [1, 1, 1, -1], undefined],
    [
      ["+", "-", "+", "−"],
      [1, -1, 1, -1],
      ["-", "+"],
    ],
    [["'-1'", "'+1'", '"-1"', "1"], [-1, 1, -1, 1], undefined],
    [
      ["=x", "'=x", "=x", "'=x"],
      [1, -1, 1, -1],
      ["'=x", "=x"],
    ],
    [
      ["Yes", "yes", "No", "no"],
      [1, 1, -1, -1],
      ["No", "Yes"],
    ],
  ])("%j", async (labels, expected, names) => {
    expect(await labelsOf(labels)).toEqual([expected, names]);
  });

  test("that only capitals tell apart are several where that is said", async () => {
    expect((await labelsOf(["Yes", "yes", "No", "no"], { folds: false }))[1]).toEqual(["Yes", "yes", "No", "no"]);
  });
});

test("NumPy's header is a comment", async () => {
  expect((await tableOf("# a b y\n1.5 2.5 0\n2.5 3.5 1\n"))?.columns).toEqual(["a", "b", "y"]);
});

test("a list of records is as long as it says, whichever its fields", async () => {
  const text = '[{"a":1.234,"y":"no"},{"b":2,"a":3,"y":"yes"},{"a":4,"b":5,"y":"yes"}]';
  expect((await tableOf(text, { leaveOut: true }))?.rows).toEqual(matrix("3 2 1; 4 5 1"));
  expect((await tableOf('{"a":1.234,"y":"no"}\n{"a":3,"y":"yes"}\n'))?.rows).toEqual(matrix("1.234 0 -1; 3 0 1"));
});
