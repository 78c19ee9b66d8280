import { expect, it } from "vitest";
import { HiddenSession, pause, runInSlices } from "../../../../../web/state/io/exports/hidden-session.js";
import { Bench, cs188, engine, stateOf } from "../../engine.js";

const nothing = (): void => {};
const { signal } = new AbortController();

it("shows other moments while the page shows its own", async () => {
  const bench = Bench.ofTest(stateOf(cs188));
  bench.do({ type: "seek", visit: 3 }).untilStill();
  const hidden = new HiddenSession(engine, bench.session.state);
  for (const visit of [9, 2, 40]) {
    const { pane } = await hidden.at(visit, nothing, signal);
    const { event, current } = Bench.ofTest(stateOf(cs188)).do({ type: "seek", visit }).frame.pane;
    expect(pane.event).toEqual(event);
    expect(pane.current).toEqual(current);
  }
  expect(bench.frame.pane.visit).toBe(3);
  hidden.dispose();
});

it("computes what is asked for of a moment, and leaves no run behind", async () => {
  const open = engine.openRuns;
  const hidden = new HiddenSession(engine, stateOf(cs188, { learners: [{ kind: "kernel" }] }));
  const want = { window: { x: [0, 4], y: [0, 4] }, columns: 8, rows: 8 } as const;
  const { pane } = await hidden.at(5, (_, dispatch) => dispatch({ type: "want-field", pane: 0, want }), signal);
  expect(pane.field?.model).toBe(pane.updates);
  expect(pane.field?.grid.columns).toBe(8);
  hidden.dispose();
  expect(engine.openRuns).toBe(open);
});

/** Takes so many slices. */
const jobOf = (slices: number) => {
  let made = 0;
  return {
    disposed: false,
    advance: () => ++made >= slices,
    get progress() {
      return made / slices;
    },
    result: () => made,
    dispose() {
      this.disposed = true;
    },
  };
};

it("works a job off in slices, tells how far it is, and disposes of it", async () => {
  const job = jobOf(4);
  const told: number[] = [];
  expect(await runInSlices(job, signal, (progress) => told.push(progress))).toBe(4);
  expect(told).toEqual([0.25, 0.5, 0.75]);
  expect(job.disposed).toBe(true);
});

it("ends a job that is not wanted any more", async () => {
  const job = jobOf(1000);
  const ending = new AbortController();
  const working = runInSlices(job, ending.signal, nothing);
  await pause();
  ending.abort();
  expect(await working).toBe(null);
  expect(job.disposed).toBe(true);
});
