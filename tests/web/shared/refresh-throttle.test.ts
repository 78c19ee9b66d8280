import { expect, test } from "vitest";
import { LayoutSlot, RefreshThrottle, type ThrottledFrame } from "../../../web/views/shared/throttled-view.js";

const ui = {} as ThrottledFrame["state"]["ui"];

const at = (visit: number, playing = true, shownUi = ui): ThrottledFrame => ({
  playback: { playing, visit },
  state: { ui: shownUi },
});

test("a slow run is followed visit by visit", () => {
  const throttle = new RefreshThrottle(new LayoutSlot());
  expect([0, 1000, 2000, 3000].map((now, visit) => throttle.shows(at(visit), now))).toEqual([true, true, true, true]);
});

test("frames that show no other visit are all shown, and do not put off the next visit", () => {
  const throttle = new RefreshThrottle(new LayoutSlot());
  expect([0, 16, 32, 48, 990].map((now) => throttle.shows(at(1), now))).toEqual([true, true, true, true, true]);
  expect(throttle.shows(at(2), 1000)).toBe(true);
});

test("a fast run is followed a few times a second", () => {
  const throttle = new RefreshThrottle(new LayoutSlot());
  const shown = Array.from({ length: 60 }, (_, frame) => throttle.shows(at(10 * frame), 16 * frame)).filter(Boolean);
  expect(shown).toHaveLength(8);
});

test("where it stops is shown at once", () => {
  const throttle = new RefreshThrottle(new LayoutSlot());
  throttle.shows(at(0), 0);
  expect(throttle.shows(at(10), 16)).toBe(false);
  expect(throttle.shows(at(20, false), 32)).toBe(true);
});

test("so is what the user chooses while it plays", () => {
  const throttle = new RefreshThrottle(new LayoutSlot());
  throttle.shows(at(0), 0);
  expect(throttle.shows(at(10, true, { ...ui }), 16)).toBe(true);
});

test("one a frame has its slot, and each has one", () => {
  const slot = new LayoutSlot();
  const throttles = [new RefreshThrottle(slot), new RefreshThrottle(slot), new RefreshThrottle(slot)];
  const frames = [at(0), at(1), at(2), at(3), at(4)];
  const shown = frames.map((frame, k) =>
    throttles.map((throttle) => throttle.shows(frame, k === 0 ? 0 : 1000 + 16 * k)),
  );
  expect(shown).toEqual([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, true],
    [false, false, false],
  ]);
});
