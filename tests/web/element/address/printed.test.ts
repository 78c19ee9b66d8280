import { describe, expect, it } from "vitest";
import { printedAddress } from "../../../../web/element/address/address-sync.js";
import { defaultState } from "../../../../web/state/document/settings.js";
import type { PlaygroundState } from "../../../../web/state/document/state.js";
import * as parameters from "../../../../web/state/io/parameters/index.js";
import { kept } from "../../../../web/words/generated/en/kept.js";

const site = "https://example.org/playground/?data=blobs#part";
const address = (changes: Partial<PlaygroundState>) =>
  printedAddress(parameters.parametersOf({ ...defaultState, ...changes }), site, parameters, kept.english);

describe("the address on paper", () => {
  it("is that of the state, not of the page that was opened", () => {
    expect(address({})).toBe("https://example.org/playground/");
    const data = { kind: "preset", name: "xor" } as const;
    expect(address({ data, features: ["x1", "x2", "x1*x2"], visit: 12 })).toBe(
      "https://example.org/playground/?data=xor&features=x1,x2,x1*x2&visit=12",
    );
  });

  it("names what it does not say", () => {
    const printed = address({
      data: { kind: "points", points: [[1, 2, 1]] },
      view: { x: [0, 1], y: [0, 1] },
      ui: { ...defaultState.ui, shading: true, compare: "panes" },
    });
    expect(printed).toBe(
      "https://example.org/playground/ (without the examples, the part of the plane and settings of the view)",
    );
  });
});
