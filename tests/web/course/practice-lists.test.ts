// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { practiceOf } from "../../../web/state/course/questions/practice.js";
import { Scores } from "../../../web/state/course/questions/scores.js";
import { english } from "../../../web/state/document/notation/words.js";
import { allScores, challengeList, practiceList } from "../../../web/views/course/index.js";
import { byRole, clear, press, queryRole, show, textOf } from "../mounted.js";
import { MemoryStorage } from "../state/course/lessons/memory-storage.js";
import { Bench, engine } from "../state/engine.js";

beforeEach(() => localStorage.clear());
afterEach(() => {
  clear();
  vi.restoreAllMocks();
  localStorage.clear();
});

test.each([practiceList, challengeList])("a list says why nothing of it could be opened", async (list) => {
  const bench = Bench.ofTest();
  const practice = practiceOf(bench.dispatch);
  const draw = (): Promise<void> => show(list(practice, english, () => {}));
  await draw();
  expect(queryRole("alert")).toBeNull();
  vi.spyOn(engine, "complete").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await press(byRole("button", list === practiceList ? /^Type the new weights/ : /^The slowest order/));
  await vi.waitFor(() => expect(practice.failure).not.toBeNull());
  await draw();
  expect(textOf(byRole("alert"))).toBe("The question could not be loaded.");
  await practice.open("weights");
  await draw();
  expect(queryRole("alert")).toBeNull();
});

test("the scores are a text for the teacher: what has been tried, a line each", () => {
  const scores = new Scores(() => new MemoryStorage());
  expect(allScores(scores, english)).toBe("");
  scores.note("mistake", true);
  scores.note("mistake", true);
  scores.best("spiral", 1, { better: "fewer" });
  expect(allScores(scores, english)).toBe(
    "Will this example be a mistake? – 2 of 2 right on the first try, the last 2 in a row.\n" +
      "The spiral with the fewest features: 1 feature.",
  );
});
