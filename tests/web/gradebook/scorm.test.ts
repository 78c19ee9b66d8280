import { Scorm12API, Scorm2004API } from "scorm-again";
import { expect, test, vi } from "vitest";
import type { Answered, Reported } from "../../../web/gradebook/gradebook.js";
import { openScorm } from "../../../web/gradebook/scorm.js";
import { packageFiles } from "../../../web/state/course/gradebook/package.js";
import { made } from "./made.js";

/** A window of a system whose object is a few frames above. */
function below(name: "API" | "API_1484_11", api: unknown): Window {
  const top = { [name]: api } as unknown as Window & { parent: Window };
  top.parent = top;
  const middle = { parent: top, top };
  return { parent: middle, top } as unknown as Window;
}

const initialized = {
  LMSInitialize: () => true,
  LMSGetValue: () => "",
  LMSSetValue: () => true,
  LMSCommit: () => "true",
  LMSFinish: () => "true",
};
const silent = { autocommit: false, logLevel: 5 } as const;
const halfway: Reported = {
  at: "4.2",
  score: { raw: 2, max: 3 },
  complete: false,
  success: false,
  saved: "1;4.2;abc",
};
const answers: readonly Answered[] = [
  { id: "4.1.1", kind: "number", right: true, answer: 3, truth: 3 },
  { id: "4.1.2", kind: "choice", right: false, answer: 2, truth: 11 },
  { id: "4.2.1", kind: "weights", right: true, answer: [1, -2, 0.5], truth: [1, -2, 0.5] },
  { id: "4.2.2", kind: "mistake", right: false, answer: true, truth: false },
  { id: "4.3.1", kind: "separates", right: true, answer: null, truth: null },
  { id: "weights.5", kind: "weights", right: false, answer: [1e-7, 2], truth: [1, 2] },
];

/** The answers that a system would write down. */
function keptBy(api: Scorm12API | Scorm2004API, response: "student_response" | "learner_response") {
  const { cmi } = api.renderCommitCMI(true) as unknown as {
    readonly cmi: { readonly interactions: Readonly<Record<string, Readonly<Record<string, string>>>> };
  };
  return Object.values(cmi.interactions).map((one) => [one["id"], one["type"], one[response], one["result"]]);
}

test("SCORM 1.2: a system takes all of it, without an error", () => {
  const api = new Scorm12API(silent);
  const taken = vi.fn();
  const gradebook = openScorm("scorm-1.2", { scored: true, taken, from: below("API", api) });
  expect(gradebook?.saved).toBe(null);
  const set = vi.spyOn(api, "LMSSetValue");
  for (const answer of answers) gradebook?.answered(answer);
  expect(set.mock.calls.filter((_, at) => `${set.mock.results[at]?.value}` !== "true")).toEqual([]);
  gradebook?.report(halfway);
  const get = (name: string): string => api.LMSGetValue(name);
  expect(get("cmi.core.score.raw")).toBe("66.67");
  expect(get("cmi.core.lesson_status")).toBe("incomplete");
  expect(get("cmi.core.lesson_location")).toBe("4.2");
  expect(get("cmi.suspend_data")).toBe(halfway.saved);
  expect(get("cmi.interactions._count")).toBe(`${answers.length}`);
  expect(keptBy(api, "student_response")).toEqual([
    ["4.1.1", "numeric", "3", "correct"],
    ["4.1.2", "choice", "2", "wrong"],
    ["4.2.1", "fill-in", "1; -2; 0.5", "correct"],
    ["4.2.2", "true-false", "t", "wrong"],
    ["4.3.1", "performance", "", "correct"],
    ["weights.5", "fill-in", "0; 2", "wrong"],
  ]);
  gradebook?.report({ ...halfway, complete: true, success: false });
  expect(get("cmi.core.lesson_status")).toBe("failed");
  gradebook?.report({ ...halfway, score: { raw: 3, max: 3 }, complete: true, success: true });
  expect(get("cmi.core.lesson_status")).toBe("passed");
  gradebook?.leave();
  gradebook?.leave();
  expect(api.isTerminated()).toBe(true);
  expect(taken).not.toHaveBeenCalledWith(false);
});

test("SCORM 2004: a system takes all of it, without an error", () => {
  const api = new Scorm2004API(silent);
  const taken = vi.fn();
  const gradebook = openScorm("scorm-2004", { scored: true, taken, from: below("API_1484_11", api) });
  const set = vi.spyOn(api, "SetValue");
  for (const answer of answers) gradebook?.answered(answer);
  expect(set.mock.calls.filter((_, at) => `${set.mock.results[at]?.value}` !== "true")).toEqual([]);
  gradebook?.report(halfway);
  const get = (name: string): string => api.GetValue(name);
  expect(Number(get("cmi.score.scaled"))).toBeCloseTo(2 / 3, 6);
  // Of 100, as Moodle takes it, whatever there is to score.
  expect([get("cmi.score.raw"), get("cmi.score.max"), get("cmi.score.scaled")]).toEqual(["66.67", "100", "0.666667"]);
  expect([get("cmi.completion_status"), get("cmi.success_status")]).toEqual(["incomplete", "unknown"]);
  expect(get("cmi.location")).toBe("4.2");
  expect(get("cmi.suspend_data")).toBe(halfway.saved);
  expect(keptBy(api, "learner_response")).toEqual([
    ["4.1.1", "numeric", "3", "correct"],
    ["4.1.2", "choice", "2", "incorrect"],
    ["4.2.1", "fill-in", "1; -2; 0.5", "correct"],
    ["4.2.2", "true-false", "true", "incorrect"],
    ["4.3.1", "other", "", "correct"],
    ["weights.5", "fill-in", "0; 2", "incorrect"],
  ]);
  gradebook?.report({ ...halfway, complete: true, success: true });
  expect([get("cmi.completion_status"), get("cmi.success_status")]).toEqual(["completed", "passed"]);
  gradebook?.leave();
  expect(api.isTerminated()).toBe(true);
  expect(taken).not.toHaveBeenCalledWith(false);
});

