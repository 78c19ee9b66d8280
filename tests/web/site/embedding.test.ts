import { describe, expect, it } from "vitest";
import { hideable, lockable } from "../../../web/state/document/schema.js";
import { defaultState } from "../../../web/state/document/settings.js";
import { firstFigure, stateOf } from "../../../web/state/io/embed/figure.js";
import { readParameters } from "../../../web/state/io/parameters/index.js";
import { systems as converting, shownBy, skipped } from "./converters.js";
import { page, recipe } from "./recipe.js";

/** What a system leaves of an iframe; null: all. */
const systems: readonly (readonly [name: string, attributes: readonly string[] | null, address: string])[] = [
  ["Plain HTML", null, "src"],
  // format_text with noclean, for what teachers write: mod/page/view.php.
  ["Moodle", null, "src"],
  // canvas_sanitize.rb: those of all elements that an iframe could have, and its own.
  ["Canvas", ["style", "class", "id", "title", "src", "width", "height", "name", "frameborder", "sandbox"], "src"],
  // HTML as a block of its own, which their Markdown leaves as it is; of Quarto a raw block.
  ["Jupyter Book", null, "src"],
  ["Quarto", null, "src"],
  ["MkDocs", null, "src"],
  // The slide copies it to `src` when it is shown.
  ["reveal.js", null, "data-src"],
];

const decoded = (text: string): string => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");

function attributesOf(iframe: string): Map<string, string> {
  const given = iframe.slice("<iframe".length).matchAll(/([\w-]+)="([^"]*)"/g);
  return new Map(Array.from(given, ([, name = "", value = ""]) => [name, decoded(value)]));
}

/** What the address of a figure opens. */
function opened(address: string) {
  const query = new URL(address).searchParams;
  return readParameters({ get: (name) => query.get(name), names: [...query.keys()] }, defaultState);
}

const figure = { ...firstFigure, lock: ["data"] } as const;
const state = stateOf({ ...defaultState, data: { kind: "preset", name: "xor" } }, figure);

it("the names of all that can be left out and locked are told", () => {
  const told = page.slice(0, page.indexOf("## "));
  expect([...hideable, ...lockable].filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

describe("the recipes", () => {
  it.each(systems)("%s leaves the frame an address, a title and a size", (name, left, address) => {
    const [iframe = "", ...others] = recipe(name).match(/<iframe[^>]*>/g) ?? [];
    expect(others).toEqual([]);
    const all = attributesOf(iframe);
    const kept = new Map([...all].filter(([attribute]) => left === null || left.includes(attribute)));
    expect([...kept.keys()]).toEqual([address, "title", "width", "height"]);
    expect(kept.get("title")).toBe("Perceptron Playground");
    expect(opened(kept.get(address) ?? "")).toEqual({ state, refusals: [] });
  });

  describe.each(converting.map((name) => [name, skipped(name)] as const))("%s itself%s", (name, why) => {
    it.skipIf(why !== "")("shows that frame, and nothing else of it", () => {
      const [iframe = ""] = recipe(name).match(/<iframe[^>]*>/) ?? [];
      const shown = shownBy(name, `# A page\n\nBefore.\n\n${recipe(name)}\n\nBehind.\n`) ?? "";
      const [own = "", ...others] = shown.match(/<iframe[^>]*>/g) ?? [];
      expect(others).toEqual([]);
      expect(attributesOf(own)).toEqual(attributesOf(iframe));
      expect(shown).not.toContain("&lt;iframe");
      expect(shown).not.toContain("=html");
    });
  });

  it("Notion is given an address alone", () => {
    expect(opened(recipe("Notion"))).toEqual({ state, refusals: [] });
  });
});
