// Files that the page reads: the program reads them as the same table, or refuses them with the line and the cause.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { root } from "../../web/tooling/paths.mjs";
import { generatedFile } from "../golden/import/generated.mjs";
import { sampled } from "../web/sampled.js";
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

/** Those that the program does not read, what it says of them, and the options with which it reads them. */
const refused: Readonly<Record<string, readonly [says: RegExp, options?: readonly string[]]>> = {
  "01-thousands-commas/a.csv": [/line 2: column 1 \(income\): "1,234" is not a number; numbers are written as 1234.5/],
  "02-trailing-delimiter-shifts-names/a.csv": [/line 2: has 5 cells; line 1 has 4$/],
  "10-numeric-header/a.csv": [/line 1: may name the columns, or be an example; say --header/, ["--header"]],
  "11-cause-hidden/a.csv": [/line 2: has 5 cells; line 1 has 3$/],
  "11-cause-hidden/c.csv": [/line 3: has 3 cells; line 1 has 1$/],
  "15-other-formats/a.json": [/line 1: JSON and ARFF are not read; save the examples as CSV/],
  "15-other-formats/b.arff": [/line 1: JSON and ARFF are not read; save the examples as CSV/],
  "19-german-grouping/a.csv": [/line 2: column 1 \(a\): "1.234,5" is not a number; numbers are written as 1234.5/],
};

const files = Object.entries(cases).flatMap(([name, list]) =>
  list.map(({ file, want, note }) => ({ path: `${name}/${file}`, want, note })),
);

describe("a file that went wrong once", () => {
  it.each(files)("$path: $note", ({ path, want }) => {
    const bytes = readFileSync(join(folder, "cases", path));
    const [says, options] = refused[path] ?? [];
    let plain = readAny(bytes);
    if (says) {
      expect(plain).toMatch(saysWhere);
      expect(String(plain).trim()).toMatch(says);
      if (want.says) expect(String(plain).toLowerCase()).toContain(want.says.toLowerCase());
      if (!options) return;
      plain = readAny(bytes, options);
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

describe("a format that is not read is refused with the line", () => {
  it.each([
    ["Vowpal Wabbit's", "1 |f length:1 width:2\n-1 'second |f length:2 width:0.5\n"],
    ["Vowpal Wabbit's, with weights", "# by hand\n1 2.5 | length:1 width:2\n-1 | length:2\n"],
    ["Orange's", "a\tb\tk\nc\tc\td\n\t\tclass\n1\t2\tx\n3\t4\ty\n"],
    ["Orange's, in full", "a\tb\tk\ncontinuous\tC\tx y z\n\tmeta\tclass\n1\t2\tx\n"],
  ])("%s", (_, text) => expect(read(new TextEncoder().encode(text))).toMatch(/standard input, line \d+: /));
});

describe("a data set as it is passed around", () => {
  it.each([
    ["ecoli.csv", 336, 7, 8],
    ["iris_savetxt.txt", 100, 4, 2],
    ["sonar.csv", 208, 60, 2],
  ])("%s", (file, rows, features, classes) => {
    const table = readAny(readFileSync(join(folder, "real", file)));
    if (typeof table === "string") throw new Error(table);
    expect([table.X.length, table.X[0]?.length, new Set(table.y).size]).toEqual([rows, features, classes]);
  });

  test.each([
    ["iris.csv", "line 1: may name the columns, or be an example"],
    ["wine_data.csv", "line 2: has 14 cells; line 1 has 5"],
  ])("%s begins with counts and classes, as scikit-learn's files do: it is refused", (file, says) => {
    expect(readAny(readFileSync(join(folder, "real", file)))).toContain(says);
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

/** Whether a file is written as the program reads it: without grouped thousands, titles, and cells that have no name. */
const isOrdinary = ({
  delimiter,
  decimal,
  grouping,
  encoding,
  above,
  index,
  trailing,
}: Readonly<Record<string, unknown>>): boolean =>
  grouping === "" &&
  String(encoding).startsWith("utf-8") &&
  above !== "title" &&
  !(delimiter === " " && (index === "unnamed" || decimal === ",")) &&
  index !== "R" &&
  !/rows|both/.test(String(trailing));

describe("a generated file", () => {
  /** Whether it comes back as its table; if not, it is refused with the line. */
  function isRead(file: ReturnType<typeof generatedFile>, options: readonly string[]): boolean {
    const { bytes, table, variations } = file;
    const lacks = variations["missing"] !== "none" && table.rows.some((row) => row.includes(null));
    const found = readAny(bytes, lacks ? ["--skip-missing", ...options] : options);
    const how = JSON.stringify(variations);
    if (typeof found === "string") {
      expect(found, how).toMatch(saysWhere);
      return false;
    }
    const whole = table.rows.map((row) => !row.includes(null));
    expect(found.X, how).toEqual(table.rows.filter((_, i) => whole[i]));
    expect(found.y, how).toEqual(numbered(table.labels.filter((_, i) => whole[i])));
    if (table.features) expect(found.features, how).toEqual(table.features);
    if (table.label) expect(found.label, how).toBe(table.label);
    return true;
  }

  const optionsFor = ({ header, decimal }: Readonly<Record<string, unknown>>): string[] => [
    header === "none" ? "--no-header" : "--header",
    `--decimal=${decimal}`,
  ];

  test("is its table or refused with the line, with options and without: none is silently different", () => {
    for (let seed = 1; seed <= sampled(300, 3); seed++) {
      const file = generatedFile(seed);
      isRead(file, []);
      isRead(file, optionsFor(file.variations));
    }
  });

  const ordinary = Array.from({ length: 2000 }, (_, k) => generatedFile(k + 1)).filter((file) =>
    isOrdinary(file.variations),
  );

  test("is read where it is an ordinary one, mostly without options", () => {
    expect(ordinary.length).toBeGreaterThan(50);
    for (const file of ordinary)
      expect(isRead(file, optionsFor(file.variations)), JSON.stringify(file.variations)).toBe(true);
    const plain = ordinary.filter(
      (file) => file.variations["header"] !== "numbers" && file.variations["decimal"] === ".",
    );
    const asked = plain.filter((file) => !isRead(file, []));
    expect(asked.length, asked.map((file) => String(readAny(file.bytes))).join("")).toBeLessThan(plain.length / 10);
  });
});
