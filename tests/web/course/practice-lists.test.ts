// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { practiceOf } from "../../../web/state/quiz/practice.js";
import { challengeList, practiceList } from "../../../web/views/course/practice-lists.js";
import { byRole, clear, press, queryRole, show, textOf } from "../mounted.js";
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
  const draw = (): Promise<void> => show(list(practice, () => {}));
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
