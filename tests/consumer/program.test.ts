import { describe, expect, it } from "vitest";
import { perceptron } from "./cli.js";

const and = "x,y,label\n0,0,-1\n0,1,-1\n1,0,-1\n1,1,+1\n";

describe("what is wrong with a file is said with its line and column, and ends with 1", () => {
  it.each([
    ["x,y,label\n1,2,1\n1,abc,-1\n", 'standard input, line 3: column 2 (y): "abc" is not a number'],
    ["1,2,1\n\n# a remark\n1,0x10,-1\n", 'standard input, line 4: column 2: "0x10" is not a number'],
    ["1,2,1\n1,,-1\n", 'standard input, line 2: column 2: "" is not a number'],
    ["1,2,1\n1,1e999,-1\n", 'standard input, line 2: column 2: "1e999" is not a number'],
    ["1,2,1\n1,-1\n", "standard input, line 2: has 2 cells; the lines before it have 3"],
    ["1,2,1\n1,2,0\n", "standard input, line 2: column 3: the label 0 is not -1 or +1"],
    ["x,y,label\n", "standard input has no rows of numbers"],
    ["", "standard input has no rows of numbers"],
  ])("%j", (csv, message) => {
    expect(perceptron(["train", "-"], csv)).toEqual({ code: 1, out: "", error: `perceptron: ${message}\n` });
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
  ])("%j", (args, message) => {
    const { code, out, error } = perceptron(args as string[], and);
    expect([code, out]).toEqual([2, ""]);
    expect(error).toContain(message);
    expect(error).toContain("see perceptron --help");
  });
});

it("--help names every option that there is", () => {
  const { code, out } = perceptron(["--help"]);
  expect(code).toBe(0);
  for (const [option = ""] of out.matchAll(/--[a-zA-Z-]+/g)) {
    if (option === "--help" || option === "--version") continue;
    expect(perceptron(["train", "-", option], and).error).not.toContain("there is no option");
  }
});

it("reads what spreadsheets write: a mark before the first line, CRLF, quotes, spaces", () => {
  const plain = perceptron(["train", "-", "--json"], and);
  const written = perceptron(
    ["train", "-", "--json"],
    `\uFEFF${and.replace("0,1", '"0" , 1').replaceAll("\n", "\r\n")}`,
  );
  expect(plain).toMatchObject({ code: 0, error: "" });
  expect(written).toEqual(plain);
});

it("says the same for people", () => {
  expect(perceptron(["train", "-"], and).out).toMatch(/^stopped {11}converged\n/);
  expect(perceptron(["trace", "-", "--visits", "3"], and).out.split("\n")[1]).toBe("0\t0\t0\t-1\t0\tmistake\t0 0 -1");
  expect(perceptron(["analyse", "-"], and).out).toMatch(/^verdict {11}separable\n/);
  const xor = "0,0,-1\n0,1,1\n1,0,1\n1,1,-1\n";
  expect(perceptron(["analyse", "-"], xor).out).toContain("positives         0.5 x example 1 + 0.5 x example 2\n");
  expect(perceptron(["orders", "-", "--epochs", "2"], and).out.split("\n")).toHaveLength(4);
});
