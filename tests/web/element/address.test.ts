import { describe, expect, it } from "vitest";
import { addressOf } from "../../../web/element/address/index.js";
import { defaultState } from "../../../web/state/document/defaults.js";
import type { PlaygroundState } from "../../../web/state/document/state.js";
import { parametersOf } from "../../../web/state/parameters/index.js";

const site = "https://example.org/playground/?data=blobs#part";
const address = (changes: Partial<PlaygroundState>) => addressOf(parametersOf({ ...defaultState, ...changes }), site);

describe("the address on paper", () => {
  it("is that of the state, not of the page that was opened", () => {
    expect(address({})).toEqual({ href: "https://example.org/playground/", without: [] });
    const data = { kind: "preset", name: "xor" } as const;
    expect(address({ data, features: ["x1", "x2", "x1*x2"], visit: 12 })).toEqual({
      href: "https://example.org/playground/?data=xor&features=x1,x2,x1*x2&visit=12",
      without: [],
    });
  });

  it("names what it does not say", () => {
    const { href, without } = address({
      data: { kind: "points", points: [[1, 2, 1]] },
      view: { x: [0, 1], y: [0, 1] },
      ui: { ...defaultState.ui, shading: true, compare: "panes" },
    });
    expect(href).toBe("https://example.org/playground/");
    expect(without).toEqual(["the examples", "the part of the plane", "settings of the view"]);
  });
});
