import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readUnloadRecord, StateSaver } from "../../../../web/element/persistence/state-saver.js";
import { defaultState } from "../../../../web/state/document/settings.js";
import type { DataSource } from "../../../../web/state/document/state.js";
import { stateOf } from "../../state/engine.js";

beforeEach(() => {
  vi.useFakeTimers();
  const storage = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A saver, and what it has written: "id at visit". */
function saverWith(answer: () => Promise<void> = async () => {}) {
  const written: string[] = [];
  const failed: unknown[] = [];
  const store = {
    write: (id: string, { visit }: typeof defaultState) => {
      written.push(`${id} at ${visit}`);
      return answer();
    },
    deleteTab: async (tab: string) => void written.push(`forget ${tab}`),
    has: (_: string, { kind }: DataSource) => kind === "preset",
  };
  const saver = new StateSaver("a", (cause) => failed.push(cause), store);
  return { saver, written, failed, at: (visit: number) => ({ ...defaultState, visit }) };
}

it("writes the first at once, and what follows together", () => {
  const { saver, written, at } = saverWith();
  for (let visit = 0; visit < 60; visit++) {
    saver.save("a.1.0", at(visit));
    vi.advanceTimersByTime(50);
  }
  vi.advanceTimersByTime(5000);
  expect(written.length).toBeLessThanOrEqual(5);
  expect([written[0], written.at(-1)]).toEqual(["a.1.0 at 0", "a.1.0 at 59"]);
});

it("writes what an entry showed last before it goes on to another, and what is left when the page goes", () => {
  const { saver, written, at } = saverWith();
  saver.save("a.1.0", at(0));
  saver.save("a.1.0", at(1));
  saver.save("a.1.1", at(2));
  saver.flush();
  expect(written).toEqual(["a.1.0 at 0", "a.1.0 at 1", "a.1.1 at 2"]);
  saver.flush();
  expect(written).toHaveLength(3);
});

it("forgets also what is still to be written", () => {
  const { saver, written, at } = saverWith();
  saver.save("a.1.0", at(0));
  saver.save("a.1.0", at(1));
  saver.deleteAll();
  vi.advanceTimersByTime(5000);
  expect(written).toEqual(["a.1.0 at 0", "forget a"]);
});

it("tells what could not be written", async () => {
  const { saver, failed, at } = saverWith(() => Promise.reject(new Error("no room")));
  saver.save("a.1.0", at(0));
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).toEqual([new Error("no room")]);
});

it("notes at once what is shown as the page goes, without the examples that the store has", () => {
  const { saver, at } = saverWith();
  saver.saveBeforeUnload("a.1.0", at(3));
  expect(readUnloadRecord("a.1.0")).toEqual({ ...at(3), data: undefined });
  expect(readUnloadRecord("a.1.1")).toEqual({});
  const drawn = stateOf([[0.1 + 0.2, -0, 1]]);
  saver.saveBeforeUnload("a.1.1", drawn);
  expect(readUnloadRecord("a.1.1")).toEqual(drawn);
  expect(readUnloadRecord("a.1.0")).toEqual({});
});

it("notes nothing any more when the page has stayed, and goes on, or all is forgotten", () => {
  const { saver, at } = saverWith();
  saver.saveBeforeUnload("a.1.0", at(3));
  saver.save("a.1.0", at(4));
  expect(readUnloadRecord("a.1.0")).toEqual({});
  saver.saveBeforeUnload("a.1.0", at(4));
  saver.deleteAll();
  expect(readUnloadRecord("a.1.0")).toEqual({});
});

it("notes nothing that is too large, and lives without a storage", () => {
  const { saver, at } = saverWith();
  saver.saveBeforeUnload("a.1.0", stateOf(Array.from({ length: 100_000 }, () => [Math.PI, Math.E, 1])));
  expect(readUnloadRecord("a.1.0")).toEqual({});
  vi.stubGlobal("sessionStorage", undefined);
  saver.saveBeforeUnload("a.1.0", at(3));
  saver.save("a.1.0", at(4));
  expect(readUnloadRecord("a.1.0")).toEqual({});
});
