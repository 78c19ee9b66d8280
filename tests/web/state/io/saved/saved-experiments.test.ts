import { IDBFactory, IDBObjectStore, type IDBTransaction } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StateDatabase } from "../../../../../web/element/persistence/state-database.js";
import type { PlaygroundState } from "../../../../../web/state/document/state.js";
import {
  type KeptWrite,
  mostRecent,
  newToken,
  SavedExperiments,
  storedOf,
  surplusOf,
} from "../../../../../web/state/io/saved/saved-experiments.js";
import { stateOf } from "../../engine.js";

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("BroadcastChannel", undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const drawn = stateOf([[0.1 + 0.2, -0, 1]], { visit: 3 });
const facts = {
  data: { preset: null, examples: 1, drawn: true },
  learners: ["perceptron"],
  run: { visit: 3, epoch: 3, stop: "converged" },
} as const;

function writeOf(state: PlaygroundState, change: Partial<KeptWrite> = {}): KeptWrite {
  return {
    id: newToken(),
    before: null,
    revision: newToken(),
    at: Date.now(),
    state,
    facts,
    pictures: null,
    ...change,
  };
}

/** What version 1 of the page has left: a state of a history entry. */
async function leaveVersion1(state: PlaygroundState): Promise<void> {
  const { data, ...others } = state;
  const opening = indexedDB.open("perceptron-playground", 1);
  opening.onupgradeneeded = () => {
    for (const name of ["examples", "entries"]) opening.result.createObjectStore(name);
  };
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const transaction = opening.result.transaction(["examples", "entries"], "readwrite");
  transaction.objectStore("examples").put(data, "a.1.0");
  transaction.objectStore("entries").put({ at: 1, bytes: 40, state: others }, "a.1.0");
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  opening.result.close();
}

describe("a kept experiment", () => {
  it("is read again to the same bits, and listed with what it is about, the newest first", async () => {
    const kept = new SavedExperiments();
    await kept.write(writeOf(stateOf([]), { at: 1, id: "old" }));
    const { id, name } = await kept.write(writeOf(drawn, { at: 2 }));
    expect(name).toBe(null);
    expect(await kept.read(id)).toStrictEqual(drawn);
    expect(await kept.list()).toMatchObject([{ id, at: 2, name: null, facts }, { id: "old" }]);
    expect(await kept.read("nobody")).toBe(undefined);
  });

  it("is written again where it is, and keeps the name that it has been given meanwhile", async () => {
    const kept = new SavedExperiments();
    const first = writeOf(drawn);
    await kept.write(first);
    await kept.rename(first.id, "Homework 2");
    const next = writeOf({ ...drawn, visit: 9 }, { id: first.id, before: first.revision });
    expect(await kept.write(next)).toEqual({ id: first.id, revision: next.revision, name: "Homework 2" });
    expect(await kept.list()).toHaveLength(1);
    expect(await kept.read(first.id)).toMatchObject({ visit: 9 });
  });

  it("that another tab has written gets an id of its own: neither is lost", async () => {
    const [here, there] = [new SavedExperiments(), new SavedExperiments()];
    const first = writeOf(drawn);
    await here.write(first);
    await there.write(writeOf({ ...drawn, visit: 5 }, { id: first.id, before: first.revision }));
    const second = writeOf({ ...drawn, visit: 6 }, { id: first.id, before: first.revision });
    const { id } = await here.write(second);
    expect(id).not.toBe(first.id);
    expect(await here.read(first.id)).toMatchObject({ visit: 5 });
    expect(await here.read(id)).toMatchObject({ visit: 6 });
    // To write it twice, as after a page that was closed too soon, changes nothing more.
    expect((await here.write(second)).id).toBe(id);
    expect(await here.list()).toHaveLength(2);
  });

  it("that has been deleted elsewhere comes back as another when it goes on", async () => {
    const kept = new SavedExperiments();
    const first = writeOf(drawn);
    await kept.write(first);
    await kept.remove(first.id);
    await kept.write(writeOf({ ...drawn, visit: 6 }, { id: first.id, before: first.revision }));
    const [entry, ...others] = await kept.list();
    expect([entry?.id === first.id, others]).toEqual([false, []]);
    expect(await kept.read(String(entry?.id))).toStrictEqual({ ...drawn, visit: 6 });
  });

  it("is duplicated, deleted and put back, whole", async () => {
    const kept = new SavedExperiments();
    const { id } = await kept.write(writeOf(drawn, { name: "Homework 2" }));
    const copy = await kept.duplicate(id, "Copy");
    expect(await kept.read(String(copy))).toStrictEqual(drawn);
    const stored = await kept.remove(id);
    expect((await kept.list()).map(({ name }) => name)).toEqual(["Copy"]);
    await kept.putBack([stored]);
    expect(await kept.read(id)).toStrictEqual(drawn);
    expect((await kept.list()).map(({ name }) => name).sort()).toEqual(["Copy", "Homework 2"]);
    expect(await kept.duplicate("nobody", null)).toBe(undefined);
  });

  it("is one of the most recent, or has a name", async () => {
    const kept = new SavedExperiments();
    const { id: named } = await kept.write(writeOf(drawn, { at: 1, name: "Homework 2" }));
    const { id: oldest } = await kept.write(writeOf(drawn, { at: 2 }));
    for (let k = 0; k < mostRecent; k++) await kept.write(writeOf(drawn, { at: 3 + k }));
    const ids = (await kept.list()).map(({ id }) => id);
    expect(ids).toHaveLength(mostRecent + 1);
    expect([ids.includes(named), ids.includes(oldest)]).toEqual([true, false]);
    expect(await kept.read(oldest)).toBe(undefined);
  });

  it("is never the newest that makes room, however large", () => {
    const bytes = 200 * 1024 * 1024;
    const entry = { revision: "", at: 1, name: null, facts: null, pictures: null };
    expect(
      surplusOf([
        { ...entry, id: "a", bytes },
        { ...entry, id: "b", bytes: 1 },
      ]),
    ).toEqual(["b"]);
  });

  it("is told of to whoever lists them", async () => {
    const changed = vi.fn();
    const kept = new SavedExperiments(changed);
    const { id } = await kept.write(writeOf(drawn));
    await kept.rename(id, "A");
    await kept.remove(id);
    expect(changed).toHaveBeenCalledTimes(3);
  });

  it("stands beside what earlier versions kept, which stays", async () => {
    await leaveVersion1(drawn);
    const kept = new SavedExperiments();
    await kept.write(writeOf(drawn));
    expect(await kept.list()).toHaveLength(1);
    expect(await new StateDatabase().read("a.1.0")).toStrictEqual(drawn);
  });

  it("that is forged lists as what is well-formed of it", async () => {
    const kept = new SavedExperiments();
    const forged = {
      name: "\u202Eevil\u0000\n name",
      at: "soon",
      facts: { ...facts, learners: ["oracle"] },
      pictures: { light: "https://x.org/spy.png", dark: "data:image/svg+xml;base64,AA" },
    };
    const { examples } = storedOf({ state: drawn, facts: null, pictures: null }, null, 0);
    await kept.putBack([
      { id: "forged", entry: forged, examples },
      { id: "none", entry: 7, examples },
    ]);
    expect(await kept.list()).toMatchObject([
      { id: "forged", name: "evil name", at: 0, facts: null, pictures: null },
      { id: "none", name: null },
    ]);
    expect(await kept.read("forged")).toBe(undefined);
  });

  it("is refused where the browser refuses storage", async () => {
    vi.stubGlobal("indexedDB", {
      open: () => {
        throw new DOMException("no storage here", "SecurityError");
      },
    });
    await expect(new SavedExperiments().prepare()).rejects.toThrow("no storage here");
  });

  it("makes room of older ones without a name where the browser has no more", async () => {
    const kept = new SavedExperiments();
    for (const name of ["first", "second", "third"]) await kept.write({ ...writeOf(drawn), id: name, at: name.length });
    await kept.rename("first", "A name");
    const roomFor = fullAt(2);
    await kept.write({ ...writeOf(drawn), id: "newest", at: 100 });
    expect((await kept.list()).map(({ id }) => id)).toEqual(["newest", "first"]);
    expect(roomFor()).toBe(2);
    await kept.rename("newest", "Another");
    await expect(kept.write({ ...writeOf(drawn), id: "one more", at: 200 })).rejects.toThrow(/room/);
    expect((await kept.list()).map(({ id }) => id)).toEqual(["newest", "first"]);
  });
});

/** Lets the browser refuse a new entry where there are so many. Returns how many there were at the last one it took. */
function fullAt(most: number): () => number {
  let held = 0;
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...args) {
    const request = put.apply(this, args);
    if (this.name !== "experiments") return request;
    const count = this.count();
    count.onsuccess = () => {
      held = Math.min(count.result, most);
      if (count.result > most) refuse(this.transaction);
    };
    return request;
  });
  return () => held;
}

/** As a browser does that has no more room: the transaction is aborted with an error of its own. */
function refuse(transaction: IDBTransaction): void {
  Object.defineProperty(transaction, "error", { value: new DOMException("There is no room.", "QuotaExceededError") });
  transaction.abort();
}
