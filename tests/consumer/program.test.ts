import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { perceptron, program } from "./cli.js";

const and = "x,y,label\n0,0,-1\n0,1,-1\n1,0,-1\n1,1,+1\n";

describe("what is wrong with a file is said with its line and column, and ends with 1", () => {
  it.each([
    ["x,y,label\n1,2,1\n1,abc,-1\n", 'standard input, line 3: column 2 (y): "abc" is not a number'],
    ["1,2,1\n\n# a remark\n1,0x10,-1\n", 'standard input, line 4: column 2: "0x10" is not a number'],
    ["1,2,1\n1,,-1\n", 'standard input, line 2: column 2: "" is no value; --skip-missing leaves such rows out'],
    ["1,2,1\n1,1e999,-1\n", 'standard input, line 2: column 2: "1e999" is not a number'],
    ["1,2,1\n1,-1\n", "standard input, line 2: has 2 cells; line 1 has 3"],
    ["1,2,1\n1,3,1\n1,-1\n", "standard input, line 3: has 2 cells; line 1 has 3"],
    ["1,2,a\n1,2,a\n", 'standard input, line 2: column 3: every label is "a"; learning needs two'],
    [
      "1,2,1\n1,2,-1\n1,2,0\n",
      'standard input, line 3: column 3: "0" is one label too many, after "1" and "-1"; --positive NAME sets one against the others, --learner multiclass takes all',
    ],
    ['1,2,1\n"1,2,-1\n', "standard input, line 2: a quote has no end, or text behind it"],
    [
      "a;b;y\n2.5;2;1\n1,5;3;-1\n",
      'standard input, line 3: column 1 (a): "1,5" is not a number; numbers are written as 1234.5, or with --decimal , as 1234,5',
    ],
    [
      "1.234,1\n2.345,-1\n",
      'standard input, line 1: column 1: "1.234" may have grouped thousands; say --decimal . or --decimal ,',
    ],
    ["0,1\n1,0\n", "standard input, line 1: may name the columns, or be an example; say --header or --no-header"],
    [
      "3,male,1\n1,female,0\n",
      "standard input, line 1: may name the columns, or be an example; say --header or --no-header",
    ],
    ["a\n1\n2\n", "standard input, line 1: has one cell; labels without a feature need --header or --no-header"],
    ["Gr\u00f6\u00dfe,y\n1,1\n", "standard input, line 1: is not text in UTF-8", "latin1"],
    ["a,y\n1,1\n", "standard input, line 1: is not text in UTF-8", "utf16le"],
    ["1 1:2 2:x\n-1 1:3\n", 'standard input, line 1: "2:x" is not a feature and its value, as 3:0.5'],
    ["1 1:2 1:3\n-1 1:3\n", "standard input, line 1: feature 1 comes twice"],
    ["PK\0\0", "standard input, line 1: is not text in UTF-8"],
    ["a,b,y\nu,v,1\nw,x,-1\n", "standard input, line 2: has no column of numbers apart from the label, column 3 (y)"],
    ["x,y,label\n", "standard input has no rows of numbers"],
    ["", "standard input has no rows of numbers"],
  ] as const)("%j", (csv, message, encoding?: BufferEncoding) => {
    expect(perceptron(["train", "-"], Buffer.from(csv, encoding))).toEqual({
      code: 1,
      out: "",
      error: `perceptron: ${message}\n`,
    });
  });

  it("and so is what the library refuses", () => {
    const { code, error } = perceptron(["train", "-"], "1,2,1\n2,3,1\n");
    expect([code, error]).toEqual([1, expect.stringMatching(/^perceptron: .*label/)]);
    expect(perceptron(["train", "/nowhere.csv"])).toMatchObject({
      code: 1,
      error: expect.stringContaining("cannot be read"),
    });
  });
});

describe("what is wrong with the arguments ends with 2", () => {
  it.each([
    [[], "a command is missing"],
    [["learn", "-"], "there is no command learn"],
    [["train"], "a file is missing"],
    [["train", "-", "more"], "more than one file"],
    [["train", "-", "--speed", "1"], "there is no option --speed"],
    [["train", "-", "--learning-rate"], "--learning-rate needs a value"],
    [["train", "-", "--learning-rate", "fast"], '--learning-rate: "fast" is not a number'],
    [["train", "-", "--seed", "-1"], '--seed: "-1" is not a whole number'],
    [["train", "-", "--learner", "deep"], '--learner: there is no "deep"'],
    [["train", "-", "--features", "x1,y"], '--features: in "y", "y" is not x1, x2, ...'],
    [["train", "-", "--features", "x1^0"], '"x1^0" is not a product'],
    [["train", "-", "--seeds", "3"], "--seeds is not for train"],
    [["train", "-", "--model", "m"], "--model is not for train"],
    [["predict", "-"], "predict needs a --model"],
    [["train", "-", "--k", "3"], "--k is not for perceptron"],
    [["train", "-", "--seed", "1", "--seed=2"], "--seed is given twice"],
    [["train", "-", "--json=1"], "--json takes no value"],
    [["train", "-", "--learning-rate=-5"], "--learning-rate: learner.learning_rate must be above 0"],
    [["train", "-", "--max-epochs", "0"], "--max-epochs: max_epochs must be a whole number from 1"],
    [["train", "-", "--initial", "1"], "--initial: initial.weights must have one weight for each feature"],
    [["train", "-", "--order=custom", "--indices=0,1"], "--indices: The custom order has 2 indices for 4 examples"],
    [["orders", "-", "--seeds", "0"], "--seeds: An experiment needs at least one seed"],
    [["train", "-", "--label", "z"], '--label: standard input has no column "z"'],
    [["train", "-", "--positive", "z"], '--positive: no label is "z"'],
    [["train", "-", "--decimal", ";"], '--decimal: ";" is neither . nor ,'],
    [["train", "-", "--header", "--no-header"], "--header and --no-header exclude each other"],
  ])("%j", (args, message) => {
    const { code, out, error } = perceptron(args as string[], and);
    expect([code, out]).toEqual([2, ""]);
    expect(error).toContain(message);
    expect(error).toContain("see perceptron --help");
  });
});

