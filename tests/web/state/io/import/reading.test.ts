import { describe, expect, onTestFinished, test, vi } from "vitest";
import { english } from "../../../../../web/state/document/notation/words.js";
import { decode } from "../../../../../web/state/io/import/format.js";
import type { Problem } from "../../../../../web/state/io/import/problem.js";
import { type Preview, Reading } from "../../../../../web/state/io/import/reading.js";
import type { Corrections } from "../../../../../web/state/io/import/roles.js";
import { problemText } from "../../../../../web/views/import/said.js";
import { importProblems } from "../../../../../web/words/generated/en/importProblems.js";
import { sayFacts } from "../../../../../web/words/sentences.js";
import { rows as matrix } from "../../../../rows.js";
import { fromGermanExcel, fromPandas, fromR, irisTable } from "./iris.js";

const sentenceOf = (problem: Problem) => problemText(problem, english);
const pause = () => Promise.resolve();

async function previewOf(text: string, corrections: Corrections = {}): Promise<Preview> {
  const read = await new Reading(text).read(corrections, pause);
  if ("refused" in read) throw new Error(sentenceOf(read.refused));
  return read;
}

async function refusalOf(text: string, corrections: Corrections = {}): Promise<string> {
  const read = await new Reading(text).read(corrections, pause);
  return read && "refused" in read ? sentenceOf(read.refused) : "";
}

const tableOf = async (text: string, corrections: Corrections = {}) =>
  (await previewOf(text, corrections)).outcome?.table ?? null;

const problemsOf = async (text: string, corrections: Corrections = {}) =>
  ((await previewOf(text, corrections)).outcome?.problems ?? []).map(sentenceOf);

describe("iris, as others write it", () => {
  const species = ["setosa", "versicolor", "virginica"];

  test("R's write.csv", async () => {
    expect(await tableOf(fromR())).toEqual({
      kind: "table",
      columns: ["Sepal.Length", "Sepal.Width", "Petal.Length", "Petal.Width", "Species"],
      rows: irisTable,
      label: "Species",
      classNames: species,
    });
  });

  test("R's write.table, whose header has no name for the names of the rows", async () => {
    const table = await tableOf(fromR().replace('"",', "").replaceAll(",", "\t"));
    expect(table?.rows).toEqual(irisTable);
  });

  test("pandas' to_csv", async () => {
    const table = await tableOf(fromPandas());
    expect(table?.columns).toEqual([
      "sepal length (cm)",
      "sepal width (cm)",
      "petal length (cm)",
      "petal width (cm)",
      "species",
    ]);
    expect(table?.rows).toEqual(irisTable);
    expect(table?.classNames).toEqual(species);
  });

  test.each([
    ["in UTF-8 with a mark", new TextEncoder().encode(`\ufeff${fromGermanExcel()}`)],
    ["in windows-1252", Uint8Array.from(fromGermanExcel(), (letter) => letter.charCodeAt(0))],
    ["in UTF-16", new Uint8Array(Uint16Array.from(`\ufeff${fromGermanExcel()}`, (one) => one.charCodeAt(0)).buffer)],
  ])("a German Excel %s", async (_, bytes) => {
    const { choices, outcome } = await previewOf(decode(bytes));
    expect(choices).toMatchObject({ delimiter: ";", decimal: ",", header: true, label: 4, features: [0, 1, 2, 3] });
    expect(outcome?.table?.columns.slice(0, 2)).toEqual(["Länge Kelchblatt", "Breite Kelchblatt"]);
    expect(outcome?.table?.rows).toEqual(irisTable);
  });
});

describe("what is guessed", () => {
  test.each([
    ["1,2,1\n3,4,0\n", ",", false],
    ["a;b;c\n1;2;1\n3;4;0\n", ";", true],
    ["a\tb\tc\n1\t2\t1\n3\t4\t0\n", "\t", true],
    ["1|2|yes\n3|4|no\n", "|", false],
    ["sep=;\na,b;c;d\n1;2;x\n3;4;y\n", ";", true],
    ['"1,5";"2,5";1\n"3";"4,25";0\n', ";", false],
  ])("%j is divided by %j", async (text, delimiter, header) => {
    const { choices, outcome } = await previewOf(text);
    expect(choices).toMatchObject({ delimiter, header });
    expect(outcome?.table?.rows).toHaveLength(2);
  });

  test.each([
    ["x,y,class\n1,2,0\n3,4,1\n5,6,1\n", [-1, 1, 1], ["0", "1"]],
    ["x,y,class\n1,2,-1\n3,4,+1\n5,6,+1\n", [-1, 1, 1], undefined],
    ["x,y,ok\n1,2,no\n3,4,yes\n5,6,no\n", [-1, 1, -1], ["no", "yes"]],
    ["y,a,b\n2,1.5,7\n1,2.5,8\n3,3.5,9\n", [1, -1, 2], ["1", "2", "3"]],
  ])("labels and what they are called in %j", async (text, labels, classNames) => {
    const table = await tableOf(text);
    expect(table?.rows.map((row) => row.at(-1))).toEqual(labels);
    expect(table?.classNames).toEqual(classNames);
  });

  test("what is corrected counts, and what does not depend on it stays", async () => {
    const reading = new Reading(fromR());
    await reading.read({}, pause);
    const read = (await reading.read({ positive: "virginica", axes: [3, 4] }, pause)) as Preview;
    expect(read.outcome?.table).toMatchObject({
      columns: ["Petal.Length", "Petal.Width", "Sepal.Length", "Sepal.Width", "Species"],
      classNames: ["not virginica", "virginica"],
    });
    expect(read.outcome?.table?.rows[0]).toEqual([1.4, 0.2, 5.1, 3.5, -1]);
    expect(read.outcome?.counts).toEqual([100, 50]);
  });

  /** Longer than a slice, whatever the machine: between two looks at the clock a second goes by. */
  function long(): string {
    let seconds = 0;
    vi.spyOn(performance, "now").mockImplementation(() => 1000 * seconds++);
    onTestFinished(() => void vi.restoreAllMocks());
    return ["a,b,y", ...Array.from({ length: 2000 }, (_, k) => `${k % 97},${k % 89},${k % 2}`)].join("\n");
  }

  test("says how far it is, from nothing read to all of it", async () => {
    const shares: number[] = [];
    await new Reading(long()).read({}, async (share) => void shares.push(share));
    expect(shares).toHaveLength(21);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[0]).toBeGreaterThan(0);
    expect(shares.at(-1)).toBeLessThan(1);
  });

  test("is ended by its pause, and what it has read stays for the next", async () => {
    const reading = new Reading(long());
    const ended = new Error("ended");
    await expect(reading.read({}, () => Promise.reject(ended))).rejects.toBe(ended);
    const read = (await reading.read({}, pause)) as Preview;
    expect(read.outcome?.table?.rows).toHaveLength(2000);
  });
});

