import { beforeEach, describe, expect, it } from "vitest";
import { Playback, type Tempo } from "../../../../../web/state/runs/training/playback.js";

/** A run that costs time: so many visits a millisecond, and multiply-adds, of a clock that moves only by it. */
class SlowRun {
  visit = 0;
  frontier = 0;
  /** What is to be replayed before a visit that has been computed: a multiply-add a visit. */
  readonly #replayed = new Map<number, number>();
  now = 0;
  longest = 0;

  constructor(
    readonly perMillisecond: number,
    readonly end = Number.POSITIVE_INFINITY,
  ) {}

  /** Every third visit is an update. */
  get updates(): number {
    return Math.floor(this.visit / 3);
  }

  advanceWithin(visits: number, updates = Number.POSITIVE_INFINITY): number {
    const made = Math.min(visits, this.end - this.visit, 3 * (this.updates + updates) - this.visit);
    this.visit += made;
    this.frontier = Math.max(this.frontier, this.visit);
    this.now += made / this.perMillisecond;
    return made;
  }

  approach(visit: number, work: number): boolean {
    const before = this.#replayed.get(visit) ?? 0;
    const after = Math.min(visit, before + work);
    this.#replayed.set(visit, after);
    this.now += (after - before) / this.perMillisecond;
    return after === visit;
  }

  seek(visit: number): void {
    this.visit = visit;
  }
}

describe("Playback", () => {
  let run: SlowRun;
  let playback: Playback;

  const use = (perMillisecond: number, end?: number) => {
    run = new SlowRun(perMillisecond, end);
    playback = new Playback(() => run.now);
  };
  /** One frame, a while after the last; gives the milliseconds it took. */
  const frame = (tempo: Tempo, later = 16): number => {
    run.now += later;
    const start = run.now;
    playback.tick(run, tempo);
    return run.now - start;
  };
  beforeEach(() => use(1e9));

  it("does nothing until it is told to", () => {
    frame("max");
    expect([run.visit, playback.active]).toEqual([0, false]);
  });

  it("shows the first visit at once", () => {
    playback.play();
    frame(5);
    expect(run.visit).toBe(1);
  });

  it("makes as many visits a second as it is told, however frames fall", () => {
    playback.play();
    frame(5);
    for (let i = 0; i < 625; i++) frame(5, 16);
    expect(run.visit).toBeGreaterThanOrEqual(50);
    expect(run.visit).toBeLessThanOrEqual(52);
  });

  it("lets fractions of a visit add up", () => {
    playback.play();
    frame(1, 0);
    const visits = Array.from({ length: 8 }, () => {
      frame(1, 250);
      return run.visit;
    });
    expect(visits).toEqual([1, 1, 1, 2, 2, 2, 2, 3]);
  });

  it("does not catch up on the time a page was hidden", () => {
    playback.play();
    frame(100);
    frame(100, 3_600_000);
    expect(run.visit).toBeLessThanOrEqual(1 + 25);
  });

  it("stays within its budget at full speed, and uses most of it", () => {
    for (const perMillisecond of [20, 1000, 100_000]) {
      use(perMillisecond);
      playback.play();
      const times = Array.from({ length: 60 }, () => frame("max"));
      const settled = times.slice(10);
      expect(Math.max(...settled)).toBeLessThanOrEqual(16);
      expect(Math.min(...settled)).toBeGreaterThanOrEqual(4);
    }
  });

  it("begins with care where the run is another, whose visits may cost a thousand times as much", () => {
    use(1e6);
    playback.play();
    for (let i = 0; i < 60; i++) frame("max");
    const cheap = run;
    run = new SlowRun(5);
    run.now = cheap.now;
    playback.beginAnew();
    expect(Math.max(...Array.from({ length: 20 }, () => frame("max")))).toBeLessThanOrEqual(32);
  });

  it("stays within its budget when a speed asks for more than the machine makes", () => {
    use(100);
    playback.play();
    for (let i = 0; i < 60; i++) {
      const time = frame(1e9);
      if (i > 10) expect(time).toBeLessThanOrEqual(16);
    }
  });

  it("starts afresh after a pause: no time has been saved up", () => {
    playback.play();
    frame(10);
    playback.pause();
    frame(10, 10_000);
    expect(run.visit).toBe(1);
    playback.play();
    frame(10, 10_000);
    expect(run.visit).toBe(2);
  });

  it("goes to a visit over as many frames as it takes, and is then still", () => {
    use(1000);
    playback.goTo({ visit: 100_000 });
    let frames = 0;
    while (playback.active) {
      expect(frame(5)).toBeLessThanOrEqual(16);
      frames++;
    }
    expect(run.visit).toBe(100_000);
    expect(frames).toBeGreaterThan(5);
    expect(playback.playing).toBe(false);
  });

  it("goes to the end of the run", () => {
    use(1000, 30_000);
    playback.goTo({ visit: Number.POSITIVE_INFINITY });
    while (playback.active) frame(5);
    expect(run.visit).toBe(30_000);
  });

  it("is not moved by a goal that is no visit", () => {
    playback.goTo({ visit: Number.NaN });
    frame(5);
    expect([run.visit, playback.active]).toEqual([0, false]);
  });

  it("plays on from where it is when it was on its way", () => {
    use(10);
    playback.goTo({ visit: 1e6 });
    frame(5);
    playback.play();
    const { visit } = run;
    frame(5);
    expect(run.visit).toBe(visit + 1);
  });

  it("goes to an update, and no visit beyond it", () => {
    use(1000);
    playback.goTo({ visit: Number.POSITIVE_INFINITY, updates: 5000 });
    while (playback.active) frame(5);
    expect([run.visit, run.updates]).toEqual([15_000, 5000]);
  });

  it("is at once where it is near, within the time of one slice", () => {
    use(10);
    playback.goTo({ visit: 50 });
    playback.work(run);
    expect([run.visit, playback.active]).toEqual([50, false]);
    playback.goTo({ visit: 20_050 });
    const before = run.now;
    playback.work(run);
    expect(playback.active).toBe(true);
    expect(run.now - before).toBeLessThanOrEqual(16);
  });

  it.each([0.2, 2, 2000])(
    "stays within its budget at %d visits a millisecond, from the first slice on",
    (perMillisecond) => {
      use(perMillisecond);
      playback.goTo({ visit: 100_000 });
      const start = run.now;
      playback.work(run);
      const slices = [run.now - start, ...Array.from({ length: 20 }, () => frame(5))];
      expect(Math.max(...slices)).toBeLessThanOrEqual(Math.max(16, 4 / perMillisecond));
    },
  );

  it("plays on from the goal where it was playing, and is still where it was not", () => {
    use(10);
    playback.play();
    playback.goTo({ visit: 1000 });
    while (run.visit < 1000) frame(1);
    frame(1);
    expect([run.visit, playback.playing]).toEqual([1001, true]);
    playback.pause();
    playback.goTo({ visit: 1500 });
    while (playback.active) frame(1);
    expect([run.visit, playback.playing]).toEqual([1500, false]);
  });

  it("leaps back at once where little is to be replayed, and counts no visits", async () => {
    use(100);
    playback.goTo({ visit: 900 });
    while (playback.active) frame(5);
    playback.goTo({ visit: 20, leap: true });
    playback.work(run);
    expect([run.visit, playback.active, await playback.arrival]).toEqual([20, false, 0]);
  });

  it("stands where it stood while what it leaps to is replayed, slice by slice", () => {
    use(100);
    playback.goTo({ visit: 90_000 });
    while (playback.active) frame(5);
    playback.goTo({ visit: 50_000, leap: true });
    let frames = 0;
    for (; playback.leaping; frames++) {
      expect(run.visit).toBe(90_000);
      expect(frame(5)).toBeLessThanOrEqual(16);
    }
    expect(frames).toBeGreaterThan(20);
    expect([run.visit, playback.active]).toEqual([50_000, false]);
  });

  it("leaps elsewhere when it is told so on the way, and nowhere when it is paused", () => {
    use(100);
    playback.goTo({ visit: 90_000 });
    while (playback.active) frame(5);
    playback.goTo({ visit: 50_000, leap: true });
    frame(5);
    playback.goTo({ visit: 300, leap: true });
    while (playback.active) frame(5);
    expect(run.visit).toBe(300);
    playback.goTo({ visit: 60_000, leap: true });
    frame(5);
    playback.pause();
    frame(5);
    expect([run.visit, playback.leaping]).toEqual([300, false]);
  });

  it("leaps to what has been computed and makes the rest, which counts", async () => {
    use(10);
    playback.goTo({ visit: 1000 });
    while (playback.active) frame(5);
    playback.goTo({ visit: 0, leap: true });
    playback.work(run);
    playback.goTo({ visit: 1300, leap: true });
    while (playback.active) frame(5);
    expect([run.visit, await playback.arrival]).toEqual([1300, 300]);
  });

  it("tells what it made when it has arrived, or something else has taken over", async () => {
    use(10);
    playback.goTo({ visit: 30 });
    const near = playback.arrival;
    playback.work(run);
    expect(await near).toBe(30);
    playback.goTo({ visit: 1e6 });
    const far = playback.arrival;
    frame(5);
    const made = run.visit - 30;
    playback.pause();
    expect(await far).toBe(made);
    expect(made).toBeGreaterThan(0);
    expect(await playback.arrival).toBe(0);
  });
});

