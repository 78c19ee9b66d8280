import { describe, expect, it } from "vitest";
import { isDone, type KeyValueStorage, Progress, scoreOf } from "../../../../../web/state/course/lessons/progress.js";
import { MemoryStorage } from "./memory-storage.js";

describe("what has been done", () => {
  it("is kept, and read again", () => {
    const storage = new MemoryStorage();
    new Progress(() => storage).note("", "4.1.1", { count: 2, state: "right" });
    expect(new Progress(() => storage).of("")).toEqual({ "4.1.1": { tries: 2, right: true } });
  });

  it("stays right once it was", () => {
    const progress = new Progress(() => new MemoryStorage());
    progress.note("", "4.1.1", { count: 2, state: "right" });
    progress.note("", "4.1.1", { count: 5, state: "shown" });
    expect(progress.of("")["4.1.1"]).toEqual({ tries: 2, right: true });
  });

  it("has come to an end once it did, also where it is tried again", () => {
    const progress = new Progress(() => new MemoryStorage());
    progress.note("", "4.1.1", { count: 3, state: "shown" });
    progress.tried("", "4.1.1", "number", { right: false, answer: 2 });
    progress.reveal("", "4.1.1", "number");
    expect(isDone(progress.of(""), 4, 1, 1)).toBe(true);
    expect(progress.of("")["4.1.1"]).toEqual({ tries: 4, right: false, kind: "number", revealed: true, answer: 2 });
    progress.tried("", "4.1.2", "number", { right: false, answer: null });
    expect(isDone(progress.of(""), 4, 1, 2)).toBe(false);
  });

  it("is of each course apart", () => {
    const progress = new Progress(() => new MemoryStorage());
    progress.note("Week 3", "1.1.0", { count: 0, state: "right" });
    expect(progress.of("")).toEqual({});
  });

  it("goes together with what another tab has noted", () => {
    const storage = new MemoryStorage();
    const [one, other] = [new Progress(() => storage), new Progress(() => storage)];
    one.note("", "1.1.1", { count: 1, state: "right" });
    other.note("", "1.2.1", { count: 1, state: "right" });
    expect(Object.keys(new Progress(() => storage).of(""))).toEqual(["1.1.1", "1.2.1"]);
  });

  it("is forgotten", () => {
    const storage = new MemoryStorage();
    const progress = new Progress(() => storage);
    progress.note("", "1.1.1", { count: 1, state: "right" });
    progress.reset();
    expect(progress.of("")).toEqual({});
    expect(storage.values.size).toBe(0);
  });

  it.each(["{", "[1]", '{"":{"4.1.1":3}}', '{"":null}', "null"])("is nothing where %s is kept", (text) => {
    const storage = new MemoryStorage();
    storage.values.set("perceptron-playground.progress", text);
    expect(new Progress(() => storage).of("")).toEqual({});
  });

  it("is known without being kept where the browser refuses", () => {
    const refusing = (): KeyValueStorage => {
      throw new DOMException("no", "SecurityError");
    };
    const progress = new Progress(refusing);
    expect(progress.persisted).toBe(true);
    progress.note("", "4.1.1", { count: 1, state: "right" });
    expect(progress.persisted).toBe(false);
    expect(progress.of("")["4.1.1"]?.right).toBe(true);
  });
});

describe("a step", () => {
  it("is done once all its tasks have come to an end, or it was read where it has none", () => {
    const result = { tries: 1, right: false };
    expect(isDone({ "1.1.1": result }, 1, 1, 2)).toBe(false);
    expect(isDone({ "1.1.1": result, "1.1.2": result }, 1, 1, 2)).toBe(true);
    expect(isDone({}, 1, 2, 0)).toBe(false);
    expect(isDone({ "1.2.0": result }, 1, 2, 0)).toBe(true);
  });

  it("counts in the score of its course", () => {
    const results = {
      "1.1.1": { tries: 3, right: false },
      "1.1.2": { tries: 1, right: true },
      "1.2.0": { tries: 0, right: true },
    };
    expect(scoreOf(results, [{ number: 1, tasks: [2, 0, 1] }])).toEqual({ done: 2, steps: 3, right: 1, tasks: 3 });
  });
});
