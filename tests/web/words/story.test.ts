import { describe, expect, it } from "vitest";
import { kernelKinds, tieRules } from "../../../web/engine/generated/names.js";
import { baselines } from "../../../web/words/generated/en/baselines.js";
import { batch } from "../../../web/words/generated/en/batch.js";
import { ending } from "../../../web/words/generated/en/ending.js";
import { kernel } from "../../../web/words/generated/en/kernel.js";
import { type LinearWords, linear } from "../../../web/words/generated/en/linear.js";
import { multiclass } from "../../../web/words/generated/en/multiclass.js";
import { outcome } from "../../../web/words/generated/en/outcome.js";
import { passiveAggressive } from "../../../web/words/generated/en/passiveAggressive.js";
import { update } from "../../../web/words/generated/en/update.js";
import { visit } from "../../../web/words/generated/en/visit.js";
import { type Phrase, plainText } from "../../../web/words/phrase.js";

/** A sentence, or several, with nothing missing in it. */
function whole(said: string | readonly Phrase[]): string {
  const text = typeof said === "string" ? said : plainText(said);
  expect(text).toMatch(/^[A-Z\d][\s\S]*[.:]$/);
  expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}| [.,:]/);
  return text;
}

const reading: Parameters<LinearWords["read"]>[0] = {
  score: 2,
  threshold: null,
  reader: "perceptron",
  tie: "mistake",
  label: "positive",
  mistake: false,
  within: null,
  q: null,
  precision: "short",
};

describe("what is read from a score", () => {
  const { read } = linear.english;

  it("is whole for every reader, tie rule, label and notation", () => {
    for (const reader of ["perceptron", "in-training", "weights", "kernel"] as const)
      for (const tie of [...tieRules, null])
        for (const score of [-1.5, 0, 2])
          for (const mistake of tie === "mistake" && score === 0
            ? [true]
            : tie === "correct" && score === 0
              ? [false]
              : [true, false])
            for (const threshold of [null, { score: 3, value: 1 }])
              for (const q of ["0", null]) {
                const label = score > 0 ? "positive" : "negative";
                const said = whole(read({ ...reading, reader, tie, score, label, threshold, q, mistake }));
                expect(said.includes("a tie")).toBe(score === 0);
                expect(said).toContain(mistake ? "a mistake" : "correct");
              }
  });

  it("says which kind of a mistake it is, and what is right but close", () => {
    expect(whole(read({ ...reading, score: -2, label: "negative", mistake: true }))).toContain("a false negative");
    expect(whole(read({ ...reading, mistake: true }))).toContain("a false positive");
    expect(whole(read({ ...reading, within: { margin: 0.5 } }))).toMatch(/within the margin of 0\.5\.$/);
    expect(whole(read({ ...reading, within: { margin: null } }))).toMatch(/within the margin\.$/);
    const equal = read({ ...reading, score: 0, mistake: true, threshold: { score: 1, value: 1 } });
    expect(whole(equal)).toContain("equal to the threshold, a tie");
  });
});

describe("the end of a run", () => {
  const say = { ...ending.english, ...outcome.english };
  const line = { features: 2, bias: true };
  const vain = { separator: line, why: "diagonals", onStage: true } as const;

  it.each([0, 1, 2, 1200])("is whole with %d of everything", (n) => {
    for (const without of ["mistakes", "updates", "mistakes-in-training"] as const)
      whole(say.converged({ epochs: n, updates: n, without }));
    for (const made of ["mistakes", "updates", null] as const)
      whole(say.notConverged({ epochs: n, made, mistakes: n, updates: n }));
    for (const said of [
      say.recordFull({ updates: n }),
      say.stoppedInVain({ ...vain, epochs: n }),
      say.stoppedInVainFull({ ...vain, updates: n }),
      say.meanStillWrong({ examples: n }),
      say.voteStillWrong({ examples: n }),
    ])
      expect(whole(said)).toContain(n === 1200 ? "1\u202f200" : String(n));
    for (const of of [say.needsEpochsOf, say.needsRoomFor]) whole(of({ made: n, updates: n + 1 }));
    whole(say.stillWithin({ updates: n }));
    for (const since of [0, 2]) whole(say.repeats({ epochs: n, since, last: since + n }));
  });

  it("names what would separate, in any number of dimensions", () => {
    const named = [1, 2, 3, 7].map((features) => whole(say.doubts.line({ separator: { features, bias: true } })));
    expect(named.map((said) => /no (\w+) that separates/.exec(said)?.[1])).toEqual([
      "threshold",
      "line",
      "plane",
      "hyperplane",
    ]);
    expect(whole(say.doubts.line({ separator: { ...line, bias: false } }))).toContain(
      "no line through the origin that separates",
    );
    whole(say.byKernelAlone({ separator: line }));
  });

  it("lists what may help", () => {
    const { epochs, order, bias } = say.ways;
    expect(say.mayHelp({ ways: [epochs] })).toBe("What may help: more epochs.");
    expect(whole(say.mayHelp({ ways: [epochs, order, bias] }))).toMatch(/more epochs, .* or turning the bias on\.$/);
  });
});

