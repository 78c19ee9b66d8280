import { describe, expect, it } from "vitest";
import type { LearnerKind } from "../../../../web/engine/types.js";
import { kindOf } from "../../../../web/state/course/checks/index.js";
import type { Answer, CheckContext } from "../../../../web/state/course/checks/kind.js";
import { gradeAnswer, solutionOf } from "../../../../web/state/course/lessons/grade.js";
import type { AnsweredCheck, Check, DoneCheck, Task } from "../../../../web/state/course/lessons/lesson.js";
import type { PlaygroundState, Point } from "../../../../web/state/document/state.js";
import type { Frame } from "../../../../web/state/runs/frame.js";
import { rows } from "../../../rows.js";
import { taskText } from "../../words/said.js";
import { Bench, cs188, engine, stateOf } from "../engine.js";

/** The page at a moment, all of it there. */
async function momentOf(bench: Bench, examples: Frame["examples"] | null = null): Promise<CheckContext> {
  bench.untilStill();
  return {
    frame: bench.frame,
    engine: await engine.complete(),
    began: examples === null ? null : { examples, initial: null, position: 0 },
  };
}

const start = { weights: [0, 0], bias: -1 };
const worked = (changes: Partial<PlaygroundState> = {}) => Bench.ofTest(stateOf(cs188, { initial: start, ...changes }));

/** One that says nothing of its own to any answer. */
const taskOf = (check: Check): Task =>
  ({ checks: [check], wrong: [], right: null, solution: null, solve: null, next: null }) as unknown as Task;

function judged(check: AnsweredCheck, answer: Answer, moment: CheckContext) {
  const kind = kindOf(check);
  if (kind.takes !== "answer") throw new Error(`${check.kind} takes no answer`);
  const { feedback, ...graded } = kind.grade(check as never, answer, moment);
  return { ...graded, feedback: taskText(feedback) };
}

function truthOf(check: AnsweredCheck, moment: CheckContext): Answer {
  const kind = kindOf(check);
  return kind.takes === "answer" ? kind.truth(check as never, moment) : null;
}

function lacking(check: DoneCheck, moment: CheckContext): string | null {
  const kind = kindOf(check);
  if (kind.takes !== "deed") return "takes an answer";
  const missing = kind.missing(check as never, moment);
  return missing && taskText(missing);
}

describe("a number that the run says of itself", () => {
  it.each<[of: string, after: string, is: number]>([
    ["updates", "epoch 1", 2],
    ["updates", "end", 446],
    ["epochs", "end", 232],
    ["visits", "end", 1160],
    ["mistakes", "visit 2", 1],
    ["score", "visit 3", 14],
    ["label", "visit 5", -1],
    ["example", "visit 4", 4],
    ["x1", "visit 2", 3],
    ["bias", "end", -31],
    ["training-mistakes", "end", 0],
    ["score", "next visit", -1],
    ["updates", "now", 0],
  ])("%s after %s", async (of, after, is) => {
    const check = { kind: "number", of, after } as Extract<AnsweredCheck, { kind: "number" }>;
    expect(truthOf(check, await momentOf(worked()))).toBe(is);
  });

  it("leaves the page where it stands", async () => {
    const bench = worked();
    bench.do({ type: "seek", visit: 2 });
    expect(truthOf({ kind: "number", of: "score", after: "next visit" }, await momentOf(bench))).toBe(14);
    expect(bench.frame.pane.visit).toBe(2);
  });

  it("is right within what it may be off, and otherwise said to be too small or too large", async () => {
    const moment = await momentOf(worked());
    const check = { kind: "number", is: 0.5, within: 0.01 } as const;
    expect(judged(check, 0.505, moment).right).toBe(true);
    expect(judged(check, 0.6, moment).feedback).toBe("0.6 is too large.");
    expect(judged(check, 0.4, moment)).toMatchObject({
      right: false,
      feedback: "0.4 is too small.",
      values: { truth: "0.5" },
    });
  });
});

