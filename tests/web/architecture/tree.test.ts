import { describe, expect, test } from "vitest";
import { descriptors } from "../../../web/state/learners/index.js";
import { circles } from "./circles.js";
import { emptyNames, halls, longFiles } from "./files.js";
import { modulesOf } from "./imports.js";
import { wrongWayImports } from "./layers.js";
import { ajarLazyFolders, strayDynamicImports } from "./lazy-folders.js";
import { learnerKindChecks } from "./learner-kinds.js";
import { strayIncludes } from "./library-parts.js";
import { formlessRadios } from "./radios.js";
import { eagerObservers } from "./resize-observers.js";
import { unnamedRooms } from "./rooms.js";
import { sourcesIn } from "./tree.js";
import { entangledViews } from "./views-apart.js";
import { weightProducts } from "./weight-products.js";

const web = sourcesIn("web");
const house = [...web, ...sourcesIn("core"), ...sourcesIn("wasm")];
const modules = modulesOf(web);

describe("the imports of web/", () => {
  test.each([
    ["run in no circle", circles],
    ["go one way through the layers", wrongWayImports],
    ["reach into no other view", entangledViews],
    ["are dynamic only by lazy() of an index", strayDynamicImports],
    ["leave lazy folders shut", ajarLazyFolders],
  ])("%s", (_, offendersIn) => {
    expect(offendersIn(modules)).toEqual([]);
  });
});

test("no weight is multiplied with a feature where the engine is to be asked", () => {
  expect(weightProducts(web)).toEqual([]);
});

test("a learner is asked for its traits, and for its kind in its own folders alone", () => {
  expect(
    learnerKindChecks(
      web,
      descriptors.map(({ kind }) => kind),
    ),
  ).toEqual([]);
});

test("every radio button belongs to a form", () => {
  expect(formlessRadios(web)).toEqual([]);
});

test("whoever follows sizes and changes the layout by them does so in the frame after", () => {
  expect(eagerObservers(web)).toEqual([]);
});

test("no folder of web/ is a hall", () => {
  expect(halls(web)).toEqual([]);
});

describe("the files of web/, core/ and wasm/", () => {
  test.each([
    ["have names that say what they are", emptyNames],
    ["are at most 500 lines long", longFiles],
    ["include headers of their own part of the library, or public ones below it", strayIncludes],
  ])("%s", (_, offendersIn) => {
    expect(offendersIn(house)).toEqual([]);
  });
});

test("every folder of web/ has its sentence in a README", () => {
  expect(unnamedRooms(web)).toEqual([]);
});
