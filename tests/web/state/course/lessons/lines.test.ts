import { describe, expect, it } from "vitest";
import { blankLine, wrongLine } from "../../../../../web/state/course/checks/choice.js";
import type { CheckContext } from "../../../../../web/state/course/checks/kind.js";
import { laidOut, lines } from "../../../../../web/state/course/checks/lines.js";
import type { CheckOf } from "../../../../../web/state/course/lessons/lesson.js";

/** None of these asks the page anything. */
const nowhere = null as unknown as CheckContext;

const check: CheckOf<"lines"> = {
  kind: "lines",
  lines: [
    { line: "start" },
    { line: "test", wrong: "No score yet." },
    { line: "weights", in: 1, swap: "update", wrong: "At every visit." },
    { line: "bias", in: 1, swap: "update", wrong: "At every visit too." },
    { line: "return", wrong: "It ends here." },
  ],
};

const said = (...answer: number[]) => {
  const { right, feedback } = lines.grade(check, answer, nowhere);
  return right ? "right" : feedback?.code === "own" ? feedback.html : null;
};

describe("the order of lines", () => {
  it("is right as it is written, and where lines that may swap have done so", () => {
    expect(lines.truth(check, nowhere)).toEqual([0, 1, 2, 3, 4]);
    expect(said(0, 1, 2, 3, 4)).toBe("right");
    expect(said(0, 1, 3, 2, 4)).toBe("right");
  });

  it("says what the first line would do that comes too early", () => {
    expect(said(1, 0, 2, 3, 4)).toBe("No score yet.");
    expect(said(0, 1, 4, 2, 3)).toBe("It ends here.");
    expect(said(0, 3, 1, 2, 4)).toBe("At every visit too.");
    expect(said(0, 2, 2, 2, 2)).toBe("At every visit.");
  });

  it("is wrong where lines are missing", () => {
    expect(lines.grade(check, [0, 1], nowhere).right).toBe(false);
    expect(lines.grade(check, null, nowhere).right).toBe(false);
  });

  it.each([3, 4, 5, 6, 7, 8, 9, 10])("lays out all of %i lines, the first not where it belongs", (count) => {
    const order = laidOut(count);
    expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, k) => k));
    expect(order[0]).not.toBe(0);
    expect(order.every((line, k) => k === 0 || line === (order[k - 1] ?? 0) + 1)).toBe(false);
  });
});

describe("one line of an algorithm", () => {
  it("is the one that is missing", () => {
    const missing: CheckOf<"blank-line"> = {
      kind: "blank-line",
      lines: [{ line: "start" }, { in: 1 }],
      options: [
        { say: "stop", wrong: "It stops." },
        { say: "go", right: true },
      ],
    };
    expect(blankLine.truth(missing, nowhere)).toBe(1);
    expect(blankLine.grade(missing, 1, nowhere).right).toBe(true);
    expect(blankLine.grade(missing, 0, nowhere).feedback).toEqual({ code: "own", html: "It stops." });
  });

  it("is the one that is wrong", () => {
    const wrong: CheckOf<"wrong-line"> = {
      kind: "wrong-line",
      lines: [
        { line: "start", wrong: "It must start." },
        { line: "stop", in: 1, right: true },
      ],
    };
    expect(wrongLine.truth(wrong, nowhere)).toBe(1);
    expect(wrongLine.grade(wrong, 1, nowhere).right).toBe(true);
    expect(wrongLine.grade(wrong, 0, nowhere).feedback).toEqual({ code: "own", html: "It must start." });
  });
});
