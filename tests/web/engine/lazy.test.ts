import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lazy, loadFailed, patience, saidBy } from "../../../web/engine/lazy.js";

/** A loader of which the test says when and how each of its attempts ends. */
function loader() {
  const attempts: PromiseWithResolvers[] = [];
  const load = vi.fn(() => {
    const attempt = withResolvers();
    attempts.push(attempt);
    return attempt.promise;
  });
  const attempt = (k: number) => attempts[k] ?? expect.fail(`there was no attempt ${k}`);
  return { load, attempt };
}

interface PromiseWithResolvers {
  promise: Promise<{ answer: number }>;
  resolve: (module: { answer: number }) => void;
  reject: (error: unknown) => void;
}

function withResolvers(): PromiseWithResolvers {
  const parts = {} as PromiseWithResolvers;
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
}

/** Long enough for every microtask, and for Node to report a rejection that nobody handled. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("lazy", () => {
  it("asks for nothing until it is wanted", () => {
    const { load } = loader();
    const capability = lazy(load);
    expect(capability).toMatchObject({ state: "unloaded", module: null, error: null });
    expect(load).not.toHaveBeenCalled();
  });

  it("loads once for all who ask, while loading and afterwards", async () => {
    const { load, attempt } = loader();
    const capability = lazy(load);
    const first = capability.load();
    expect(capability.load()).toBe(first);
    expect(capability).toMatchObject({ state: "loading", module: null });
    attempt(0).resolve({ answer: 42 });
    expect(await first).toEqual({ answer: 42 });
    expect(await capability.load()).toBe(capability.module);
    expect(capability).toMatchObject({ state: "loaded", module: { answer: 42 }, error: null });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("tries again all that failed, and nothing else", async () => {
    const loaders = [loader(), loader(), loader()] as const;
    const [failing, loaded, unwanted] = loaders.map(({ load }) => lazy(load));
    const waiting = [failing?.load(), loaded?.load()];
    loaders[0].attempt(0).reject(new TypeError("offline"));
    loaders[1].attempt(0).resolve({ answer: 1 });
    await Promise.allSettled(waiting);
    loadFailed();
    loadFailed();
    expect(loaders.map(({ load }) => load.mock.calls.length)).toEqual([2, 1, 0]);
    loaders[0].attempt(1).resolve({ answer: 42 });
    await settled();
    expect([failing?.state, unwanted?.state]).toEqual(["loaded", "unloaded"]);
    loadFailed();
    expect(loaders[0].load).toHaveBeenCalledTimes(2);
  });

  it("remembers a failure, tells it to all who wait, and can be tried again", async () => {
    const { load, attempt } = loader();
    const capability = lazy(load);
    const waiting = [capability.load(), capability.load()];
    const offline = new TypeError("offline");
    attempt(0).reject(offline);
    for (const one of waiting) await expect(one).rejects.toBe(offline);
    expect(capability).toMatchObject({ state: "failed", module: null, error: offline });
    const again = capability.load();
    expect(capability).toMatchObject({ state: "loading", error: offline });
    attempt(1).resolve({ answer: 1 });
    expect(await again).toEqual({ answer: 1 });
    expect(capability).toMatchObject({ state: "loaded", error: null });
  });

  describe("that takes long", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it("says so, and is tried again beside what is on its way: what comes first counts", async () => {
      const { load, attempt } = loader();
      const capability = lazy(load);
      const first = capability.load();
      const told = vi.fn();
      capability.subscribe(told);
      await vi.advanceTimersByTimeAsync(patience - 1);
      expect([capability.slow, told.mock.calls.length]).toEqual([false, 0]);
      await vi.advanceTimersByTimeAsync(1);
      expect(capability).toMatchObject({ state: "loading", slow: true, error: null });
      expect(told).toHaveBeenCalledTimes(1);
      loadFailed();
      loadFailed();
      expect([load.mock.calls.length, capability.slow]).toEqual([2, false]);
      attempt(1).resolve({ answer: 2 });
      expect(await first).toEqual({ answer: 2 });
      attempt(0).resolve({ answer: 1 });
      await vi.advanceTimersByTimeAsync(patience);
      expect(capability).toMatchObject({ state: "loaded", slow: false, module: { answer: 2 } });
      expect(await capability.load()).toEqual({ answer: 2 });
    });

    it("is there when the first comes after all, whatever became of the second", async () => {
      const { load, attempt } = loader();
      const capability = lazy(load);
      const first = capability.load().catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(patience);
      loadFailed();
      attempt(1).reject(new TypeError("offline"));
      expect(await first).toEqual(new TypeError("offline"));
      expect(capability.state).toBe("failed");
      attempt(0).resolve({ answer: 1 });
      await vi.advanceTimersByTimeAsync(0);
      expect(capability).toMatchObject({ state: "loaded", error: null, module: { answer: 1 } });
      loadFailed();
      expect(load).toHaveBeenCalledTimes(2);
    });
  });

  it("takes a loader that throws at once as one that fails", async () => {
    const broken = new Error("broken");
    const capability = lazy(() => {
      throw broken;
    });
    await expect(capability.load()).rejects.toBe(broken);
    expect(capability).toMatchObject({ state: "failed", error: broken });
  });

  it("leaves no rejection unhandled where nobody waits", async () => {
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    const { load, attempt } = loader();
    void lazy(load).load();
    attempt(0).reject(new Error("offline"));
    await settled();
    process.off("unhandledRejection", unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it("can be handed on as a listener", async () => {
    const { load, attempt } = loader();
    const capability = lazy(load);
    const { load: listener } = capability;
    void listener();
    attempt(0).resolve({ answer: 7 });
    await settled();
    expect(capability.module).toEqual({ answer: 7 });
  });
});

describe("a listener", () => {
  it("is told every change until it has had enough", async () => {
    const { load, attempt } = loader();
    const capability = lazy(load);
    const states: string[] = [];
    const stop = capability.subscribe(() => states.push(capability.state));
    void capability.load();
    await settled();
    attempt(0).reject(new Error("offline"));
    await settled();
    expect(states).toEqual(["loading", "failed"]);
    stop();
    void capability.load();
    await settled();
    expect(states).toEqual(["loading", "failed"]);
  });

  it("is not told what happened just before it went", async () => {
    const capability = lazy(loader().load);
    const listener = vi.fn();
    const stop = capability.subscribe(listener);
    void capability.load();
    stop();
    await settled();
    expect(listener).not.toHaveBeenCalled();
  });

  it("is called after whoever loads has gone on: it may be rendering", () => {
    const capability = lazy(loader().load);
    const listener = vi.fn();
    capability.subscribe(listener);
    void capability.load();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe("what a failure says", () => {
  it.each([
    [new Error("no room"), "no room"],
    [new Error(""), "Error"],
    [new DOMException("", "QuotaExceededError"), "QuotaExceededError"],
    ["blocked", "blocked"],
    [null, "Error"],
    [undefined, "Error"],
    ["", "Error"],
  ])("is never nothing: %s", (cause, said) => {
    expect(saidBy(cause)).toBe(said);
  });
});