test("a number that no one number is right for has no pattern", () => {
  const api = new Scorm2004API(silent);
  const set = vi.spyOn(api, "SetValue");
  const gradebook = openScorm("scorm-2004", { scored: true, taken: () => {}, from: below("API_1484_11", api) });
  gradebook?.answered({ id: "4.1.1", kind: "number", right: true, answer: 3, truth: null });
  expect(set.mock.results.map(({ value }) => value)).toEqual(Array(5).fill("true"));
  expect(keptBy(api, "learner_response")).toEqual([["4.1.1", "numeric", "3", "correct"]]);
});

test("a new visit begins with what an earlier one has left", () => {
  const api = new Scorm12API(silent);
  api.loadFromJSON({ suspend_data: "1;4.2;abc", core: { lesson_status: "incomplete" } } as never, "cmi");
  const gradebook = openScorm("scorm-1.2", { scored: true, taken: () => {}, from: below("API", api) });
  expect(gradebook?.saved).toBe("1;4.2;abc");
});

test("the object is found above the window that has opened this one", () => {
  const opener = below("API", new Scorm12API(silent));
  const top = { opener } as unknown as Window & { parent: Window; top: Window };
  top.parent = top;
  top.top = top;
  const gradebook = openScorm("scorm-1.2", { scored: true, taken: () => {}, from: { parent: top, top } as never });
  expect(gradebook).not.toBe(null);
});

test("outside of a system there is no gradebook", () => {
  const alone = { opener: null } as unknown as Window & { parent: Window; top: Window };
  alone.parent = alone;
  alone.top = alone;
  expect(openScorm("scorm-2004", { scored: true, taken: () => {}, from: alone })).toBe(null);
  // A window of another site throws, whatever is asked of it but its parent.
  const closed = new Proxy(alone, {
    get: (window, name) => {
      if (name === "parent" || name === "top") return Reflect.get(window, name);
      throw new DOMException("another site", "SecurityError");
    },
  });
  const foreign = { parent: closed, top: closed } as unknown as Window;
  expect(openScorm("scorm-2004", { scored: true, taken: () => {}, from: foreign })).toBe(null);
});

test("whoever has not done all is “incomplete”, which Moodle goes on with, and not “failed” or “passed”", () => {
  // What Moodle does at the end: https://github.com/moodle/moodle, mod/scorm/datamodels/scorm_12.js, StoreData.
  const manifest = packageFiles(made, { playground: "", script: "" })["imsmanifest.xml"] ?? "";
  const mark = /masteryscore>([\d.]+)</.exec(manifest)?.[1] ?? "";
  const api = new Scorm12API({ ...silent, mastery_override: true });
  api.cmi.student_data.mastery_score = mark;
  const sent: string[] = [];
  api.on("LMSFinish", () => void sent.push(api.cmi.core.lesson_status));
  const gradebook = openScorm("scorm-1.2", { scored: true, taken: () => {}, from: below("API", api) });
  gradebook?.report({ ...halfway, score: { raw: 3, max: 4 }, success: true });
  gradebook?.leave();
  expect([mark, ...sent]).toEqual(["", "incomplete"]);
});

test("a visit that the system has ended is over, as after a reload", () => {
  for (const [standard, name] of [
    ["scorm-1.2", "API"],
    ["scorm-2004", "API_1484_11"],
  ] as const) {
    const api = standard === "scorm-1.2" ? new Scorm12API(silent) : new Scorm2004API(silent);
    const from = below(name, standard === "scorm-1.2" ? { ...initialized, LMSInitialize: () => "false" } : api);
    const opening = { scored: true, taken: () => {}, from };
    openScorm(standard, opening)?.leave();
    expect(openScorm(standard, opening)).toMatchObject({ isOver: true, saved: null });
  }
});

test("what a system does not take is told, and that it has taken the next", () => {
  const taken = vi.fn();
  let isFull = true;
  const api = { ...initialized, LMSSetValue: (name: string) => name !== "cmi.suspend_data" || !isFull };
  const gradebook = openScorm("scorm-1.2", { scored: true, taken, from: below("API", api) });
  gradebook?.report(halfway);
  isFull = false;
  gradebook?.report(halfway);
  expect(taken.mock.calls).toEqual([[false], [true]]);
});

test("a moment has no score: it is complete once it was seen", () => {
  const api = new Scorm12API(silent);
  const gradebook = openScorm("scorm-1.2", { scored: false, taken: () => {}, from: below("API", api) });
  gradebook?.report({ at: null, score: { raw: 0, max: 0 }, complete: true, success: true, saved: "" });
  expect(api.LMSGetValue("cmi.core.lesson_status")).toBe("completed");
  expect(api.LMSGetValue("cmi.core.score.raw")).toBe("");
});
