import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Scheduler } from "../../../web/element/scheduler.js";

/** Work of which each piece is due at a time; a tick does what is due, and says that something is new. */
class Worker {
  due: number[] = [];
  readonly did: string[] = [];
  readonly scheduler = new Scheduler({
    paint: (seen) => this.did.push(seen ? "paint" : "look"),
    tick: () => {
      this.did.push("tick");
      const left = this.due.filter((time) => time > performance.now());
      if (left.length < this.due.length) this.scheduler.invalidate();
      this.due = left;
    },
    rest: () => Math.max(0, Math.min(...this.due) - performance.now()),
  });
  /** What was done in the next milliseconds. */
  after(milliseconds: number): string[] {
    vi.advanceTimersByTime(milliseconds);
    return this.did.splice(0);
  }
}

let worker: Worker;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  // Node has no frames: here there is one every 16 ms.
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => setTimeout(act, 16 - (performance.now() % 16)));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  worker = new Worker();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("paints once, with the next frame, however much is new", () => {
  for (let i = 0; i < 5; i++) worker.scheduler.invalidate();
  expect(worker.did).toEqual([]);
  expect(worker.after(100)).toEqual(["paint"]);
});

it("does nothing while nothing is new and nothing is due", () => {
  worker.scheduler.paint();
  expect(worker.after(10_000)).toEqual(["paint"]);
});

it("sleeps until something is due, and paints what came of it", () => {
  worker.due = [1000, 2000];
  worker.scheduler.paint();
  expect(worker.after(990)).toEqual(["paint"]);
  expect(worker.after(50)).toEqual(["tick", "paint"]);
  expect(worker.after(900)).toEqual([]);
  expect(worker.after(10_000)).toEqual(["tick", "paint"]);
});

it("paints between two ticks: neither is part of the other's task", () => {
  worker.scheduler.paint();
  worker.due = [17];
  worker.scheduler.invalidate();
  const did = worker.after(16);
  expect(did).toEqual(["paint", "paint"]);
  expect(worker.after(20)).toEqual(["tick", "paint"]);
});

it("wakes earlier where something is due earlier than it was", () => {
  worker.due = [5000];
  worker.scheduler.paint();
  worker.due = [100, 5000];
  worker.scheduler.invalidate();
  expect(worker.after(150)).toEqual(["paint", "paint", "tick", "paint"]);
});

it("wakes again where a tick came to nothing", () => {
  worker.due = [100];
  worker.scheduler.paint();
  worker.due = [500];
  expect(worker.after(400)).toEqual(["paint", "tick"]);
  expect(worker.after(400)).toEqual(["tick", "paint"]);
});

it("rests out of sight, only looks at what is new, and goes on when it is seen again", () => {
  worker.due = [100, 200];
  worker.scheduler.paint();
  worker.scheduler.seen = false;
  expect(worker.after(1000)).toEqual(["paint"]);
  worker.scheduler.invalidate();
  expect(worker.after(1000)).toEqual(["look"]);
  worker.scheduler.seen = true;
  expect(worker.after(100)).toEqual(["paint", "tick", "paint"]);
});

it("stops, whatever was asked for, until it starts again", () => {
  worker.due = [100];
  worker.scheduler.paint();
  worker.scheduler.invalidate();
  worker.scheduler.stop();
  worker.scheduler.invalidate();
  worker.scheduler.paint();
  expect(worker.after(1000)).toEqual(["paint", "paint"]);
  worker.scheduler.start();
  expect(worker.after(1000)).toEqual(["paint", "tick", "paint"]);
});
