import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StateDatabase } from "../../../../web/element/persistence/state-database.js";
import { restore } from "../../../../web/element/persistence/state-saver.js";
import { noData } from "../../../../web/state/document/reading/fit-problem.js";
import { readState } from "../../../../web/state/document/reading/read-state.js";
import { defaultState } from "../../../../web/state/document/settings.js";
import type { PlaygroundState } from "../../../../web/state/document/state.js";
import * as link from "../../../../web/state/io/link/index.js";
import * as parameters from "../../../../web/state/io/parameters/index.js";
import { unpackedTable } from "../../../../web/state/io/saved/saved-entry.js";
import { words } from "../../../../web/words/generated/de/all/index.js";
import { refusals as said } from "../../../../web/words/refusals.js";
import { stateOf } from "../../state/engine.js";

beforeEach(() => vi.stubGlobal("indexedDB", new IDBFactory()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const drawn = stateOf([[0.1 + 0.2, -0, 1]], { visit: 3 });

const read = async (id: string): Promise<ReturnType<Awaited<ReturnType<typeof restore>>>> =>
  (await restore(id, { link, parameters }, (present) => ({ state: present, refusals: [] })))(defaultState);

/** Writes past the store: an entry, and examples that are none. */
async function forge(entry: unknown): Promise<void> {
  const open = indexedDB.open("perceptron-playground");
  await new Promise((resolve) => {
    open.onsuccess = resolve;
  });
  const transaction = open.result.transaction(["entries", "examples"], "readwrite");
  transaction.objectStore("entries").put(entry, "a.1.0");
  transaction.objectStore("examples").delete("a.1.0");
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
}

describe("what is kept", () => {
  it("is read again to the same bits, with the tool that is in hand", async () => {
    await new StateDatabase().write("a.1.0", { ...drawn, ui: { ...drawn.ui, tool: "erase", shading: true } });
    const { state, refusals } = await read("a.1.0");
    expect(refusals).toEqual([]);
    expect(state).toEqual({ ...drawn, ui: { ...drawn.ui, tool: defaultState.ui.tool, shading: true } });
    expect(state.data).toStrictEqual(drawn.data);
  });

  it("is a table too, to the bit, and what is forged of one is refused", async () => {
    const rows = [
      [0.1 + 0.2, -0, 1],
      [5e-324, 1e99, -1],
    ];
    const data = { kind: "table", columns: ["a", "b", "y"], rows, label: "y", classNames: ["no", "yes"] } as const;
    await new StateDatabase().write("a.1.0", { ...drawn, data });
    const { state, refusals } = await read("a.1.0");
    expect([refusals, state.data]).toStrictEqual([[], data]);
    for (const columns of [[], "", { length: 3 }, Array.from({ length: 3 })]) {
      const forged = { kind: "table", columns, numbers: new Float64Array(7), label: "y" };
      expect(readState({ data: unpackedTable(forged) }).refusals.length).toBeGreaterThan(0);
    }
  });

  it("is what was noted as the page went, with the examples of the store where none were noted", async () => {
    const store = new StateDatabase();
    await store.write("a.1.0", drawn);
    const { data: _, ...others } = { ...drawn, visit: 9 };
    vi.stubGlobal("sessionStorage", { getItem: () => JSON.stringify({ id: "a.1.0", state: others }) });
    expect((await read("a.1.0")).state).toEqual({ ...drawn, visit: 9 });
    const whole = stateOf([[5, 5, -1]]);
    vi.stubGlobal("sessionStorage", { getItem: () => JSON.stringify({ id: "a.1.1", state: whole }) });
    expect((await read("a.1.1")).state.data).toEqual(whole.data);
    expect((await read("a.1.0")).state).toEqual(drawn);
    for (const forged of ["", "1", "null", '{"id":"a.1.0","state":7}']) {
      vi.stubGlobal("sessionStorage", { getItem: () => forged });
      expect((await read("a.1.0")).state).toEqual(drawn);
    }
  });

  it("is what was written last", async () => {
    const store = new StateDatabase();
    await store.write("a.1.0", drawn);
    await store.write("a.1.0", { ...drawn, visit: 7 });
    expect((await read("a.1.0")).state).toMatchObject({ visit: 7, data: drawn.data });
    await store.write("a.1.0", stateOf([[5, 5, -1]]));
    expect((await read("a.1.0")).state.data).toEqual({ kind: "points", points: [[5, 5, -1]] });
  });

  it("is of each id by itself, and forgotten by line", async () => {
    const store = new StateDatabase();
    for (const id of ["a.1.0", "a.2.0", "b.1.0"]) await store.write(id, drawn);
    await store.deleteTab("a");
    expect(await Promise.all(["a.1.0", "a.2.0", "b.1.0"].map((id) => store.read(id)))).toEqual([
      undefined,
      undefined,
      expect.objectContaining({ visit: 3 }),
    ]);
  });

  it("that is more than fits is refused", async () => {
    const row = new Array(50).fill(1);
    const rows = new Array(200_000).fill(row);
    const data = { kind: "table", columns: row.map(String), rows, label: "1" } as PlaygroundState["data"];
    await expect(new StateDatabase().write("a.1.0", { ...drawn, data })).rejects.toThrow("too large");
  });
});

describe("what cannot be read", () => {
  it("is named where nothing lies under the id", async () => {
    const { state, refusals } = await read("nobody");
    expect(state).toEqual({ ...defaultState, data: noData });
    expect(refusals).toMatchObject([{ field: "kept", code: "missing" }]);
    expect(refusals.map(words.room(said).said)).toEqual([
      "Was du hier hattest, ist verloren: Der Browser hat es nicht mehr gespeichert.",
    ]);
  });

  it.each<[string, unknown, readonly string[]]>([
    ["a list", [7], ["state"]],
    ["of a visit that is none", { visit: -3 }, ["data", "visit"]],
    ["of a newer page", { v: 99 }, ["v", "data"]],
  ])("is named where it is %s and has lost its examples, and the rest is as at first", async (_, forged, wrong) => {
    await new StateDatabase().write("a.1.0", drawn);
    await forge({ state: forged });
    const { state, refusals } = await read("a.1.0");
    expect(refusals.map(({ field }) => field)).toEqual(wrong);
    expect(state).toEqual({ ...defaultState, data: noData });
  });

  it.each<[string, unknown]>([
    [
      "refuses",
      {
        open: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      },
    ],
    ["has none", undefined],
  ])("is named where the browser %s", async (_, factory) => {
    vi.stubGlobal("indexedDB", factory);
    expect((await read("a.1.0")).refusals).toMatchObject([{ field: "kept", code: "missing" }]);
    await expect(new StateDatabase().prepare()).rejects.toThrow();
  });

  it("is named where the browser never answers", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("indexedDB", { open: () => ({}) });
    const reading = read("a.1.0");
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await reading).refusals).toMatchObject([{ message: expect.stringContaining("does not answer") }]);
  });
});