describe("whether the next visit is a mistake", () => {
  it("is told by the record of that visit", async () => {
    const bench = worked();
    bench.do({ type: "seek", visit: 1 });
    const moment = await momentOf(bench);
    expect(truthOf({ kind: "mistake" }, moment)).toBe(true);
    expect(judged({ kind: "mistake" }, false, moment)).toMatchObject({
      right: false,
      feedback: "Example 2 has the label +1 and the score −1: opposite signs, a mistake.",
      values: { agreement: "−1" },
    });
  });

  it("is told of several classes by the scores of all of them", async () => {
    const moment = await momentOf(
      Bench.ofTest(stateOf(rows("-1 1 -1; 2 1 1; 0 3 2"), { learners: [{ kind: "multiclass" }], visit: 2 })),
    );
    expect(judged({ kind: "mistake" }, true, moment)).toMatchObject({
      right: true,
      feedback:
        "Example 3 is of class 2; class 0 scores −4, class 1 scores 4, class 2 scores 0. So class 1 is predicted: a mistake.",
    });
  });

  it("cannot be asked at the end of the run", async () => {
    const bench = worked();
    bench.do({ type: "finish" });
    expect(judged({ kind: "mistake" }, true, await momentOf(bench)).feedback).toBe(
      "The run has ended: there is no next visit.",
    );
  });
});

describe("weights", () => {
  it("are those after the next visit", async () => {
    const bench = worked();
    bench.do({ type: "seek", visit: 1 });
    const moment = await momentOf(bench);
    const check = { kind: "weights", of: "weights", after: "next visit" } as const;
    expect(truthOf(check, moment)).toEqual([3, 2, 0]);
    expect(judged(check, [3, 2, 0], moment).right).toBe(true);
    expect(judged(check, [3, -2, 0], moment).feedback).toBe("The weight of x2 would be −2: too small.");
    expect(judged(check, [3, 2, 1], moment).feedback).toBe("The bias would be 1: too large.");
  });

  it("are any that have no mistake, on either scale", async () => {
    const moment = await momentOf(worked());
    const check = { kind: "weights" } as const;
    expect(judged(check, [12, 2, -31], moment).right).toBe(true);
    expect(judged(check, [24, 4, -62], moment).right).toBe(true);
    expect(judged(check, truthOf(check, moment), moment).right).toBe(true);
    expect(judged(check, [1, 0, -2], moment).feedback).toBe(
      "With these weights, example 3 scores 0: on neither side, and its label is +1. 2 examples are wrong.",
    );
  });

  it.each<[string, LearnerKind, Point]>([
    ["of a kernel", "kernel", [1, 1, -1]],
    ["of classes", "multiclass", [1, 1, 2]],
  ])("are not right whatever they are, where the learner has become one %s", async (_, kind, more) => {
    const learners = [{ kind }] as PlaygroundState["learners"];
    const moment = await momentOf(Bench.ofTest(stateOf([...cs188, more], { learners })));
    const check = { kind: "weights", of: "weights", after: "next visit" } as const;
    expect(judged(check, [7, 7, 7], moment)).toMatchObject({
      right: false,
      feedback: expect.stringMatching(/perceptron/),
    });
    if (kind === "multiclass") expect(judged({ kind: "weights" }, [7, 7, 7], moment).right).toBe(false);
  });

  it("are any of these signs", async () => {
    const moment = await momentOf(worked());
    const check = { kind: "weights", signs: ["+", "0", "-"] } as const;
    const signed = { ...check, signs: [...check.signs] };
    expect(judged(signed, [3, 0, -9], moment).right).toBe(true);
    expect(judged(signed, [3, 0, 9], moment).feedback).toContain("The weight of b is 9");
  });

  it("are as many as are written down, whatever is on the page", async () => {
    const moment = await momentOf(worked());
    const check = { kind: "weights", is: { weights: [2, 0, 3] } } as const;
    const written = { ...check, is: { weights: [...check.is.weights] } };
    expect(truthOf(written, moment)).toEqual([2, 0, 3]);
    expect(judged(written, [2, 0, 3], moment).right).toBe(true);
    expect(judged(written, [2, 0, 5], moment).feedback).toBe("The weight of x3 would be 5: too large.");
  });
});

describe("cells of the trace", () => {
  const check: AnsweredCheck = { kind: "cells", visits: [1, 2], blank: ["score", "mistake", "weights"] };

  it("are those of the worked pass of CS 188", async () => {
    expect(truthOf(check, await momentOf(worked()))).toEqual([-1, 0, 0, 0, -1, -1, 1, 3, 2, 0]);
  });

  it.each<[cells: readonly number[], expected: string]>([
    [[1, 0, 0, 0, -1, -1, 1, 3, 2, 0], "In the row of visit 1, the score is not 1"],
    [[-1, 0, 0, 0, -1, -1, 0, 3, 2, 0], "In the row of visit 2, the score is −1 and the label +1: that is a mistake."],
    [[-1, 0, 0, 0, -1, -1, 1, 3, 2, 1], "In the row of visit 2, the weights after it are different"],
    [[-1, 0, 0, 0, -1, -1, 1, 3, 2, Number.NaN], "In the row of visit 2, a cell is empty."],
  ])("%j: %s", async (cells, expected) => {
    const { right, feedback } = judged(check, cells, await momentOf(worked()));
    expect(right).toBe(false);
    expect(feedback).toContain(expected);
  });
});

