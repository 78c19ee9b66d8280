import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UrlWriteThrottle } from "../../../../web/element/address/address-sync.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** When there was a write, in milliseconds from the start. */
function throttleWith(something: () => boolean = () => true) {
  const start = Date.now();
  const written: number[] = [];
  const throttle = new UrlWriteThrottle(
    () => {
      const is = something();
      if (is) written.push(Date.now() - start);
      return is;
    },
    () => Date.now(),
  );
  return { throttle, written };
}

/** The most writes within any thirty seconds. */
const densest = (written: readonly number[]): number =>
  Math.max(...written.map((start) => written.filter((time) => time >= start && time < start + 30_000).length));

it("writes at once what cannot wait, and soon and once what can", () => {
  const { throttle, written } = throttleWith();
  throttle.writeNow();
  expect(written).toEqual([0]);
  for (let k = 0; k < 10; k++) {
    throttle.writeSoon();
    vi.advanceTimersByTime(20);
  }
  expect(written).toEqual([0]);
  vi.advanceTimersByTime(1000);
  expect(written).toEqual([0, 300]);
});

it("writes with what cannot wait also what could", () => {
  const { throttle, written } = throttleWith();
  throttle.writeSoon();
  throttle.writeNow();
  vi.advanceTimersByTime(5000);
  expect(written).toEqual([0]);
});

it("never comes near a hundred writes in half a minute, and comes to all there is to write", () => {
  const { throttle, written } = throttleWith();
  for (let k = 0; k < 2000; k++) {
    if (k % 3 === 0) throttle.writeNow();
    else throttle.writeSoon();
    vi.advanceTimersByTime(50);
  }
  expect(densest(written)).toBeLessThanOrEqual(80);
  vi.advanceTimersByTime(30_000);
  // What was wanted last has been written.
  expect(written.at(-1)).toBeGreaterThan(99_000);
});

it("leaves room for what cannot wait", () => {
  const { throttle, written } = throttleWith();
  for (let k = 0; k < 90; k++) {
    throttle.writeSoon();
    vi.advanceTimersByTime(310);
  }
  expect(written).toHaveLength(40);
  throttle.writeNow();
  expect(written).toHaveLength(41);
});

it("does not count where there was nothing to write", () => {
  let something = false;
  const { throttle, written } = throttleWith(() => something);
  for (let k = 0; k < 500; k++) throttle.writeNow();
  something = true;
  throttle.writeNow();
  expect(written).toEqual([0]);
});

it("can be called off", () => {
  const { throttle, written } = throttleWith();
  throttle.writeSoon();
  throttle.cancel();
  vi.advanceTimersByTime(1000);
  expect(written).toEqual([]);
});