describe("libsvm", () => {
  test("what a line leaves out is 0", async () => {
    const { choices, outcome } = await previewOf("+1 1:0.5 3:2 # first\n\n-1 2:1e-3\n+1 qid:3 3:1\n");
    expect(choices).toMatchObject({ delimiter: "libsvm", label: 0, features: [1, 2, 3] });
    expect(outcome?.table).toEqual({
      kind: "table",
      columns: ["feature 1", "feature 2", "feature 3", "label"],
      rows: matrix("0.5 0 2 1; 0 0.001 0 -1; 0 0 1 1"),
      label: "label",
    });
  });

  test.each([["+1 1:1\n-1 1001:2\n", "Line 2, feature 1001: A table can have at most 1\u202f000 features."]])(
    "%j is refused",
    async (text, refusal) => {
      expect(await refusalOf(text)).toBe(refusal);
    },
  );
});

describe("what is wrong is named with its line and column", () => {
  test.each([
    ["a,b,y\n1,2,0\n3,x,1\n5,6,1\n", {}, ["Line 3, column “b”: “x” is not a number."]],
    [
      "a,b,y\n1,2,0\n3,NA,1\n,6,1\n",
      {},
      ["Line 3, column “b”: The value is missing.", "Line 4, column “a”: The value is missing."],
    ],
    ["1,2,0\n3,4,1\n5,6\n7,8,0\n", {}, ["Line 3: There are 2 cells instead of 3."]],
    ['a,b,y\n"1",2,0\n"3",1e101,1\n4,5,1\n', {}, ["Line 3, column “b”: “1e101” is not a number."]],
    ['y,"a\nb",c\n0,1,2\n1,?,4\n', {}, ["Line 4, column “a\nb”: The value is missing."]],
  ] as const)("%j", async (text, corrections, problems) => {
    expect(await problemsOf(text, corrections)).toEqual(problems);
    expect(await tableOf(text, corrections)).toBeNull();
  });

  test.each([
    ['a,b,y\n1,2,"0\n3,4,1\n', "Line 2, column 3: The quote is not closed."],
    ['a,b,y\n1,"2"x,0\n', "Line 2, column 2: There is something after the closing quote."],
  ])("%j cannot be taken apart", async (text, refusal) => {
    expect(await refusalOf(text)).toBe(refusal);
  });

  test("rows without a value are left out where that is chosen", async () => {
    const text = "a,b,y\n1,2,0\n3,NA,1\n5,6,1\n";
    const { outcome } = await previewOf(text, { leaveOut: true });
    expect(outcome).toMatchObject({ incomplete: 1, found: 0, counts: [1, 1] });
    expect(outcome?.table?.rows).toEqual(matrix("1 2 -1; 5 6 1"));
  });

  test.each([
    ["1\n3\n", "A table needs a feature and a label, but this one has 1 column."],
    ["a,b,y\n1,2,1\n1,2,1\n", "The label, “y”, has only one value, but it needs two different ones."],
    ["a,b,y\nu,m,1\nv,n,0\nw,o,1\n", "Choose at least one feature. It must be a column of numbers."],
  ])("%j makes no table", async (text, obstacle) => {
    const found = (await previewOf(text)).obstacle;
    expect(found && sayFacts(importProblems.english.choices, found)).toBe(obstacle);
  });

  test("a row more than fits is refused", async () => {
    const text = "1,2,0\n3,4,1\n".repeat(50_001);
    expect(await refusalOf(text)).toBe("Line 100002: There can be at most 100\u202f000 rows.");
    expect((await tableOf(text.slice(0, -12)))?.rows).toHaveLength(100_000);
  });
});
