import { describe, expect, it } from "vitest";
import type { PlaygroundState } from "../../../../../web/state/document/state.js";
import type { SplitsView } from "../../../../../web/state/runs/frame.js";
import type { Intent } from "../../../../../web/state/runs/intent.js";
import { Bench, cs188, stateOf } from "../../engine.js";

const overlap: Partial<PlaygroundState> = {
  data: { kind: "preset", name: "overlap", n: 60, seed: 4 },
  split: { fraction: 0.3, seed: 7 },
  learners: [
    { kind: "perceptron", initial: { weights: [1, -2], bias: 0.5 } },
    { kind: "averaged", learningRate: 0.5 },
    { kind: "voted" },
    { kind: "kernel", kernel: { kind: "polynomial", degree: 2 } },
    { kind: "nearest-neighbours", k: 3 },
    { kind: "multiclass" },
  ],
  order: { kind: "shuffle-each-epoch", seed: 5 },
  maxEpochs: 12,
};

function benchOf(changes: Partial<PlaygroundState> = {}): Bench {
  return Bench.ofTest(stateOf(cs188, { ...overlap, ...changes }));
}

const viewOf = (bench: Bench): SplitsView | null => bench.frame.findings?.splits ?? null;

/** Every split's count of each learner. */
const countsOf = (bench: Bench) => viewOf(bench)?.rows.map(({ misclassified }) => misclassified) ?? [];

describe("all learners on many splits", () => {
  it("get wrong what each gets wrong at its end where the page holds out by that seed", () => {
    const bench = benchOf().do({ type: "run-splits" });
    expect(viewOf(bench)).toMatchObject({ running: true, done: 0, total: 300, splits: 50, heldOut: 18 });
    bench.untilStill();
    expect(viewOf(bench)).toMatchObject({ running: false, done: 300 });
    for (const k of [0, 1, 17, 49]) {
      const single = benchOf({ split: { fraction: 0.3, seed: 7 + k } }).do({ type: "finish" });
      single.untilStill();
      const byHand = single.frame.panes.map(({ heldOutMistakes }) => heldOutMistakes);
      expect(byHand).not.toContain(null);
      expect(countsOf(bench).map((counts) => counts[k])).toEqual(byHand);
    }
  });

  it("are the same each time, and leave the moment", () => {
    const bench = benchOf().do({ type: "seek", visit: 30 }, { type: "run-splits" });
    bench.untilStill();
    const counts = countsOf(bench);
    expect(new Set(counts[0]).size).toBeGreaterThan(1);
    bench.do({ type: "run-splits" }).untilStill();
    expect(countsOf(bench)).toEqual(counts);
    expect(bench.frame.playback.visit).toBe(30);
  });

  it("have the seeds after the page's own, and the first one after the last", () => {
    const at = (seed: number) => benchOf({ learners: [{ kind: "averaged" }], split: { fraction: 0.3, seed } });
    const [end, start] = [at(Number.MAX_SAFE_INTEGER - 1), at(0)];
    for (const bench of [end, start]) bench.do({ type: "run-splits" }).untilStill();
    expect(countsOf(end)[0]?.slice(2)).toEqual(countsOf(start)[0]?.slice(0, 48));
  });

  it("keep what there is when they are cancelled", () => {
    const bench = Bench.ofTest(stateOf(cs188, overlap), 1);
    bench.do({ type: "run-splits" });
    while (bench.frame.findings?.splits?.done === 0) bench.session.tick();
    bench.do({ type: "cancel-splits" });
    const view = viewOf(bench);
    expect(view?.running).toBe(false);
    expect(view?.done).toBeGreaterThan(0);
    expect(view?.done).toBeLessThan(300);
    bench.untilStill();
    expect(viewOf(bench)).toBe(view);
  });

  it.each<Intent>([
    { type: "configure", maxEpochs: 7 },
    { type: "configure", split: { fraction: 0.3, seed: 8 } },
    { type: "add-learner", learner: { kind: "margin" } },
    { type: "add-points", points: [[0, 0, -1]] },
    { type: "new-seed" },
  ])("are forgotten once %j makes it another problem", (intent) => {
    const bench = benchOf({ learners: [{ kind: "perceptron" }] }).do({ type: "run-splits" });
    bench.untilStill();
    bench.do(intent);
    expect(viewOf(bench)).toBeNull();
  });

  it("are none where nothing is held out", () => {
    expect(viewOf(benchOf({ split: null }).do({ type: "run-splits" }))).toBeNull();
  });

  it("say of which split nothing could be learned", () => {
    const points = Array.from({ length: 6 }, (_, k) => [k, k, k === 0 ? 1 : -1] as const);
    const data = { kind: "points", points } as const;
    const bench = benchOf({ data, learners: [{ kind: "perceptron" }], split: { fraction: 0.5, seed: 1 } });
    bench.do({ type: "run-splits" }).untilStill();
    const counts = countsOf(bench)[0] ?? [];
    expect(counts).toHaveLength(50);
    expect(counts).toContain(null);
    expect(counts.some((count) => count !== null)).toBe(true);
  });
});
