import { expect, test } from "vitest";
import { Calm, type CalmFrame, Turn } from "../../web/views/shared/calm.js";

const ui = {} as CalmFrame["state"]["ui"];

/** A frame of its own, as the session makes one. */
const at = (visit: number, playing = true, shownUi = ui): CalmFrame => ({
  panes: [],
  playback: { playing, visit },
  state: { ui: shownUi },
});

test("a slow run is followed visit by visit", () => {
  const calm = new Calm(new Turn());
  expect([0, 1000, 2000, 3000].map((now, visit) => calm.shows(at(visit), now))).toEqual([true, true, true, true]);
});

test("frames that show no other visit are all shown, and do not put off the next visit", () => {
  const calm = new Calm(new Turn());
  expect([0, 16, 32, 48, 990].map((now) => calm.shows(at(1), now))).toEqual([true, true, true, true, true]);
  expect(calm.shows(at(2), 1000)).toBe(true);
});

test("a fast run is followed a few times a second", () => {
  const calm = new Calm(new Turn());
  const shown = Array.from({ length: 60 }, (_, frame) => calm.shows(at(10 * frame), 16 * frame)).filter(Boolean);
  expect(shown).toHaveLength(8);
});

test("where it stops is shown at once", () => {
  const calm = new Calm(new Turn());
  calm.shows(at(0), 0);
  expect(calm.shows(at(10), 16)).toBe(false);
  expect(calm.shows(at(20, false), 32)).toBe(true);
});

test("so is what the user chooses while it plays", () => {
  const calm = new Calm(new Turn());
  calm.shows(at(0), 0);
  expect(calm.shows(at(10, true, { ...ui }), 16)).toBe(true);
});

test("one a frame has its turn, and each has one", () => {
  const turn = new Turn();
  const calms = [new Calm(turn), new Calm(turn), new Calm(turn)];
  const frames = [at(0), at(1), at(2), at(3), at(4)];
  const shown = frames.map((frame, k) => calms.map((calm) => calm.shows(frame, k === 0 ? 0 : 1000 + 16 * k)));
  expect(shown).toEqual([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, true],
    [false, false, false],
  ]);
});