describe("what is to be done", () => {
  it("reaches a moment, or goes beyond", async () => {
    const bench = worked();
    bench.do({ type: "seek", visit: 3 });
    const moment = await momentOf(bench);
    expect(lacking({ kind: "reached", visit: 3 }, moment)).toBeNull();
    expect(lacking({ kind: "reached", visit: 4 }, moment)).toBe("This is visit 3: continue to visit 4.");
    expect(lacking({ kind: "reached", epoch: 1 }, moment)).toBe("So far: 0 epochs. Continue to 1.");
    expect(lacking({ kind: "reached", updates: 2 }, moment)).toBe("So far: 1 update. Continue to 2.");
  });

  it("converges", async () => {
    const bench = worked();
    expect(lacking({ kind: "converged" }, await momentOf(bench))).toBe(
      "After 0 visits, no epoch has been without a mistake yet.",
    );
    bench.do({ type: "finish" });
    expect(lacking({ kind: "converged" }, await momentOf(bench))).toBeNull();
  });

  it("says that a run which stopped has not converged", async () => {
    const bench = worked({ maxEpochs: 3 });
    bench.do({ type: "finish" });
    expect(lacking({ kind: "converged" }, await momentOf(bench))).toBe(
      "The run has stopped after 3 epochs, and the last one had mistakes.",
    );
  });

  it("separates, by any line", async () => {
    expect(lacking({ kind: "separates" }, await momentOf(worked()))).toBe(
      "3 examples are not on the side of their labels.",
    );
    const line = { weights: [24, 4], bias: -62 };
    expect(lacking({ kind: "separates" }, await momentOf(worked({ initial: line })))).toBeNull();
  });

  it("says of examples on the line that they are on it", async () => {
    const points: Point[] = rows("1 1 -1; 3 3 1");
    const touching = Bench.ofTest(stateOf(points, { initial: { weights: [1, 1], bias: -2 } }));
    expect(lacking({ kind: "separates" }, await momentOf(touching))).toBe(
      "1 example is on the line, where the score is 0: that is on neither side.",
    );
    const both = Bench.ofTest(stateOf(points, { initial: { weights: [-1, -1], bias: 2 } }));
    expect(lacking({ kind: "separates" }, await momentOf(both))).toBe(
      "2 examples are not on the side of their labels.",
    );
  });

  it("separates the examples that there were: new ones are to be taken back", async () => {
    const bench = worked({ initial: { weights: [24, 4], bias: -62 } });
    const five = bench.frame.examples;
    bench.do({ type: "add-points", points: [[9, 9, 1]] });
    const kept = { kind: "separates", kept: true } as const;
    expect(lacking(kept, await momentOf(bench, five))).toMatch(/^You have drawn 1 new example\. Press Undo/);
    bench.do({ type: "undo" });
    expect(lacking(kept, await momentOf(bench, five))).toBeNull();
  });

  it("does not take weights of 0 for a line, whatever the tie rule", async () => {
    const bench = worked({ initial: null, learners: [{ kind: "perceptron", tie: "correct" }] });
    expect(lacking({ kind: "separates" }, await momentOf(bench))).toBe(
      "5 examples are not on the side of their labels.",
    );
  });

  it("asks for the examples that were there, moved but neither erased, drawn nor relabelled", async () => {
    const bench = Bench.ofTest(stateOf(rows("1 1 -1; 3 3 1; 0 0 1"), { initial: { weights: [1, 1], bias: -4 } }));
    const three = bench.frame.examples;
    const say = async (check: DoneCheck) => lacking(check, await momentOf(bench, three));
    const line: DoneCheck = { kind: "separates", kept: true };
    expect(await say(line)).toBe("1 example is not on the side of its label.");
    bench.do({
      type: "add-points",
      points: rows("4 4 1; 5 5 1"),
    });
    expect(await say(line)).toBe("You have drawn 2 new examples. Press Undo, and choose Move before you drag.");
    const points = (all: Parameters<typeof stateOf>[0]) =>
      bench.do({ type: "replace", state: (present) => ({ ...present, data: stateOf(all).data }) });
    points(rows("1 1 -1; 3 3 1"));
    expect(await say(line)).toBe("1 example is gone: undo that, and move it instead.");
    expect(await say({ kind: "verdict", is: "separable", kept: true })).toContain("is gone");
    points(rows("1 1 -1; 3 3 1; 0 0 -1"));
    expect(await say(line)).toContain("The labels are not those at the start");
    points(rows("1 1 -1; 3 3 1; 3 2 1"));
    expect(await say(line)).toBeNull();
    expect(await say({ kind: "verdict", is: "separable", kept: true })).toBeNull();
  });

  it("makes it inseparable by one example", async () => {
    const bench = worked();
    const five = bench.frame.examples;
    const check = { kind: "verdict", is: "inseparable", added: 1 } as const;
    expect(lacking(check, await momentOf(bench, five))).toBe("Place 1 example.");
    bench.do({ type: "add-points", points: [[9, 9, 1]] });
    expect(lacking(check, await momentOf(bench, five))).toBe("A line still separates these.");
    bench.do({ type: "undo" }, { type: "add-points", points: [[3, 3, -1]] });
    expect(lacking(check, await momentOf(bench, five))).toBeNull();
    expect(lacking({ kind: "verdict", is: "separable" }, await momentOf(bench, five))).toBe(
      "No line separates these yet.",
    );
    bench.do({ type: "add-points", points: [[0, 0, 1]] });
    expect(lacking(check, await momentOf(bench, five))).toContain("2 more examples than at the start");
  });

  it("has a bound so large, as long as a line separates", async () => {
    const bench = worked();
    expect(lacking({ kind: "bound", least: 6370 }, await momentOf(bench))).toBeNull();
    expect(lacking({ kind: "bound", least: 7000 }, await momentOf(bench))).toBe(
      "The bound is 6\u202f370. It has to be at least 7\u202f000.",
    );
    bench.do({ type: "add-points", points: [[3, 3, -1]] });
    expect(lacking({ kind: "bound", least: 1 }, await momentOf(bench))).toBe(
      "There is no bound, because nothing separates these.",
    );
  });

  it("takes so many updates, from weights 0, with few examples", async () => {
    const check: DoneCheck = { kind: "run-takes", of: "updates", least: 446, examples: 5 };
    const bench = worked({ initial: null });
    const say = async () => lacking(check, await momentOf(bench));
    expect(await say()).toBe("The run makes 445 updates. It has to make at least 446.");
    expect(lacking({ ...check, least: 445 }, await momentOf(bench))).toBeNull();
    expect(lacking({ kind: "run-takes", of: "updates", most: 400 }, await momentOf(bench))).toBe(
      "The run makes 445 updates. It may make at most 400.",
    );
    bench.do({ type: "replace", state: (present) => ({ ...present, maxEpochs: 20 }) });
    expect(await say()).toBe("After 20 epochs the run is stopped, and it has not converged.");
    bench.do({ type: "add-points", points: [[9, 9, 1]] });
    expect(await say()).toBe("There are 6 examples: at most 5 are allowed.");
    expect(lacking(check, await momentOf(worked()))).toBe(
      "The run does not start from weights 0: set all weights and the bias to 0.",
    );
    const never = Bench.ofTest(stateOf([...cs188.slice(0, 4), [3, 2, -1]]));
    expect(lacking(check, await momentOf(never))).toBe("No line separates these, so the updates never end.");
  });

  it("takes so many epochs with the same examples, however they are listed", async () => {
    const check: DoneCheck = { kind: "run-takes", of: "epochs", least: 200, same: true };
    const bench = Bench.ofTest(stateOf(cs188));
    const five = bench.frame.examples;
    expect(lacking(check, await momentOf(bench, five))).toBeNull();
    const turned = Bench.ofTest(stateOf(cs188.toReversed()));
    expect(lacking(check, await momentOf(turned, five))).toMatch(
      /^The run takes \d+ epochs\. It has to take at least 200\.$/,
    );
    bench.do({ type: "add-points", points: [[9, 9, 1]] });
    expect(lacking(check, await momentOf(bench, five))).toBe(
      "The examples are different from those at the start of this step: undo that, and change only their order.",
    );
  });

  it("has examples on which two ways to predict disagree at the end", async () => {
    const check: DoneCheck = { kind: "disagree", between: ["voted", "averaged"], least: 1 };
    const order: readonly Point[] = rows("1 1 -1; 3 2 1; 2 4 1; 3 4 1; 2 3 -1");
    const bench = Bench.ofTest(stateOf(order, { maxEpochs: 3 }));
    expect(lacking(check, await momentOf(bench))).toBeNull();
    expect(lacking({ ...check, least: 5 }, await momentOf(bench))).toMatch(
      /disagree on [12] examples?\. .* at least 5\.$/,
    );
    const apart = Bench.ofTest(stateOf(rows("0 0 -1; 4 4 1")));
    expect(lacking(check, await momentOf(apart))).toBe(
      "“Voted perceptron” and “Averaged perceptron” agree on all examples.",
    );
  });

  it("chooses settings, of the learner and of the page", async () => {
    const bench = worked();
    const tie = { name: "tie", of: "learner", path: "tie", value: "correct" } as const;
    const features = { name: "features", of: "state", path: "features", value: "x1,x2,x1*x2" } as const;
    const check = { kind: "setting", settings: [tie, features] } as const;
    expect(lacking(check, await momentOf(bench))).toBe("“Tie rule” is “Mistake”: choose “Correct”.");
    bench.do({ type: "configure", learner: { kind: "perceptron", tie: "correct" } });
    expect(lacking(check, await momentOf(bench))).toBe("“Features” is “x₁, x₂”: choose “x₁, x₂, x₁x₂”.");
    bench.do({ type: "set-features", features: ["x1", "x2", "x1*x2"] });
    expect(lacking(check, await momentOf(bench))).toBeNull();
  });

  it("says learners and orders in the words of the page", async () => {
    const bench = worked();
    const learner = { name: "learner", of: "state", path: "learners", value: "passive-aggressive" } as const;
    const order = { name: "order", of: "state", path: "order.kind", value: "shuffle-each-epoch" } as const;
    const say = async (wanted: typeof learner | typeof order) =>
      lacking({ kind: "setting", settings: [wanted] }, await momentOf(bench));
    expect(await say(learner)).toBe("“Learner” is “Perceptron”: choose “Passive-aggressive”.");
    expect(await say(order)).toBe("“Visit order” is “Original order”: choose “Shuffle each epoch”.");
  });

  it("has features among others", async () => {
    const bench = worked();
    const check: DoneCheck = { kind: "features", has: ["x1*x2"] };
    expect(lacking(check, await momentOf(bench))).toBe("x₁x₂ is not among the features yet.");
    bench.do({ type: "set-features", features: ["x2", "x1*x2"] });
    expect(lacking(check, await momentOf(bench))).toBeNull();
  });
});

