import { describe, expect, it } from "vitest";
import { referencePage } from "../../../web/reference/page.js";
import { parameterNames } from "../../../web/state/document/parameter-names.js";
import { defaultState, settings, viewUi } from "../../../web/state/document/settings.js";
import { readParameters } from "../../../web/state/io/parameters/index.js";
import { engine } from "../state/engine.js";

const page = referencePage(engine.presets);
const rows = [...page.matchAll(/<tr><th scope="row"><code>(.*?)<\/code>.*<\/tr>/g)].map(([row, name]) => ({
  row,
  name,
}));
const examples = [...page.matchAll(/href="\.\/\?(.*?)"/g)].map(([, query = ""]) => query.replaceAll("&amp;", "&"));

describe("the reference", () => {
  it("has every parameter, every preset and every field of the state", () => {
    const presets = engine.presets.map(({ name }) => name);
    const fields = [...Object.keys(settings), ...Object.keys(viewUi).map((name) => `ui.${name}`)];
    expect(rows.map(({ name }) => name)).toEqual([...parameterNames, ...presets, ...fields]);
  });

  it("tries every parameter once at least", () => {
    const tried = new Set(examples.flatMap((query) => [...new URLSearchParams(query).keys()]));
    expect([...tried].sort()).toEqual([...parameterNames].sort());
  });

  it.each(examples)("?%s opens without a notice", (query) => {
    const given = new URLSearchParams(query);
    const { refusals } = readParameters({ get: (name) => given.get(name), names: [...given.keys()] }, defaultState);
    expect(refusals).toEqual([]);
  });

  it("says values as people write them", () => {
    expect(page).toMatch(/<code>theme<\/code><\/th><td>auto, light, dark or projector<\/td>/);
    expect(page).toMatch(/<code>visit<\/code><\/th><td>a whole number from 0<\/td>/);
    expect(page).toMatch(/<code>k<\/code><\/th><td>a whole number from 1 to 999<\/td>/);
    expect(page).not.toMatch(/undefined|NaN|\[object/);
  });

  it("has no script and nothing inside a tag that a strict policy refuses", () => {
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  });
});