it("--no-journal trains the same, but where the journal predicts", () => {
  expect(perceptron(["train", "-", "--no-journal"], and)).toEqual(perceptron(["train", "-"], and));
  const { code, error } = perceptron(["train", "-", "--learner", "voted", "--no-journal"], and);
  expect([code, error]).toEqual([1, expect.stringContaining("predicts from its journal")]);
});

it.each([["averaged"], ["voted"], ["kernel", "--kernel=polynomial"], ["nearest-neighbours"], ["decision-tree"]])(
  "a model of %s that was saved predicts what the run does",
  (...learner) => {
    const file = join(mkdtempSync(join(tmpdir(), "model-")), "model.json");
    const csv = "x,y,label\n0,0,-1\n0,1,1\n1,0,1\n1,1,1\n";
    const trained = perceptron(["train", "-", "--save-model", file, "--learner", ...learner], csv);
    expect(trained).toMatchObject({ code: 0, error: "" });
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ format: "perceptron-model", baseFeatures: 2 });
    const { out } = perceptron(["predict", "-", "--model", file, "--json"], csv);
    expect(JSON.parse(out)).toMatchObject({ label: [-1, 1, 1, 1], predicted: [-1, 1, 1, 1] });
    expect(perceptron(["predict", "-", "--model", file], "0,0,0,1\n1,0,0,-1\n").error).toContain("columns");
    writeFileSync(file, '{"format":"perceptron-model"}');
    expect(perceptron(["predict", "-", "--model", file], csv)).toEqual({
      code: 1,
      out: "",
      error: `perceptron: ${file}: version is missing, or is not of its kind.\n`,
    });
  },
);

it("a few lines that ask for more numbers than there is memory for are refused", () => {
  const lines = (count: number) => "1 1:1 1000000:2\n-1 3:1\n".repeat(count / 2);
  expect(perceptron(["train", "-"], lines(200)).error).toContain("line 200: there are more numbers than fit");
  const { status, stderr } = spawnSync("sh", ["-c", 'ulimit -v 300000; "$0" train -', program()], { input: lines(40) });
  expect([status, stderr.toString()]).toEqual([1, "perceptron: there is no memory for so many numbers\n"]);
});

it("--help names every option that there is", () => {
  const { code, out } = perceptron(["--help"]);
  expect(code).toBe(0);
  for (const [option = ""] of out.matchAll(/--[a-zA-Z-]+/g)) {
    if (option === "--help" || option === "--version") continue;
    expect(perceptron(["train", "-", option], and).error).not.toContain("there is no option");
  }
});

/** What the program reads, as CSV, and what it says of it. */
const table = (csv: string, ...options: string[]): string[] => {
  const { code, out, error } = perceptron(["table", "-", ...options], csv);
  expect(code, error).toBe(0);
  return [out, error.replaceAll("perceptron: standard input: ", "")];
};

describe("reads one table however it is written, and says nothing of it", () => {
  it.each([
    [
      "a mark before the first line, CRLF, quotes, spaces",
      `\uFEFF${and.replace("0,1", '"0" , 1').replaceAll("\n", "\r\n")}`,
    ],
    ["CR", and.replaceAll("\n", "\r")],
    ["semicolons", and.replaceAll(",", ";")],
    ["tabs", and.replaceAll(",", "\t")],
    ["spaces", and.replaceAll(",", "   ")],
    ["apostrophes", and.replaceAll(/[-+]1/g, "'$&'")],
    ["a delimiter at the end of the header", and.replace("\n", ",\n")],
    ["remarks", `# by hand\n${and.replace("0,1", "# one\n0,1")}\n`],
    ["decimals", and.replaceAll(/([01]),/g, "$1.0,")],
  ])("%s", (_, written) => {
    expect(table(written)).toEqual(["x,y,label\n0,0,-1\n0,1,-1\n1,0,-1\n1,1,1\n", ""]);
  });
});

