import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { english } from "../../../../web/state/document/notation/words.js";
import { spoken } from "../../../../web/views/story/sentence/sentences.js";
import { plainText } from "../../../../web/words/phrase.js";
import { rows } from "../../../rows.js";
import { obstacleSaid } from "../../words/said.js";
import { type Case, frameAt, frameOf } from "../frames.js";
import { sentencesAt } from "../written.js";

interface Golden {
  readonly cases: readonly {
    readonly id: string;
    readonly spec: Case;
    readonly expect: { readonly scores: number[] };
  }[];
}

const golden: Golden = JSON.parse(readFileSync(new URL("../../../golden/seeds.json", import.meta.url), "utf8"));
const cs188 = golden.cases.find(({ id }) => id === "cs188-single-pass")?.spec ?? { X: [], y: [] };
const toTheEnd: Case = { ...cs188, maxEpochs: 1000 };
const xor: Case = {
  X: rows("0 0; 0 1; 1 0; 1 1"),
  y: [-1, 1, 1, -1],
};
const one = (label: number, rest: Partial<Case> = {}): Case => ({ X: [[2, 1]], y: [label], ...rest });

const visited = (spec: Case, visit?: number) => plainText(sentencesAt(frameAt(spec, visit)).visit);

describe("after an edit", () => {
  it("the weights are carried over, and one press starts from zero", () => {
    const initial = { weights: [3, 2], bias: -1, carried: true } as const;
    const edited = frameAt({ ...xor, initial }, 0);
    expect(plainText(sentencesAt(edited).visit)).toBe(
      "The weights are kept from before the edit. Press “from zero” to start them at 0 instead. " +
        "The weights are 3, 2 and the bias is −1.",
    );
  });
});

describe("the CS188 worked example", () => {
  it.each([
    [0, "Nothing has been visited yet. All weights are 0 and the bias is −1."],
    [
      1,
      "Visit 1 looked at example 1, a negative. Its score is −1, so the perceptron predicts negative: correct. The weights stay the same.",
    ],
    [
      2,
      "Visit 2 looked at example 2, a positive. Its score is −1, so the perceptron predicts negative: a mistake, a false negative. The weights move towards it.",
    ],
    [
      3,
      "Visit 3 looked at example 3, a positive. Its score is 14, so the perceptron predicts positive: correct. The weights stay the same.",
    ],
    [
      4,
      "Visit 4 looked at example 4, a positive. Its score is 17, so the perceptron predicts positive: correct. The weights stay the same.",
    ],
    [
      5,
      "Visit 5 looked at example 5, a negative. Its score is 12, so the perceptron predicts positive: a mistake, a false positive. The weights move away from it.",
    ],
  ])("after %d visits", (visit, sentence) => {
    expect(visited(toTheEnd, visit)).toBe(sentence);
  });

  it("says how it converged", () => {
    expect(sentencesAt(frameAt(toTheEnd))).toMatchObject({
      outcome: "Converged: epoch 232 had no mistakes. It took 446 updates.",
      help: null,
      moreEpochs: null,
    });
  });

  it("says that one epoch was not enough, and what may help", () => {
    expect(sentencesAt(frameAt(cs188))).toMatchObject({
      outcome:
        "Stopped after 1 epoch without converging: the last one still made 2 mistakes. " +
        "It may just need more time, or there may be no line that separates these examples.",
      help: "What may help: more epochs, a different order, moving the examples that overlap or a preset that a line can separate.",
      moreEpochs: 10,
    });
  });
});

describe("ties", () => {
  it.each([
    ["mistake", 1, "which the tie rule counts as a mistake. The weights were all 0. Now they are the example itself."],
    [
      "mistake",
      -1,
      "which the tie rule counts as a mistake. The weights were all 0. Now they are the example with every sign flipped.",
    ],
    ["correct", 1, "which the tie rule counts as correct. The weights stay the same."],
    ["negative", -1, "which the tie rule reads as negative: correct. The weights stay the same."],
    [
      "negative",
      1,
      "which the tie rule reads as negative: a mistake. The weights were all 0. Now they are the example itself.",
    ],
    ["positive", 1, "which the tie rule reads as positive: correct. The weights stay the same."],
    [
      "positive",
      -1,
      "which the tie rule reads as positive: a mistake. The weights were all 0. Now they are the example with every sign flipped.",
    ],
  ] as const)("rule %s, label %d", (tie, label, ending) => {
    const noun = label > 0 ? "positive" : "negative";
    expect(visited(one(label, { tie }), 1)).toBe(
      `Visit 1 looked at example 1, a ${noun}. Its score is 0, a tie, ${ending}`,
    );
  });

  it.each([
    ["mistake", "counts as a mistake"],
    ["correct", "counts as correct"],
    ["negative", "reads as negative"],
    ["positive", "reads as positive"],
  ] as const)("are announced before any visit: %s", (tie, words) => {
    expect(visited(one(1, { tie }), 0)).toBe(
      `Nothing has been visited yet. All weights and the bias are 0, so the first score will be 0: a tie, which the tie rule ${words}.`,
    );
  });
});

