import { describe, expect, it } from "vitest";
import { readState } from "../../../../web/state/document/reading/read-state.js";
import { fields } from "../../../../web/state/document/schema.js";
import { counted, longest } from "../../counted-list.js";
import { type Place, placesOf } from "./schema-places.js";

const places = (what: "lists" | "objects"): (Place & { field: string })[] =>
  Object.entries(fields).flatMap(([field, schema]) =>
    placesOf(schema, what, field).map((place) => ({ ...place, field })),
  );
const rows: Place & { field: string } = {
  field: "data",
  path: "data.rows.0",
  with: (other) => ({ kind: "table", columns: ["a", "b", "y"], rows: [other], label: "y" }),
};

/** Of something that may be of several kinds, that is named as a whole. */
function isAt(field: string, path: string): boolean {
  return `${field}.`.startsWith(`${path}.`) || (field.endsWith(".initial") && path.startsWith(`${field}.`));
}

describe("a list as long as can be", () => {
  it("can stand in many places", () => {
    expect(places("lists").length).toBeGreaterThan(30);
    expect(places("objects").length).toBeGreaterThan(20);
  });

  it.each([...places("lists"), rows])("at $path is not gone through, and its place is named", (place) => {
    const { list, looks } = counted(longest);
    const { refusals } = readState({ [place.field]: place.with(list) });
    expect(looks()).toBeLessThan(300);
    expect(refusals.filter(({ field }) => isAt(field, place.path))).not.toEqual([]);
  });

  it.each([...places("lists"), rows])("of holes at $path is not gone through", (place) => {
    const holes: unknown[] = [];
    holes.length = longest;
    const { refusals } = readState({ [place.field]: place.with(structuredClone(holes)) });
    expect(refusals).not.toEqual([]);
  });

  it.each(places("objects"))("in the place of an object, at $path, is not gone through", (place) => {
    const { list, looks } = counted(longest);
    readState({ [place.field]: place.with(list) });
    expect(looks()).toBeLessThan(1000);
    readState({ [place.field]: place.with({ length: longest }) });
  });

  it("in which everything is wrong is not told item by item", () => {
    const points = new Array(200_000).fill(["a", "b", "c"]);
    const { refusals } = readState({ data: { kind: "points", points } });
    expect(refusals.length).toBeLessThan(30);
  });
});