describe("says what it decides and leaves out", () => {
  it.each([
    ["0,5,0\n1,6,1\n", [], "0,5,-1\n1,6,1\n", 'labels: "0" is -1, "1" is +1\n'],
    ["7,5,b\n1,6,a\n", [], "7,5,1\n1,6,-1\n", 'labels: "a" is -1, "b" is +1\n'],
    ["7,5,yes\n1,6,no\n", [], "7,5,1\n1,6,-1\n", 'labels: "no" is -1, "yes" is +1\n'],
    ["7,5,+\n1,6,-\n", [], "7,5,1\n1,6,-1\n", 'labels: "+" is +1, "-" is -1\n'],
    ["7,5,b\n1,6,a\n", ["--positive", "a"], "7,5,-1\n1,6,1\n", 'labels: "a" is +1, "b" is -1\n'],
    ["7,5,2\n1,6,3\n1,5,1\n", ["--positive=3"], "7,5,-1\n1,6,1\n1,5,-1\n", 'labels: "1" is -1, "2" is -1, "3" is +1\n'],
    ["x;y;l\n1,5;2;-1\n1.5;3;1\n".replace(".", ","), ["--decimal", ","], "x,y,l\n1.5,2,-1\n1.5,3,1\n", ""],
    ["1.234,1\n2.345,-1\n", ["--decimal=."], "1.234,1\n2.345,-1\n", ""],
    ["0,1\n1,0\n", ["--no-header"], "0,1\n1,-1\n", 'labels: "0" is -1, "1" is +1\n'],
    ["7,5,1\n1,6,1.0\n3,1,-1\n2,2,+1\n", [], "7,5,1\n1,6,1\n3,1,-1\n2,2,1\n", ""],
    ["7,-1,5\n1,1,6\n", ["--label", "2"], "7,5,-1\n1,6,1\n", ""],
    ["label,a\n1,8\n-1,9\n", [], "a,label\n8,1\n9,-1\n", "the label is column 1 (label)\n"],
    ["y,x\n1,8\n-1,9\n", ["--label", "y"], "x,y\n8,1\n9,-1\n", ""],
    [
      "a,b,y\n1,?,1\n2,3,-1\n4,5,1\n",
      ["--skip-missing"],
      "a,b,y\n2,3,-1\n4,5,1\n",
      "left out: rows that lack a value, 1\n",
    ],
  ])("%j %j", (csv, options, out, says) => {
    expect(table(csv, ...options)).toEqual([out, says]);
  });

  it("classes from 1 are as many as there are, not one more", () => {
    const three = "1,0,1\n0,1,2\n-1,-1,3\n";
    const { out, error } = perceptron(["train", "-", "--learner=multiclass", "--json"], three);
    expect(JSON.parse(out).weights).toHaveLength(9);
    expect(error).toBe('perceptron: standard input: labels: "1" is class 0, "2" is class 1, "3" is class 2\n');
    const four = perceptron(["train", "-", "--learner=multiclass", "--classes=4", "--json"], three);
    expect([JSON.parse(four.out).weights.length, four.error]).toEqual([12, ""]);
  });
});

describe("output that nobody takes", () => {
  /** Runs a line of the shell, where $0 is the program. */
  const shell = (line: string) => spawnSync("sh", ["-c", line, program()], { input: and, encoding: "utf8" });

  it.each(["train -", "trace -", "analyse -", "orders -", "table -", "--help"])(
    "%s > /dev/full ends with 3",
    (args) => {
      const { status, stderr } = shell(`"$0" ${args} > /dev/full`);
      expect([status, stderr]).toEqual([3, "perceptron: the output cannot be written\n"]);
    },
  );

  const endless = "trace - --visits 1e15 --max-epochs 2147483647 --learner margin --margin 1e6";

  it("ends a trace without an end, whose lines come as they are made", () => {
    for (const json of ["", "--json"]) {
      const { stdout, stderr } = shell(
        `(trap '' PIPE; "$0" ${endless} ${json}; echo "ends with $?" >&2) | head -c 100`,
      );
      expect(stdout).toHaveLength(100);
      expect(stderr).toContain("the output cannot be written\nends with 3\n");
    }
  });

  it("a trace keeps none of its visits", () => {
    const line = `ulimit -v 100000; "$0" trace - --visits 400000 --max-epochs 200000 --learner margin --margin 1e6 --json | wc -c`;
    expect(Number(shell(line).stdout)).toBeGreaterThan(40e6);
  });
});

it("says the same for people", () => {
  expect(perceptron(["train", "-"], and).out).toMatch(/^stopped {11}converged\n/);
  expect(perceptron(["trace", "-", "--visits", "3"], and).out.split("\n")[1]).toBe("0\t0\t0\t-1\t0\tmistake\t0 0 -1");
  expect(perceptron(["analyse", "-"], and).out).toMatch(/^verdict {11}separable\n/);
  const xor = "0,0,-1\n0,1,1\n1,0,1\n1,1,-1\n";
  expect(perceptron(["analyse", "-"], xor).out).toContain("positives         0.5 x example 1 + 0.5 x example 2\n");
  expect(perceptron(["orders", "-", "--epochs", "2"], and).out.split("\n")).toHaveLength(4);
});
