import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Keeper } from "../../../../web/element/kept/keeper.js";
import { defaultState } from "../../../../web/state/document/defaults.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