describe("what the learners say", () => {
  it.each([0, 1, 2, 1200])("is whole with %d of everything", (n) => {
    const { english: say } = batch;
    for (const said of [
      say.addsUp({ left: n }),
      say.waits({ left: n }),
      say.moves({ mistakes: n }),
      say.wholeEpoch({ mistakes: n }),
    ])
      whole(said);
    whole(say.settled({ tolerance: 0.5, epochs: n, updates: n, precision: "short" }));
    whole(linear.english.voters({ vectors: n, survived: n }));
    whole(linear.english.misclassified({ examples: n }));
    whole(kernel.english.counting({ used: n, all: 1200 }));
    whole(baselines.english.neighboursStart({ neighbours: n }));
    whole(baselines.english.treeStart({ depth: n }));
    whole(baselines.english.settled({ misclassified: n }));
  });

  it("is whole for every choice", () => {
    for (const tie of tieRules) {
      whole(kernel.english.starts[tie]);
      for (const bias of ["bias", "threshold", null] as const) whole(linear.english.zeroStart({ bias, tie }));
    }
    for (const kind of kernelKinds) whole(kernel.english.names[kind]);
    for (const biasAs of [null, "bias", "weight", "threshold"] as const)
      for (const label of ["positive", "negative"] as const) {
        const step = { biasAs, label, margin: "y·a", end: 0.5, precision: "short" } as const;
        for (const of of ["reaches", "capped", "heldBack"] as const) whole(passiveAggressive.english[of](step));
      }
    for (const mistake of [true, false])
      for (const score of [-0.5, 0, 0.5]) {
        const told = { label: score > 0 ? "positive" : "negative", mistake } as const;
        whole(baselines.english.nearest(told));
        whole(baselines.english.pureLeaf(told));
        const leaf = whole(baselines.english.leaf({ ...told, score, percent: 50 * (1 + score), precision: "short" }));
        expect(leaf.includes("a tie")).toBe(score === 0);
        for (const positives of [0, 1, 2]) {
          const vote = whole(baselines.english.vote({ ...told, score, neighbours: 3, positives }));
          expect(vote.includes("a tie")).toBe(score === 0);
        }
      }
  });

  it("names the class that wins", () => {
    const facts = {
      winner: "b",
      score: 3,
      scores: [1, 3],
      thresholds: false,
      mistake: false,
      precision: "short",
    } as const;
    const say = (changes: object) => whole(multiclass.english.won({ ...facts, tied: 1, share: null, ...changes }));
    expect(say({})).toBe("The scores are 1 and 3, so class b wins: correct.");
    expect(say({ thresholds: true })).toContain("minus their thresholds");
    expect(say({ scores: null, mistake: true })).toBe("Class b has the highest score, 3: a mistake.");
    expect(say({ tied: 2, share: ["b", "c"] })).toContain("Classes b and c tie at 3");
    expect(say({ tied: 8 })).toContain("8 classes tie");
  });
});

describe("the example that a visit looked at", () => {
  it("is named from 1, with its label or class", () => {
    const facts = { visit: 1200, example: 1, label: "negative" } as const;
    expect(whole(visit.english.looked({ ...facts, y: null }))).toBe(
      "Visit 1\u202f200 looked at example 1, a negative.",
    );
    expect(whole(visit.english.looked({ ...facts, y: "0" }))).toContain("a negative (y\u00a0=\u00a00).");
    expect(whole(visit.english.lookedAtClass({ ...facts, class: "7", label: null }))).toContain(", of class 7.");
    expect(whole(visit.english.lookedAtClass({ ...facts, class: "0" }))).toContain("negative (class 0).");
    for (const isPerceptron of [true, false]) whole(visit.english.oneLabel({ label: "positive", isPerceptron }));
  });
});

describe("the angle of an update", () => {
  it("is told whatever of it is there", () => {
    for (const of of [null, "2"])
      for (const added of ["example", "epoch", "step"] as const)
        for (const before of [null, 30])
          for (const after of [null, 90])
            for (const updated of [true, false]) {
              const said = whole(update.english.angle({ of, added, before, after, updated }));
              expect(said.includes("30°")).toBe(before !== null && (!updated || after !== null));
            }
    whole(update.english.spoken({ dimensions: 3, w: 1, letter: "x", x: 2, added: { step: "+x", length: 3 } }));
    whole(update.english.spoken({ dimensions: 1, w: 1, letter: "x", x: 2, added: null }));
  });
});
