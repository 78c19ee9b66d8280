import { describe, expect, it } from "vitest";
import type { KeyValueStorage } from "../../../../../web/state/course/lessons/progress.js";
import { Scores } from "../../../../../web/state/course/questions/scores.js";
import { MemoryStorage } from "../lessons/memory-storage.js";

describe("scores", () => {
  it("are kept, and read again", () => {
    const storage = new MemoryStorage();
    const scores = new Scores(() => storage);
    for (const right of [true, false, true, true]) scores.note("mistake", right);
    expect(new Scores(() => storage).of("mistake")).toEqual({ right: 3, tries: 4, streak: 2, best: null });
  });

  it("have of a challenge the best result, of more or of fewer", () => {
    const scores = new Scores(() => new MemoryStorage());
    for (const result of [5, 9, 7]) {
      scores.best("most-updates", result, { better: "more" });
      scores.best("spiral", result, { better: "fewer" });
    }
    expect([scores.of("most-updates").best, scores.of("spiral").best]).toEqual([9, 5]);
  });

  it.each(["{", "[1]", '{"mistake":3}', '{"mistake":{"right":"1"}}', "null"])("are none where %s is kept", (text) => {
    const storage = new MemoryStorage();
    storage.values.set("perceptron-playground.practice", text);
    expect(new Scores(() => storage).of("mistake").tries).toBe(0);
  });

  it("go on from what is known where nothing can be written beside what is kept", () => {
    const storage = new MemoryStorage();
    new Scores(() => storage).note("mistake", true);
    const full = new Scores(() => ({
      getItem: (key) => storage.getItem(key),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
      removeItem: () => {},
    }));
    for (const right of [true, true]) full.note("mistake", right);
    expect([full.persisted, full.of("mistake").tries]).toEqual([false, 3]);
  });

  it("are known without being kept where the browser refuses", () => {
    const scores = new Scores((): KeyValueStorage => {
      throw new DOMException("no", "SecurityError");
    });
    scores.note("mistake", true);
    expect([scores.persisted, scores.of("mistake").right]).toEqual([false, 1]);
    scores.reset();
    expect(scores.of("mistake").right).toBe(0);
  });
});
