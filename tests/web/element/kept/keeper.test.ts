import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Keeper } from "../../../../web/element/kept/keeper.js";
import { partingOf } from "../../../../web/element/kept/parting.js";
import { defaultState } from "../../../../web/state/document/defaults.js";
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

/** A keeper, and what it has written: "id at visit". */
function keeperWith(answer: () => Promise<void> = async () => {}) {
  const written: string[] = [];
  const failed: unknown[] = [];
  const store = {
    write: (id: string, { visit }: typeof defaultState) => {
      written.push(`${id} at ${visit}`);
      return answer();
    },
    forget: async (line: string) => void written.push(`forget ${line}`),
    has: (_: string, { kind }: DataSource) => kind === "preset",
  };
  const keeper = new Keeper("a", (cause) => failed.push(cause), store);
  return { keeper, written, failed, at: (visit: number) => ({ ...defaultState, visit }) };
}

it("writes the first at once, and what follows together", () => {
  const { keeper, written, at } = keeperWith();
  for (let visit = 0; visit < 60; visit++) {
    keeper.keep("a.1.0", at(visit));
    vi.advanceTimersByTime(50);
  }
  vi.advanceTimersByTime(5000);
  expect(written.length).toBeLessThanOrEqual(5);
  expect([written[0], written.at(-1)]).toEqual(["a.1.0 at 0", "a.1.0 at 59"]);
});

it("writes what an entry showed last before it goes on to another, and what is left when the page goes", () => {
  const { keeper, written, at } = keeperWith();
  keeper.keep("a.1.0", at(0));
  keeper.keep("a.1.0", at(1));
  keeper.keep("a.1.1", at(2));
  keeper.flush();
  expect(written).toEqual(["a.1.0 at 0", "a.1.0 at 1", "a.1.1 at 2"]);
  keeper.flush();
  expect(written).toHaveLength(3);
});

it("forgets also what is still to be written", () => {
  const { keeper, written, at } = keeperWith();
  keeper.keep("a.1.0", at(0));
  keeper.keep("a.1.0", at(1));
  keeper.forget();
  vi.advanceTimersByTime(5000);
  expect(written).toEqual(["a.1.0 at 0", "forget a"]);
});

it("tells what could not be written", async () => {
  const { keeper, failed, at } = keeperWith(() => Promise.reject(new Error("no room")));
  keeper.keep("a.1.0", at(0));
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).toEqual([new Error("no room")]);
});

it("notes at once what is shown as the page goes, without the examples that the store has", () => {
  const { keeper, at } = keeperWith();
  keeper.part("a.1.0", at(3));
  expect(partingOf("a.1.0")).toEqual({ ...at(3), data: undefined });
  expect(partingOf("a.1.1")).toEqual({});
  const drawn = stateOf([[0.1 + 0.2, -0, 1]]);
  keeper.part("a.1.1", drawn);
  expect(partingOf("a.1.1")).toEqual(drawn);
  expect(partingOf("a.1.0")).toEqual({});
});

it("notes nothing any more when the page has stayed, and goes on, or all is forgotten", () => {
  const { keeper, at } = keeperWith();
  keeper.part("a.1.0", at(3));
  keeper.keep("a.1.0", at(4));
  expect(partingOf("a.1.0")).toEqual({});
  keeper.part("a.1.0", at(4));
  keeper.forget();
  expect(partingOf("a.1.0")).toEqual({});
});

it("notes nothing that is too large, and lives without a storage", () => {
  const { keeper, at } = keeperWith();
  keeper.part("a.1.0", stateOf(Array.from({ length: 100_000 }, () => [Math.PI, Math.E, 1])));
  expect(partingOf("a.1.0")).toEqual({});
  vi.stubGlobal("sessionStorage", undefined);
  keeper.part("a.1.0", at(3));
  keeper.keep("a.1.0", at(4));
  expect(partingOf("a.1.0")).toEqual({});
});
