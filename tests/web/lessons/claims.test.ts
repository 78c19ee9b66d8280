import { describe, expect, it } from "vitest";
import type { RunSpec, VisitRecord } from "../../../web/engine/types.js";
import { leadRunOf } from "../../../web/state/io/exports/lead-run.js";
import { engine } from "../state/engine.js";
import { OpenedStep, stepOf } from "./opened.js";
import { textOf } from "./text-of.js";

// What lessons say in general is tried by the engine, on many examples where it can be; the sentence has to be there.

const whole = await engine.complete();

function asked<Said>(spec: RunSpec, ask: (run: ReturnType<typeof engine.createRun>) => Said): Said {
  const run = engine.createRun(spec);
  try {
    return ask(run);
  } finally {
    run.dispose();
  }
}

/** What every visit was, as far as so many of them. */
const records = (spec: RunSpec, visits: number): VisitRecord[] =>
  asked(spec, (run) =>
    Array.from({ length: visits }, () => run.step() && run.record()).flatMap((record) => record ?? []),
  );

const scoresBy = (spec: RunSpec, initial: RunSpec["initial"]): number[] =>
  asked({ ...spec, ...(initial && { initial }) }, (run) => Array.from(run.predict(spec.X).score));

/** The score of the first example after so many visits. */
const scoreAfter = (spec: RunSpec, visits: number): number =>
  asked(spec, (run) => {
    run.advance({ visits });
    return run.predict(spec.X).score[0] ?? 0;
  });

async function stepSpec(lesson: number, step: number): Promise<RunSpec> {
  const { frame } = (await OpenedStep.of(lesson, step)).moment;
  return leadRunOf(frame).spec;
}

const said = (lesson: number, step: number): string => textOf(stepOf(lesson, step)).replace(/\s+/g, " ");

type Place = readonly [x1: number, x2: number];

/** On which side of the line from `a` to `b` a place is. */
const side = (a: Place, b: Place, [x1, x2]: Place): number =>
  Math.sign((b[0] - a[0]) * (x2 - a[1]) - (b[1] - a[1]) * (x1 - a[0]));

/** Whether two segments cross, where none of their ends lies on the line of the other. */
const cross = (a: Place, b: Place, c: Place, d: Place): boolean =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);

/** Sets of 20 examples that no line separates. */
const inseparable = Array.from({ length: 200 }, (_, seed) => engine.generate("overlap", { n: 20, seed: seed + 1 }))
  .filter((set) => whole.analyse(set).separable === false)
  .slice(0, 100);

