import { describe, expect, it } from "vitest";
import { readState } from "../../../../web/state/document/read-state.js";
import { fields } from "../../../../web/state/document/schema.js";
import { type Place, placesOf } from "./schema-places.js";

const longest = 2 ** 32 - 1;

/** A list as long as can be that counts what is looked at of it: to go through a sparse one would take for ever. */
function counted(): { readonly list: unknown[]; readonly looks: () => number } {
  let looks = 0;
  const look = (): void => {
    if (++looks > 1_000_000) throw new Error("It was gone through.");
  };
  const list = new Proxy([] as unknown[], {
    get: (target, name) => {
      look();
      return name === "length" ? longest : Reflect.get(target, name);
    },
    has: (target, name) => {
      look();
      return Reflect.has(target, name);
    },
  });
  return { list, looks: () => looks };
}

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
    const { list, looks } = counted();
    const { refusals } = readState({ [place.field]: place.with(list) });
    expect(looks()).toBeLessThan(300);
    expect(refusals.filter(({ field }) => isAt(field, place.path))).not.toEqual([]);
  });

  it.each([...places("lists"), rows])("of holes at $path takes no time", (place) => {
    const holes: unknown[] = [];
    holes.length = longest;
    const began = performance.now();
    const { refusals } = readState({ [place.field]: place.with(structuredClone(holes)) });
    expect(performance.now() - began).toBeLessThan(1000);
    expect(refusals).not.toEqual([]);
  });

  it.each(places("objects"))("in the place of an object, at $path, takes no time", (place) => {
    const { list, looks } = counted();
    readState({ [place.field]: place.with(list) });
    expect(looks()).toBeLessThan(1000);
    const began = performance.now();
    readState({ [place.field]: place.with({ length: longest }) });
    expect(performance.now() - began).toBeLessThan(1000);
  });

  it("in which everything is wrong is not told item by item", () => {
    const points = new Array(200_000).fill(["a", "b", "c"]);
    const began = performance.now();
    const { refusals } = readState({ data: { kind: "points", points } });
    expect(performance.now() - began).toBeLessThan(5000);
    expect(refusals.length).toBeLessThan(30);
  });
});
