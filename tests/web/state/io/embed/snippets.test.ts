import { describe, expect, it } from "vitest";
import { defaultState } from "../../../../../web/state/document/settings.js";
import type { PlaygroundState } from "../../../../../web/state/document/state.js";
import {
  areasOf,
  elementOf,
  firstFigure,
  iframeOf,
  markdownOf,
  stateOf,
} from "../../../../../web/state/io/embed/figure.js";
import { linkOf } from "../../../../../web/state/io/link/index.js";
import * as parameters from "../../../../../web/state/io/parameters/index.js";

const xor: PlaygroundState = { ...defaultState, data: { kind: "preset", name: "xor" }, visit: 12 };
const figure = { ...firstFigure, lock: ["data", "learner"], hide: ["story"] } as const;
const hrefOf = (state: PlaygroundState): string =>
  linkOf(state, { href: "https://playground.example/", speaks: false }, parameters) ?? "";

describe("a figure", () => {
  it("as an iframe opens with the moment, and with what is left out and locked", () => {
    const state = stateOf(xor, figure);
    const text = iframeOf(hrefOf(state), 'The "XOR" figure', figure);
    expect(text).toMatch(
      /^<iframe src="[^"<>]*" title="The &quot;XOR&quot; figure" width="100%" height="480"><\/iframe>$/,
    );
    const src = /src="([^"]*)"/.exec(text)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const query = new URL(src).searchParams;
    const read = parameters.readParameters({ get: (name) => query.get(name), names: [...query.keys()] }, defaultState);
    expect(read).toEqual({ state, refusals: [] });
  });

  it("as an element says the same in its attributes", () => {
    const text = elementOf(
      parameters.parametersOf(stateOf(xor, figure)),
      { ...figure, width: 640 },
      "https://a.example/element.iife.js",
    );
    expect(text).toContain(
      '<script src="https://a.example/element.iife.js"></script>\n<perceptron-playground data="xor"',
    );
    expect(text).toContain(' visit="12"');
    expect(text).toContain(' lock="data,learner"');
    expect(text).toContain(' style="--pp-height: 480px; width: 640px"></perceptron-playground>');
  });

  it("as an element in a page that has its script is the tag alone", () => {
    const text = elementOf(parameters.parametersOf(stateOf(xor, figure)), figure, null);
    expect(text).toMatch(/^<perceptron-playground data="xor"/);
  });

  it("is no element where attributes cannot say it", () => {
    const drawn: PlaygroundState = { ...xor, data: { kind: "points", points: [[0, 0, 1]] } };
    expect(elementOf(parameters.parametersOf(stateOf(drawn, figure)), figure, null)).toBeNull();
    expect(iframeOf(hrefOf(stateOf(drawn, figure)), "Drawn", figure)).toMatch(/src="[^"]*#v1\.[\w-]+"/);
  });

  it("as Markdown is a link, whatever stands in its title and its address", () => {
    expect(markdownOf("https://a.example/?b=(1)", "XOR [2]")).toBe("[XOR \\[2\\]](<https://a.example/?b=(1)>)");
  });

  it("has what only its author has open closed", () => {
    const open: PlaygroundState = { ...xor, ui: { ...xor.ui, drawer: "charts", pinned: true, present: true } };
    expect(stateOf(open, figure)).toEqual(stateOf(xor, figure));
  });
});

describe("the areas of a figure", () => {
  it.each([
    [360, 560, true],
    [640, 480, true],
    [640, 480, false],
    [1200, 720, false],
  ])("fill %i × %i and do not overlap (compact: %s)", (width, height, embed) => {
    const areas = areasOf({ ...firstFigure, embed, height }, width);
    const filled = areas.reduce((sum, area) => sum + area.width * area.height, 0);
    expect(filled).toBe(width * height);
    for (const a of areas) {
      expect(a.x >= 0 && a.y >= 0 && a.x + a.width <= width && a.y + a.height <= height).toBe(true);
      for (const b of areas) {
        const apart =
          a === b || a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height;
        expect(apart).toBe(true);
      }
    }
  });

  it("give the room of what is left out to the stage", () => {
    const stage = (hide: typeof firstFigure.hide) =>
      areasOf({ ...firstFigure, hide }, 640).find(({ name }) => name === "stage");
    expect(stage(["transport"])?.height).toBeGreaterThan(stage([])?.height ?? 0);
  });
});