describe("what a lesson claims", () => {
  it("of ties: the first visit is one, and the second need not be (4.3)", async () => {
    expect(said(4, 3)).toContain("that visit is sure to be a tie");
    const [first, second] = records({ ...(await stepSpec(4, 3)), learner: { kind: "perceptron" } }, 2);
    expect(first).toMatchObject({ score: 0, mistake: true });
    expect(second?.score).not.toBe(0);
  });

  it("of a step of passive-aggressive: it ends at 1, and steps of the perceptron do so by chance (5.8)", async () => {
    expect(said(5, 8)).toContain("always steps until y⋅a is 1");
    expect(said(5, 8)).toContain("only by chance");
    const spec = await stepSpec(5, 8);
    for (const second of [-4, -4.5, -5.25]) {
      const from = { ...spec, initial: { weights: [-4, second], bias: 0 } };
      expect(scoreAfter({ ...from, learner: { kind: "passive-aggressive" } }, 1)).toBeCloseTo(1, 12);
      expect(scoreAfter({ ...from, learner: { kind: "perceptron" } }, 5) === 1).toBe(second === -4);
    }
  });

  it("of doubling: of weights and bias no example changes sides, of the weights alone some may (8.6)", async () => {
    expect(said(8, 6)).toContain("Multiply weights and bias by the same number above 0, and nothing changes sides");
    const spec: RunSpec = {
      ...(await stepSpec(8, 6)),
      X: [
        [1, 1],
        [3, 1],
        [0, 0],
      ],
      y: [1, 1, -1],
    };
    const signs = (weights: readonly number[], bias: number) => scoresBy(spec, { weights, bias }).map(Math.sign);
    expect(signs([8, 6], -20)).toEqual(signs([4, 3], -10));
    expect(signs([16, 12], -20)).not.toEqual(signs([8, 6], -20));
  });

  it("of a proof: each update adds at least γ, and at most R², and from 0 there are at most (R/γ)² (10)", async () => {
    const spec = await stepSpec(10, 3);
    const { separator, margin, radius, bound } = whole.analyse(spec);
    const star = [...(separator?.weights ?? []), separator?.bias ?? 0];
    const vectors = asked(spec, (run) => {
      const all = [[0, 0, 0]];
      while (run.step()) {
        const { current } = run.snapshot();
        if (current && "weights" in current) all.push([...current.weights, current.bias]);
      }
      return all;
    });
    const along = vectors.map((w) => w.reduce((sum, value, k) => sum + value * (star[k] ?? 0), 0));
    const squares = vectors.map((w) => w.reduce((sum, value) => sum + value * value, 0));
    const updates = vectors.flatMap((w, k) => (k > 0 && String(w) !== String(vectors[k - 1]) ? [k] : []));
    expect(updates.length).toBeGreaterThan(0);
    expect(updates.length).toBeLessThanOrEqual(bound ?? 0);
    for (const k of updates) {
      expect((along[k] ?? 0) - (along[k - 1] ?? 0)).toBeGreaterThanOrEqual((margin ?? 0) - 1e-12);
      expect((squares[k] ?? 0) - (squares[k - 1] ?? 0)).toBeLessThanOrEqual(radius ** 2 + 1e-12);
    }
  });

  it("of examples that no line separates: in no order does a run converge (11.5)", () => {
    expect(said(11, 5)).toContain("no order converges: shuffled or not, the line keeps moving");
    for (const set of inseparable.slice(0, 20)) {
      for (const kind of ["given", "positives-first", "shuffle-each-epoch"] as const) {
        const spec: RunSpec = { ...set, learner: { kind: "perceptron" }, order: { kind } };
        const updates = [100, 200].map((epochs) =>
          asked(spec, (run) => {
            run.advance({ epochs });
            return run.snapshot().updates;
          }),
        );
        expect(updates[1]).toBeGreaterThan(updates[0] ?? 0);
      }
    }
  });

  it("of a batch with steps of a fixed length: where no line separates, it need not end (14.5)", () => {
    const going = inseparable.filter((set) =>
      asked({ ...set, learner: { kind: "batch", tolerance: 1 } }, (run) => {
        run.advance({ epochs: 150 });
        return run.snapshot().stopReason === null;
      }),
    );
    expect(inseparable).toHaveLength(100);
    expect(said(14, 5)).toContain("that may never happen");
    expect(said(14, 5)).toContain(`${going.length} were still going after 150 steps`);
  });

  it("of a tie between classes: it counts as right where the lowest is the label (15.5)", async () => {
    expect(said(15, 5)).toContain("a tie may count as right");
    const [first, second] = records(await stepSpec(15, 5), 2);
    expect(first).toMatchObject({ label: 0, mistake: false });
    expect(Array.from(first?.scores ?? [])).toEqual([0, 0, 0]);
    expect(Array.from(second?.scores ?? [])).toEqual([0, 0, 0]);
    expect(second).toMatchObject({ label: 1, mistake: true });
  });

  it("of five hundred positives: they are right then, and most negatives wrong (11.2)", async () => {
    const spec = await stepSpec(11, 2);
    const score = asked(spec, (run) => {
      run.seek(500);
      return run.predict(spec.X).score;
    });
    const [positives, negatives] = [score.slice(0, 500), score.slice(500)];
    expect(positives.every((value) => value > 0)).toBe(true);
    expect(said(11, 2)).toContain(
      `All positives are right now, and ${negatives.filter((value) => value >= 0).length} of the 500 negatives are wrong`,
    );
  });

  it("of two learning rates: from weights 0 they make the same mistakes, from others they need not (9.7)", async () => {
    expect(said(9, 7)).toContain("every score is a tenth as large");
    const spec = await stepSpec(9, 7);
    const journal = (learningRate: number, initial: RunSpec["initial"]) =>
      asked({ ...spec, learner: { kind: "perceptron", learningRate }, ...(initial && { initial }) }, (run) => {
        run.advance({ until: "converged" });
        return Array.from(run.journal().visit);
      });
    const zero = { weights: [0, 0], bias: 0 };
    expect(journal(0.1, zero)).toEqual(journal(1, zero));
    const away = { weights: [8, 8], bias: 8 };
    expect(journal(0.1, away)).not.toEqual(journal(1, away));
  });

  it("of the examples of logistic regression: no line separates them (21.4)", async () => {
    expect(said(21, 4)).toContain("No line separates these");
    expect(whole.analyse(await stepSpec(21, 4)).separable).toBe(false);
  });

  it("of XOR: how many each visit leaves right (17.2)", async () => {
    const spec = await stepSpec(17, 1);
    const words = ["none", "one", "two", "three", "four"];
    const right = [1, 2, 3, 4].map((visits) =>
      asked(spec, (run) => {
        run.seek(visits);
        return words[4 - (run.snapshot().trainingMistakes ?? 0)];
      }),
    );
    expect(said(17, 2)).toContain(`${right.slice(0, 3).join(", ")} and ${right[3]} of the four right`);
  });

  it("of the plane that repairs XOR: the negatives are above it, the positives below (18.3)", async () => {
    expect(said(18, 3)).toContain("the two negatives are above it, the two positives below");
    const spec = await stepSpec(18, 3);
    const plane = asked(spec, (run) => {
      run.advance({ until: "converged" });
      const { current } = run.snapshot();
      return current && "weights" in current ? current : null;
    });
    const [w1 = 0, w2 = 0, w3 = 0] = plane?.weights ?? [];
    const rows = [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const;
    const above = rows.map(([x1, x2]) => x1 * x2 > -(w1 * x1 + w2 * x2 + (plane?.bias ?? 0)) / w3);
    expect(above).toEqual([true, false, false, true]);
  });

  it("of two and two: a line separates them where the segments within the classes do not meet (17.5)", () => {
    expect(said(17, 5)).toContain(
      "The segment between the positives and the segment between the negatives no longer meet",
    );
    const found = new Set<boolean>();
    for (let seed = 1; seed <= 200; seed++) {
      const places = Array.from(
        { length: 4 },
        (_, k): Place => [Math.sin(seed * 7.1 + k * 2.3), Math.cos(seed * 3.7 + k * 5.9)],
      );
      const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = places;
      const { separable } = whole.analyse({ X: places, y: [1, 1, -1, -1] });
      expect(separable).toBe(!cross(a, b, c, d));
      found.add(separable === true);
    }
    expect(found.size).toBe(2);
  });
});

/** Of a question: what is right, and what is not. Of a choice, by what its options say. */
const fair: readonly [lesson: number, step: number, task: number, right: readonly Given[], wrong: readonly Given[]][] =
  [[13, 3, 1, ["After epoch 3 or 4"], ["After epoch 2", "After epoch 8", "After epoch 12"]]];
type Given = number | string;

describe("what a lesson asks", () => {
  it.each(fair)(
    "in %i.%i, question %i, takes every right answer and no wrong one",
    async (lesson, at, number, right, wrong) => {
      const step = await OpenedStep.of(lesson, at);
      const task = stepOf(lesson, at).tasks[number - 1];
      const [check] = task?.checks ?? [];
      if (!task || !check) throw new Error("There is no such question.");
      const answer = (given: Given): number =>
        check.kind === "choice" ? check.options.findIndex(({ say }) => say === given) : Number(given);
      expect(right.filter((given) => !step.isRight(task, answer(given)))).toEqual([]);
      expect(wrong.filter((given) => step.isRight(task, answer(given)))).toEqual([]);
      if (check.kind === "choice") expect(check.options).toHaveLength(right.length + wrong.length);
    },
  );
});