describe("updates", () => {
  it("name the multiple when the learning rate is not 1", () => {
    expect(visited(one(-1, { learningRate: 0.5 }), 1)).toContain("Now they are −0.5 times the example.");
  });

  it("of an example at the origin change the bias at most", () => {
    expect(visited(xor, 1)).toContain("All its features are 0, so only the bias changes.");
    expect(visited({ ...xor, bias: false }, 1)).toContain("All its features are 0, so the update changes nothing.");
  });
});

describe("before any visit", () => {
  it("names the initial weights, while they are few", () => {
    expect(visited(one(1, { initial: { weights: [1.5, -2], bias: 0 } }), 0)).toBe(
      "Nothing has been visited yet. The weights are 1.5, −2 and the bias is 0.",
    );
    const many: Case = { X: [[1, 2, 3, 4]], y: [1], bias: false, initial: { weights: [1, 0, 0, 0], bias: 0 } };
    expect(visited(many, 0)).toBe("Nothing has been visited yet. The weights start from given values.");
  });

  it("leaves the bias out when there is none", () => {
    expect(visited(one(1, { bias: false }), 0)).toContain("All weights are 0, so the first score");
  });

  it("asks for examples when there are none", () => {
    expect(visited({ X: [], y: [] })).toBe(
      "There are no examples yet. Draw some positives and negatives, or pick a preset.",
    );
  });
});

describe("one label only", () => {
  it("asks for the other", () => {
    const frame = frameAt(one(-1), 0, { obstacle: { code: "twoClasses" } });
    expect(plainText(sentencesAt(frame).visit)).toBe(
      "Every example is negative. To learn, the perceptron needs some positive ones too.",
    );
  });
});

describe("the end of a run", () => {
  it("does not promise what more epochs cannot give", () => {
    const { outcome, moreEpochs } = sentencesAt(frameAt({ ...xor, maxEpochs: 50 }));
    expect(outcome).toBe(
      "Stopped after 50 epochs without converging: the last one still made 4 mistakes. " +
        "It may just need more time, or there may be no line that separates these examples.",
    );
    expect(moreEpochs).toBe(500);
  });

  it("points at the bias when it is off", () => {
    const { outcome, help } = sentencesAt(frameAt({ ...xor, bias: false, maxEpochs: 10 }));
    expect(outcome).toContain("no line through the origin that separates");
    expect(help).toContain("turning the bias on");
  });

  it("offers no more epochs than a run takes", () => {
    const frame = frameAt({ ...xor, maxEpochs: 10 });
    const limited = (maxEpochs: number) => sentencesAt({ ...frame, state: { ...frame.state, maxEpochs } }).moreEpochs;
    expect(limited(10 ** 9)).toBe(2 ** 31 - 1);
    expect(limited(2 ** 31 - 1)).toBeNull();
  });

  it("says when the record of updates is full", () => {
    const { outcome, help, moreEpochs } = sentencesAt(frameAt(xor, 8, { stop: "journal-full", updates: 1_000_000 }));
    expect(outcome).toContain(
      "Stopped before it converged: the record of updates is full, at 1\u202f000\u202f000 updates.",
    );
    expect(help).toContain("fewer examples");
    expect(moreEpochs).toBeNull();
  });

  it("tells a run that learned nothing from one that was right from the start", () => {
    expect(sentencesAt(frameAt(one(1, { tie: "correct" }))).outcome).toBe(
      "Converged: epoch 1 had no mistakes. It took 0 updates. " +
        "But it has learned nothing: every score is 0, and the tie rule accepts that.",
    );
    expect(sentencesAt(frameAt(one(1, { initial: { weights: [1, 1], bias: 0 } }))).outcome).toContain(
      "The weights it started with were already right.",
    );
  });
});

describe("the words", () => {
  it("follow the precision of the page", () => {
    const frame = frameAt(one(1, { initial: { weights: [0.1, 0.1], bias: 0 } }), 1);
    const full = { ...frame, state: { ...frame.state, ui: { ...frame.state.ui, precision: "full" as const } } };
    expect(plainText(sentencesAt(frame).visit)).toContain("Its score is 0.3,");
    expect(plainText(sentencesAt(full).visit)).toContain("Its score is 0.30000000000000004,");
  });

  it("are spoken whole", () => {
    expect(spoken(sentencesAt(frameAt(toTheEnd)), english)).toMatch(
      /^Converged: .* no mistakes\. .* Visit .* The weights stay the same\.$/,
    );
  });
});

describe("an obstacle of one learner", () => {
  it("is said in its own words", () => {
    const obstacle = { code: "twoClasses" } as const;
    expect(plainText(sentencesAt(frameOf({ kind: "margin" }, [-1, 1, 2], { obstacle })).visit)).toBe(
      obstacleSaid(obstacle),
    );
    expect(plainText(sentencesAt(frameOf({ kind: "margin" }, [2, 2], { obstacle })).visit)).toBe(
      obstacleSaid(obstacle),
    );
  });

  it("of one label only is told of any learner", () => {
    expect(
      plainText(sentencesAt(frameOf({ kind: "kernel" }, [1, 1], { obstacle: { code: "twoClasses" } })).visit),
    ).toBe("Every example is positive. To learn, it needs some negative ones too.");
  });
});
