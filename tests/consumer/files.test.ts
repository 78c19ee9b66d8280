// The files that page, program and notebook read alike: as the table that they are, or refused with the line and the cause.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { root } from "../../web/tooling/paths.mjs";
import { generatedFile } from "../golden/import/generated.mjs";
import { perceptron } from "./cli.js";

interface Read {
  readonly features: readonly string[];
  readonly label: string;
  readonly X: readonly (readonly number[])[];
  readonly y: readonly number[];
  /** What was said of it. */
  readonly notes: string;
}

interface Want {
  readonly first?: readonly number[];
  readonly features?: readonly string[];
  readonly axes?: readonly string[];
  readonly label?: string;
  readonly counts?: readonly number[];
  readonly rows?: number;
  readonly incomplete?: number;
  readonly nfeatures?: number;
  readonly says?: string;
}

const folder = join(root, "tests", "golden", "import");
const cases = JSON.parse(readFileSync(join(folder, "cases", "cases.json"), "utf8")) as Readonly<
  Record<string, readonly { readonly file: string; readonly want: Want; readonly note: string }[]>
>;

/** What the program reads, or why it does not. */
function read(bytes: Uint8Array, options: readonly string[] = []): Read | string {
  const { code, out, error } = perceptron(["table", "-", "--json", ...options], bytes);
  if (code !== 0) {
    expect([code, out]).toEqual([1, ""]);
    return error;
  }
  return { ...JSON.parse(out), notes: error };
}

/** As many classes as there are need another learner. */
function readAny(bytes: Uint8Array, options: readonly string[] = []): Read | string {
  const two = read(bytes, options);
  const tooMany = typeof two === "string" && two.includes("one label too many");
  return tooMany ? read(bytes, ["--learner", "multiclass", ...options]) : two;
}

const saysWhere = /^perceptron: standard input, line \d+: ./;

/** Those that the program does not read, and what it says of them. */
const refused: Readonly<Record<string, RegExp>> = {
  "11-cause-hidden/a.csv": /line 2: has 5 cells; line 1 has 3$/,
  "15-other-formats/a.json": /line 1: JSON is not read; save the examples as CSV/,
};

const files = Object.entries(cases).flatMap(([name, list]) =>
  list.map(({ file, want, note }) => ({ path: `${name}/${file}`, want, note })),
);

describe("a file that went wrong once", () => {
  it.each(files)("$path: $note", ({ path, want }) => {
    const bytes = readFileSync(join(folder, "cases", path));
    const plain = readAny(bytes);
    if (refused[path]) {
      expect(plain).toMatch(saysWhere);
      expect(String(plain).trim()).toMatch(refused[path]);
      if (want.says) expect(String(plain).toLowerCase()).toContain(want.says.toLowerCase());
      return;
    }
    if (want.incomplete) {
      expect(plain).toMatch(saysWhere);
      expect(plain).toMatch(/column 1 \(a\): ".*" is no value; --skip-missing leaves such rows out/);
    }
    const table = want.incomplete ? read(bytes, ["--skip-missing"]) : plain;
    if (typeof table === "string") throw new Error(table);
    const { features, label, X, y, notes } = table;
    if (want.first) expect([...(X[0] ?? []), y[0]]).toEqual(want.first);
    if (want.features) expect(features).toEqual(want.features);
    if (want.axes) expect(features.slice(0, 2)).toEqual(want.axes);
    if (want.label) expect(label).toBe(want.label);
    if (want.rows) expect(X).toHaveLength(want.rows);
    if (want.nfeatures) expect(X[0]).toHaveLength(want.nfeatures);
    if (want.counts)
      expect([...new Set(y)].sort().map((one) => y.filter((it) => it === one).length)).toEqual(want.counts);
    if (want.incomplete) expect(notes).toContain(`left out: rows that lack a value, ${want.incomplete}\n`);
  });

  test("is every file of the folder", () => {
    const here = readdirSync(join(folder, "cases"), { recursive: true, encoding: "utf8" });
    expect(files.map(({ path }) => path).sort()).toEqual(here.filter((path) => /\/.*\./.test(path)).sort());
  });
});

