import { describe, expect, it } from "vitest";
import type { Job } from "../../../../../web/engine/job.js";
import { JobQueue, slice } from "../../../../../web/state/runs/background/queue.js";

/** A job of so many slices, each of which takes so many milliseconds. */
class TimedJob implements Job<string> {
  readonly asked: number[] = [];
  done = 0;
  disposed = false;

  constructor(
    readonly clock: { now: number },
    readonly needed: number,
    readonly takes: number,
  ) {}

  get progress(): number {
    return Math.min(1, this.done / this.needed);
  }

  advance(work: number): boolean {
    this.asked.push(work);
    this.clock.now += this.takes;
    this.done++;
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
    const job = new TimedJob(clock, 10, 1);
    const results: string[] = [];
    queue.put(job, (result) => results.push(result));
    expect([queue.busy, job.done, results]).toEqual([true, 0, []]);
    queue.work(8);
    queue.work(8);
    expect([queue.busy, job.disposed, results]).toEqual([false, true, ["found"]]);
  });

  it("keeps to the budget but for a slice, and asks for no more in a slice than is short anywhere", () => {
    for (const takes of [0.01, 0.3, 5]) {
      const { clock, queue } = queueOf();
      const job = new TimedJob(clock, Number.POSITIVE_INFINITY, takes);
      queue.put(job, () => {});
      for (let frame = 1; frame <= 20; frame++) {
        const began = clock.now;
        queue.work(8);
        expect(clock.now - began).toBeGreaterThanOrEqual(8);
        expect(clock.now - began).toBeLessThan(8 + 1.01 * takes);
      }
      expect(new Set(job.asked)).toEqual(new Set([slice]));
    }
  });

  it("lets no job starve another: what is short is done in the first frame beside two that never end", () => {
    const { clock, queue } = queueOf();
    const slow = [0, 1].map(() => new TimedJob(clock, Number.POSITIVE_INFINITY, 3));
    for (const job of slow) queue.put(job, () => {});
    queue.work(8);
    const short = new TimedJob(clock, 1, 0.001);
    queue.put(short, () => {});
    queue.work(8);
    expect(short.disposed).toBe(true);
  });

  it("gives jobs the same time, whatever a slice takes", () => {
    const { clock, queue } = queueOf();
    const jobs = [1, 0.1, 0.01].map((takes) => new TimedJob(clock, Number.POSITIVE_INFINITY, takes));
    for (const job of jobs) queue.put(job, () => {});
    for (let frame = 0; frame < 200; frame++) queue.work(8);
    const times = jobs.map(({ done, takes }) => done * takes);
    expect(Math.max(...times) / Math.min(...times)).toBeLessThan(1.5);
  });

  it("asks again a job whose slice is longer than its share, in its turn", () => {
    const { clock, queue } = queueOf();
    const heavy = new TimedJob(clock, Number.POSITIVE_INFINITY, 100);
    const light = new TimedJob(clock, 150, 1);
    queue.put(heavy, () => {});
    queue.put(light, () => {});
    for (let frame = 0; frame < 200; frame++) queue.work(8);
    expect(light.disposed).toBe(true);
    expect(heavy.done).toBeGreaterThan(50);
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
    queue.put(new TimedJob(clock, 1, 0.001), () => {
      queue.put(new TimedJob(clock, 1, 0.001), () => found.push("second"));
    });
    queue.work(8);
    expect([queue.busy, found]).toEqual([false, ["second"]]);
  });
});