it("has no solution of its own where something is to be done: what is lacking solves nothing", async () => {
  const moment = await momentOf(worked());
  const task = taskOf({ kind: "run-takes", of: "updates", least: 1000 });
  expect(gradeAnswer(task, null, moment).feedback).not.toBeNull();
  expect(solutionOf(task, moment)).toBeNull();
  expect(solutionOf({ ...task, solution: "Press end." }, moment)).toMatchObject({ code: "own" });
});

describe("a page that the engine refuses", () => {
  const refused: Readonly<Record<string, readonly Point[]>> = {
    "no examples": [],
    "one label alone": [[1, 1, 1]],
    "a third class": [...cs188, [0, 3, 2]],
  };
  const asked: readonly (readonly [Check, Answer])[] = [
    [{ kind: "number", of: "updates", after: "end" }, 3],
    [{ kind: "mistake" }, true],
    [{ kind: "weights" }, [1, 2, 3]],
    [{ kind: "cells", visits: [1, 2], blank: ["score"] }, [1, 2]],
    [{ kind: "verdict", is: "inseparable" }, null],
    [{ kind: "bound", least: 3 }, null],
    [{ kind: "run-takes", of: "updates", least: 3 }, null],
  ];

  it.each(Object.keys(refused))("with %s, is what is said to every answer", async (page) => {
    const moment = await momentOf(Bench.ofTest(stateOf(refused[page] ?? [])));
    for (const [check, answer] of asked) {
      const { right, feedback } = gradeAnswer(taskOf(check), answer, moment);
      expect([check.kind, right]).toEqual([check.kind, false]);
      expect(taskText(feedback)).toMatch(/examples?\b.*\./);
      expect(solutionOf(taskOf(check), moment)).toEqual(feedback);
    }
  });

  it("as weights beyond reach are", async () => {
    const graded = gradeAnswer(taskOf({ kind: "weights" }), [1e200, 0, 0], await momentOf(worked()));
    expect([graded.right, taskText(graded.feedback)]).toEqual([false, "initial must lie within ±1e100."]);
  });
});
