import { describe, expect, it } from "vitest";
import type { Job } from "../../../../web/engine/job.js";
import { JobQueue } from "../../../../web/state/background/queue.js";

/** A job of so much work, of which a millisecond does so much; a slice takes at least `least` milliseconds. */
class TimedJob implements Job<string> {
  readonly asked: number[] = [];
  done = 0;
  disposed = false;

  constructor(
    readonly clock: { now: number },
    readonly needed: number,
    readonly speed: number,
    readonly least = 0,
  ) {}

  get progress(): number {
    return Math.min(1, this.done / this.needed);
  }

  advance(work: number): boolean {
    this.asked.push(work);
    this.clock.now += Math.max(this.least, work / this.speed);
    this.done += work;
    return this.done >= this.needed;
  }

  result(): string {
    return "found";
  }

  dispose(): void {
    this.disposed = true;
  }
}

function queueOf() {
  const clock = { now: 0 };
  const queue = new JobQueue(() => clock.now);
  return { clock, queue };
}

describe("a queue of jobs", () => {
  it("finishes what fits into the budget, takes the result once, and disposes the job", () => {
    const { clock, queue } = queueOf();
    const job = new TimedJob(clock, 1000, 1000);
    const results: string[] = [];
    queue.put(job, (result) => results.push(result));
    expect([queue.busy, job.done, results]).toEqual([true, 0, []]);
    queue.work(8);
    queue.work(8);
    expect([queue.busy, job.disposed, results]).toEqual([false, true, ["found"]]);
  });

  it("keeps to the budget, and learns how much work fits a share of it", () => {
    for (const speed of [10, 1000, 1_000_000]) {
      const { clock, queue } = queueOf();
      const job = new TimedJob(clock, Number.POSITIVE_INFINITY, speed);
      queue.put(job, () => {});
      for (let frame = 1; frame <= 20; frame++) {
        const began = clock.now;
        queue.work(8);
        expect(clock.now - began).toBeLessThanOrEqual(8 + 2 * (8 / 4));
      }
      // It is asked for at least a quarter of what a share has room for.
      expect(job.asked.at(-1)).toBeGreaterThanOrEqual(Math.max(1, speed / 2));
    }
  });

  it("lets no job starve another: what is short is done in the first frame beside two that never end", () => {
    const { clock, queue } = queueOf();
    const slow = [0, 1].map(() => new TimedJob(clock, Number.POSITIVE_INFINITY, 1, 3));
    for (const job of slow) queue.put(job, () => {});
    queue.work(8);
    const short = new TimedJob(clock, 1, 1000);
    queue.put(short, () => {});
    queue.work(8);
    expect(short.disposed).toBe(true);
  });

  it("gives jobs of any speed the same time", () => {
    const { clock, queue } = queueOf();
    const spent = new Map<TimedJob, number>();
    const jobs = [1, 100, 100_000].map((speed) => new TimedJob(clock, Number.POSITIVE_INFINITY, speed));
    for (const job of jobs) queue.put(job, () => {});
    for (let frame = 0; frame < 200; frame++) queue.work(8);
    for (const job of jobs) spent.set(job, job.done / job.speed);
    const times = [...spent.values()];
    expect(Math.max(...times) / Math.min(...times)).toBeLessThan(2.5);
  });

  it("asks again a job whose smallest slice is longer than its share, in its turn", () => {
    const { clock, queue } = queueOf();
    const heavy = new TimedJob(clock, Number.POSITIVE_INFINITY, 1000, 100);
    const light = new TimedJob(clock, 50_000, 1000);
    queue.put(heavy, () => {});
    queue.put(light, () => {});
    for (let frame = 0; frame < 200; frame++) queue.work(8);
    expect(light.disposed).toBe(true);
    expect(heavy.asked.at(-1)).toBe(1);
  });

  it("drops what throws, and throws it", () => {
    const { clock, queue } = queueOf();
    const job = new TimedJob(clock, 1, 1);
    job.advance = () => {
      throw new Error("no memory");
    };
    queue.put(job, () => {});
    expect(() => queue.work(8)).toThrow("no memory");
    expect([queue.busy, job.disposed]).toEqual([false, true]);
  });

  it("works in nothing but `work`", () => {
    const { clock, queue } = queueOf();
    const job = new TimedJob(clock, 10, 1);
    queue.put(job, () => {});
    for (let look = 0; look < 5; look++) expect(queue.busy).toBe(true);
    expect([job.asked, clock.now]).toEqual([[], 0]);
    queue.drop(job);
    expect([queue.busy, job.disposed]).toEqual([false, true]);
  });

  it("takes jobs that the result of another brings about", () => {
    const { clock, queue } = queueOf();
    const found: string[] = [];
    queue.put(new TimedJob(clock, 1, 1000), () => {
      queue.put(new TimedJob(clock, 1, 1000), () => found.push("second"));
    });
    queue.work(8);
    expect([queue.busy, found]).toEqual([false, ["second"]]);
  });
});