describe("until there is something to do", () => {
  const at = { now: 0, visit: 0, updates: 0 };
  const course = {
    visit: 0,
    updates: 0,
    frontier: 0,
    approach: () => true,
    seek: () => {},
    advanceWithin: (visits: number) => {
      course.visit += visits;
      return visits;
    },
  };
  const playback = new Playback(() => at.now);

  it("it is for ever while nothing moves, and no time on the way to a goal", () => {
    expect(playback.rest(5)).toBe(Number.POSITIVE_INFINITY);
    playback.goTo({ visit: 9 });
    expect(playback.rest(5)).toBe(0);
    playback.pause();
    expect(playback.rest(5)).toBe(Number.POSITIVE_INFINITY);
  });

  it("it is as long as the next visit is away", () => {
    playback.play();
    expect(playback.rest(2)).toBe(0);
    playback.tick(course, 2);
    expect([course.visit, playback.rest(2)]).toEqual([1, 500]);
    at.now += 200;
    expect(playback.rest(2)).toBe(300);
    expect(playback.tick(course, 2)).toBe(0);
    expect(playback.rest(2)).toBeCloseTo(300, 9);
    expect(playback.rest(4)).toBeCloseTo(150, 9);
    expect(playback.rest("max")).toBe(0);
    at.now += 301;
    expect(playback.tick(course, 2)).toBe(1);
  });

  it("is slept through without falling behind", () => {
    playback.play();
    const { visit } = course;
    for (let slept = 0; slept < 60; slept++) {
      playback.tick(course, 1);
      at.now += Math.ceil(playback.rest(1)) + 3;
    }
    expect(course.visit - visit).toBe(60);
  });
});
