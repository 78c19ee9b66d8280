import { describe, expect, it } from "vitest";
import { defaultState } from "../../../../../web/state/document/settings.js";
import { Playback } from "../../../../../web/state/runs/training/playback.js";
import { Bench, cs188, stateOf } from "../../engine.js";

/** A run whose updates are made at these visits, and a clock that is set. */
class Course {
  visit = 0;
  now = 0;

  constructor(
    readonly updateVisits: readonly number[],
    readonly end: number,
    /** Milliseconds that a visit takes. */
    readonly cost = 0,
  ) {}

  get frontier(): number {
    return this.visit;
  }

  approach(): boolean {
    return true;
  }

  seek(visit: number): void {
    this.visit = visit;
  }

  get updates(): number {
    return this.updateVisits.filter((visit) => visit < this.visit).length;
  }

  advanceWithin(visits: number, updates = Number.POSITIVE_INFINITY): number {
    const most = this.updates + updates;
    let made = 0;
    while (made < visits && this.visit < this.end && this.updates < most) {
      this.visit++;
      made++;
    }
    this.now += made * this.cost;
    return made;
  }
}

/** Plays a course to its end, sleeping as it is told; when each of its visits was shown, in milliseconds from play. */
function told(course: Course): readonly number[] {
  const playback = new Playback(() => course.now);
  const shown: number[] = [];
  playback.play();
  while (course.visit < course.end) {
    course.now += Math.max(16, playback.rest("told"));
    const from = course.visit;
    playback.tick(course, "told");
    for (let visit = from; visit < course.visit; visit++) shown.push(course.now);
  }
  return shown.map((at) => at - (shown[0] ?? 0));
}

/** Until when a visit was shown. */
const stay = (shown: readonly number[], visit: number): number => (shown[visit + 1] ?? 0) - (shown[visit] ?? 0);

describe("a run that is told", () => {
  const shown = told(new Course([0, 5, 30], 40));

  it("dwells about half a second on an update, and passes a correct visit in a glance", () => {
    expect(stay(shown, 0)).toBeCloseTo(500, -2);
    expect(stay(shown, 5)).toBeCloseTo(450, -2);
    expect(stay(shown, 1)).toBeLessThan(40);
  });

  it("hurries the more, the more correct visits come in a row", () => {
    const long = told(new Course([0], 200));
    const [early, late] = [(long[21] ?? 0) - (long[1] ?? 0), (long[199] ?? 0) - (long[179] ?? 0)];
    expect(late).toBeLessThan(early / 2);
    expect((shown[30] ?? 0) - (shown[5] ?? 0)).toBeLessThan(450 + 400);
  });

  it("never goes over an update without a stop, however late a frame is", () => {
    const course = new Course([0, 1, 2, 3], 8);
    const playback = new Playback(() => course.now);
    playback.play();
    for (let update = 1; update <= 4; update++) {
      course.now += 60_000;
      playback.tick(course, "told");
      expect(course.updates).toBe(update);
    }
  });

  it("is told in a bounded time, however long it is", () => {
    const updates = Array.from({ length: 3000 }, (_, k) => 2 * k);
    const every = told(new Course(updates, 6000));
    expect(every.at(-1)).toBeLessThan(60_000);
  });

  it("stays within its budget, and lets go of what the machine could not make", () => {
    const course = new Course([], 4000, 3);
    const playback = new Playback(() => course.now);
    playback.play();
    const frames: number[] = [];
    for (let frame = 0; frame < 400; frame++) {
      course.now += 16;
      const before = course.now;
      playback.tick(course, "told");
      frames.push(course.now - before);
    }
    expect(Math.max(...frames)).toBeLessThanOrEqual(16);
  });

  it("begins at leisure again with play", () => {
    const course = new Course([0, 1], 3);
    const playback = new Playback(() => course.now);
    for (const visit of [1, 2]) {
      playback.play();
      course.now += 16;
      playback.tick(course, "told");
      expect([course.visit, playback.rest("told")]).toEqual([visit, 500]);
      playback.pause();
    }
  });
});

describe("a session that tells", () => {
  /** Milliseconds from play to the end. */
  function length(bench: Bench): number {
    bench.do({ type: "play" });
    const start = bench.now;
    while (bench.frame.playback.playing) {
      bench.now += Math.max(16, bench.session.rest);
      bench.session.tick();
    }
    return bench.now - start;
  }

  it("tells the run that the page opens with within six seconds", () => {
    const bench = Bench.ofTest(defaultState);
    const usual = length(bench);
    expect(usual).toBeGreaterThan(4000);
    expect(usual).toBeLessThan(6000);
    expect(bench.frame.pane).toMatchObject({ stop: "converged", updates: 12, visit: 160 });
    bench.do({ type: "set-speed", speed: 30 }, { type: "set-ui", ui: { pace: "told" } });
    expect(length(bench)).toBeLessThan(usual / 2);
    bench.do({ type: "set-speed", speed: 1 }, { type: "set-ui", ui: { pace: "told" } });
    expect(length(bench)).toBeGreaterThan(usual * 2);
  });

  it("goes on with the others where the lead has stopped", () => {
    const bench = Bench.ofTest(
      stateOf(cs188, { learners: [{ kind: "nearest-neighbours" }, { kind: "perceptron" }], maxEpochs: 20 }),
    );
    length(bench);
    expect(bench.frame.playback).toMatchObject({ visit: 100, finished: true });
  });

  it("goes steadily at a speed that is chosen, and is told again when that is", () => {
    const bench = Bench.ofTest().do({ type: "set-speed", speed: 10 });
    expect(bench.frame.state.ui).toMatchObject({ pace: "steady", speed: 10 });
    bench.do({ type: "set-ui", ui: { pace: "told" } });
    expect(bench.frame.state.ui).toMatchObject({ pace: "told", speed: 10 });
  });
});
