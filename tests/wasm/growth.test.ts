import { expect, it, vi } from "vitest";
import type { Comparison } from "../../web/engine/index.js";
import { loadEngine } from "./built-engine.js";

/** An engine, and how many bytes its memory has. It grows, and never shrinks. */
async function measured() {
  const instantiate = vi.spyOn(WebAssembly, "instantiate");
  const engine = await loadEngine();
  const [made] = instantiate.mock.results;
  instantiate.mockRestore();
  const { instance }: WebAssembly.WebAssemblyInstantiatedSource = await (
    made ?? expect.fail("nothing was instantiated")
  ).value;
  const memory = Object.values(instance.exports).find((one) => one instanceof WebAssembly.Memory);
  return { engine, bytes: () => memory?.buffer.byteLength ?? 0 };
}

/** Labels that follow no rule: nobody ever converges, and every second visit is an update. */
const n = 10_000;
const X = Float64Array.from({ length: 2 * n }, (_, i) => ((i * 7919) % 2003) / 1000 - 1);
const y = Float64Array.from({ length: n }, (_, i) => ((i * 31) % 7 < 3 ? 1 : -1));
const kinds = ["perceptron", "margin", "averaged", "voted", "passive-aggressive", "multiclass"] as const;

/** Journals of 8 MiB, and what checkpoints, heap and its steps of growth add: see `limits::memory`. */
const ceiling = 128 * 2 ** 20;

function updates({ runs }: Comparison): number {
  return Math.min(...runs.map((run) => run.frontierUpdates));
}

it("the memory of six learners over 10,000 points levels, and every visit is reached all the same", {
  timeout: 300_000,
}, async () => {
  const { engine, bytes } = await measured();
  const spec = { X: { data: X, shape: [n, 2] as const }, y, maxEpochs: 1e6 };
  const together = engine.createComparison({ ...spec, learners: kinds.map((kind) => ({ kind })) });
  const record = (visit: number) => {
    together.seek(visit);
    return together.runs.map((run) => run.record());
  };
  together.advance({ visits: 5000 });
  const early = record(4321);
  // A quarter of a million updates of each fill the journals.
  while (updates(together) < 260_000) together.advance({ visits: 20_000 });
  const full = bytes();
  expect(full).toBeLessThan(ceiling);
  while (updates(together) < 1_000_000) together.advance({ visits: 100_000 });
  expect(bytes()).toBe(full);
  expect(together.runs.map(({ frontierStop }) => frontierStop)).toEqual(kinds.map(() => null));
  expect(record(4321)).toEqual(early);
  const [run] = together.runs;
  const first = engine.createRun(spec);
  first.advance({ updates: 5000 });
  const { visit, example, score } = first.journal();
  const all = run?.journal({ all: true });
  expect(all?.visit.subarray(0, 5000)).toEqual(visit);
  expect(all?.example.subarray(0, 5000)).toEqual(example);
  expect(all?.score.subarray(0, 5000)).toEqual(score);
  first.dispose();
  together.dispose();
  expect(engine.openRuns).toBe(0);
});
