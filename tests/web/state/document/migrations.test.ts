import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { migrated, migrations } from "../../../../web/state/document/reading/migrations.js";
import { readState } from "../../../../web/state/document/reading/read-state.js";

/** States as they were written once, v1.json and so on: they are never changed. */
const folder = new URL("fixtures/", import.meta.url);
const fixtures = readdirSync(folder).map((name) => {
  return [name, JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Record<string, unknown>] as const;
});

describe("states of every version", () => {
  it("are kept, one of each", () => {
    const versions = fixtures.map(([, { v }]) => v);
    // What migrations start from, and the version they lead to.
    expect(versions).toHaveLength(Object.keys(migrations).length + 1);
    expect(versions).toEqual(versions.map((_, index) => index + 1));
  });

  it.each(fixtures)("%s opens, with nothing refused", (_, written) => {
    const { state, refusals } = readState(written);
    expect(refusals).toEqual([]);
    // Two views had a setting each before they came to share one place.
    const { orders: _orders, cures: _cures, ...ui } = written["ui"] as Record<string, unknown>;
    expect(state).toMatchObject({ v: 1, data: written["data"], learners: written["learners"], ui });
    expect(state.ui.drawer).toBe("orders");
  });

  it("open without the setting of a view that is gone", () => {
    expect(readState({ v: 1, ui: { speech: true, sound: true } })).toMatchObject({
      state: { ui: { sound: true } },
      refusals: [],
    });
  });

  it("are of the first where they name none", () => {
    expect(migrated({ visit: 3 })).toEqual({ state: { visit: 3 }, refusal: null });
  });

  it("newer than the page are named by their version", () => {
    const { refusal } = migrated({ v: 9 });
    expect(refusal).toMatchObject({
      field: "v",
      code: "too-new",
      message: expect.stringMatching(/^v is 9: a newer page/),
    });
  });
});