describe("a format that is not read is named, with the line", () => {
  it.each([
    ["1 |f length:1 width:2\n-1 'second |f length:2 width:0.5\n", "line 1: Vowpal Wabbit's format is not read"],
    ["# by hand\n1 2.5 | length:1 width:2\n-1 | length:2\n", "line 2: Vowpal Wabbit's format is not read"],
    ["a\tb\tk\nc\tc\td\n\t\tclass\n1\t2\tx\n3\t4\ty\n", "line 2: Orange's format is not read"],
    ["a\tb\tk\ncontinuous\tC\tx y z\n\tmeta\tclass\n1\t2\tx\n", "line 2: Orange's format is not read"],
  ])("%j", (text, said) => expect(read(new TextEncoder().encode(text))).toContain(`standard input, ${said}; save`));

  it.each(["a |b |label\n1 |2 |1\n3 |4 |-1\n", "c\td\ty\nc\td\tx\n1\t2\tx\n"])("and only that: %j", (text) =>
    expect(read(new TextEncoder().encode(text))).not.toContain("format is not read"),
  );
});

describe("a data set as it is passed around", () => {
  it.each([
    ["ecoli.csv", 336, 7, 8],
    ["iris.csv", 150, 4, 3],
    ["iris_savetxt.txt", 100, 4, 2],
    ["sonar.csv", 208, 60, 2],
    ["wine_data.csv", 178, 13, 3],
  ])("%s", (file, rows, features, classes) => {
    const table = readAny(readFileSync(join(folder, "real", file)));
    if (typeof table === "string") throw new Error(table);
    expect([table.X.length, table.X[0]?.length, new Set(table.y).size]).toEqual([rows, features, classes]);
  });

  test("penguins.csv lacks values: it is read without those rows, and without its words", () => {
    const bytes = readFileSync(join(folder, "real", "penguins.csv"));
    expect(readAny(bytes)).toMatch(saysWhere);
    const { X, features, label, notes } = readAny(bytes, ["--skip-missing"]) as Read;
    expect([X.length, features.length, label]).toEqual([342, 4, "species"]);
    expect(notes).toContain(
      "left out: column 2 (island), which has no numbers, column 7 (sex), which has no numbers\n",
    );
    expect(notes).toContain('labels: "Adelie" is class 0, "Chinstrap" is class 1, "Gentoo" is class 2\n');
  });
});

/** The labels of a generated file as the program numbers them. */
function numbered(labels: readonly string[]): number[] {
  const all = [...new Set(labels)];
  if (all.length > 2) {
    const order = all.every((one) => Number.isFinite(Number(one))) ? all.sort((a, b) => Number(a) - Number(b)) : all;
    return labels.map((one) => order.indexOf(one));
  }
  const positive = ["1", "+", "yes", "M"];
  return labels.map((one) => (positive.includes(one) ? 1 : -1));
}

test("300 generated files come back as their table, or are refused with the line: none is silently different", () => {
  const outcomes = { read: 0, refused: [] as string[] };
  for (let seed = 1; seed <= 300; seed++) {
    const { bytes, table, variations } = generatedFile(seed);
    const lacks = variations["missing"] !== "none" && table.rows.some((row) => row.includes(null));
    const found = readAny(bytes, lacks ? ["--skip-missing"] : []);
    const how = `seed ${seed}: ${JSON.stringify(variations)}`;
    if (typeof found === "string") {
      expect(found, how).toMatch(saysWhere);
      outcomes.refused.push(`${seed} ${found}`);
      continue;
    }
    outcomes.read++;
    const whole = table.rows.map((row) => !row.includes(null));
    const labels = table.labels.filter((_, i) => whole[i]);
    const expected = table.rows.filter((_, i) => whole[i]);
    expect(found.X, how).toEqual(expected);
    expect(found.y, how).toEqual(numbered(labels));
    if (table.features) expect(found.features, how).toEqual(table.features);
    if (table.label) expect(found.label, how).toBe(table.label);
  }
  expect(outcomes.refused.length, outcomes.refused.join("")).toBeLessThan(30);
});
