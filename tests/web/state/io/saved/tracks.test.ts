import { expect, test } from "vitest";
import type { DataSource, Point } from "../../../../../web/state/document/state.js";
import { continues, Tracks } from "../../../../../web/state/io/saved/tracks.js";

const points = (...points: readonly Point[]): DataSource => ({ kind: "points", points });
const preset = (name: string): DataSource => ({ kind: "preset", name });
const table = (...columns: string[]): DataSource => ({ kind: "table", columns, rows: [], label: "y" });

const square = points([0, 0, 1], [0, 1, -1], [1, 0, -1], [1, 1, 1]);
const others = points([5, 5, 1], [6, 6, 1], [7, 7, 1], [8, 8, 1]);

test.each([
  ["a point is added", square, points([0, 0, 1], [0, 1, -1], [1, 0, -1], [1, 1, 1], [2, 2, 1]), true],
  ["all are coded otherwise", square, points([-1, -1, 1], [-1, 1, -1], [1, -1, -1], [1, 1, 1]), true],
  ["one of two is moved", points([0, 0, 1], [1, 1, -1]), points([0, 0, 1], [2, 2, -1]), true],
  ["others take their place", square, others, false],
  ["all are cleared", square, points(), false],
  ["a preset takes their place", square, preset("xor"), false],
  ["a preset is drawn on", preset("xor"), square, true],
  ["a preset takes the place of another", preset("xor"), preset("moons"), true],
  ["a table has the same columns", table("a", "b", "y"), table("a", "b", "y"), true],
  ["a table has others", table("a", "b", "y"), table("c", "b", "y"), false],
])("an experiment goes on or not where %s", (_, before, after, goesOn) => {
  expect(continues(before, after)).toBe(goesOn);
});

function tracks(): Tracks {
  let next = 0;
  return new Tracks(() => `id ${next++}`);
}

test("undo leads back to the experiment that it was", () => {
  const all = tracks();
  const [drawn, xor] = [square, preset("xor")];
  expect(all.follow(drawn)?.id).toBe("id 0");
  expect(all.follow(xor)?.id).toBe("id 1");
  expect(all.follow(drawn)?.id).toBe("id 0");
  expect(all.follow(points())).toBe(null);
  expect(all.follow(others)?.id).toBe("id 2");
});

test("one with a name gives way to no press: another preset is another experiment", () => {
  const all = tracks();
  all.adopt({ id: "mine", revision: "r", name: "Homework", data: preset("xor") });
  expect(all.follow({ kind: "preset", name: "xor", seed: 2 })?.id).toBe("mine");
  expect(all.follow(preset("moons"))?.id).toBe("id 0");
});

test("what is begun anew goes on with nothing", () => {
  const all = tracks();
  all.adopt({ id: "mine", revision: "r", name: null, data: square });
  all.beginAnew();
  expect(all.follow(points([0, 0, 1], [0, 1, -1], [1, 0, -1]))?.id).toBe("id 0");
});
