import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tokenShape } from "../../../../../web/state/document/parameter-names.js";
import { latest } from "../../../../../web/state/document/reading/migrations.js";
import { defaultState } from "../../../../../web/state/document/settings.js";
import type { PlaygroundState } from "../../../../../web/state/document/state.js";
import { linkOf, readToken } from "../../../../../web/state/io/link/index.js";
import { longestLink } from "../../../../../web/state/io/link/token.js";
import * as parameters from "../../../../../web/state/io/parameters/index.js";
import { rows as matrix } from "../../../../rows.js";
import { sampled } from "../../../sampled.js";
import { anyState, shared } from "../../any-state.js";
import { cs188, stateOf } from "../../engine.js";

const site = "https://example.org/playground/";
const xor: PlaygroundState = { ...defaultState, data: { kind: "preset", name: "xor" }, visit: 12 };

const link = (state: PlaygroundState, href = site, speaks = false) => linkOf(state, { href, speaks }, parameters);

describe("a link", () => {
  it("is readable where parameters say it all, else one token", () => {
    expect(link(defaultState)).toBe(site);
    expect(link(xor)).toBe(`${site}?data=xor&visit=12`);
    expect(link(stateOf(cs188))).toMatch(/^https:\/\/example\.org\/playground\/#v1\.[\w-]+$/);
    expect(link({ ...xor, view: { x: [0, 1], y: [0, 1] } })).toMatch(/#v1\./);
  });

  it("is a token where the page says something itself, or so many parameters would be read by nobody", () => {
    expect(link(defaultState, site, true)).toMatch(/#v1\./);
    const features = Array.from({ length: 90 }, (_, k) => `x1^${k + 1}`);
    expect(link({ ...defaultState, features })).toMatch(/#v1\./);
  });

  it("says the first visit where the bare address opens another, and not that one", () => {
    const opened = (state: PlaygroundState) => linkOf(state, { href: site, speaks: false, opensAt: 56 }, parameters);
    expect(opened(defaultState)).toBe(`${site}?visit=0`);
    expect(opened({ ...defaultState, visit: 56 })).toBe(site);
    expect(opened({ ...defaultState, visit: 57 })).toBe(`${site}?visit=57`);
    expect(opened(xor)).toBe(`${site}?data=xor&visit=12`);
  });

  it("keeps the weights that each class starts from", () => {
    const initial = {
      weights: matrix("-2 2; 0 3; 1 4"),
      bias: [0, 1, -1],
    };
    const state: PlaygroundState = { ...stateOf(cs188), learners: [{ kind: "multiclass", initial }] };
    const { hash } = new URL(link(state) ?? site);
    expect(readToken(hash, defaultState)).toEqual({ state, refusals: [] });
  });

  it("carries a table of many features, and weights to start from, one a feature", () => {
    const names = Array.from({ length: 300 }, (_, k) => `f${k}`);
    const rows = [1, -1].map((label) => [...names.map((_, k) => k * label), label]);
    const data = { kind: "table", columns: [...names, "y"], rows, label: "y" } as const;
    const learners = [{ kind: "perceptron", initial: { weights: names.map((_, k) => k), bias: 1 } }] as const;
    const features = names.slice(1).map((_, k) => `x${k + 1}`);
    for (const state of [
      { ...defaultState, data, learners },
      { ...defaultState, data, features },
    ] as readonly PlaygroundState[]) {
      const { hash } = new URL(link(state) ?? site);
      expect(readToken(hash, defaultState)).toEqual({ state, refusals: [] });
    }
  });

  it("leaves what the address says of other things", () => {
    const page = `${site}?unit=7&data=blobs&n=50&lang=de`;
    expect(link(xor, `${page}#part`)).toBe(`${site}?unit=7&lang=de&data=xor&visit=12#part`);
    expect(link(xor, `${page}#v1.abc`)).toBe(`${site}?unit=7&lang=de&data=xor&visit=12`);
    expect(link(stateOf(cs188), `${page}#part`)).toMatch(/\?unit=7&lang=de#v1\./);
    expect(link(xor, `${site}?a=%E0%A4%A&&b`)).toBe(`${site}?a=%E0%A4%A&b&data=xor&visit=12`);
    expect(link(xor, "file:///C:/My%20Page.html?visit=3")).toBe("file:///C:/My%20Page.html?data=xor&visit=12");
  });

  it("is none where it would be longer than links are", () => {
    const points = Array.from({ length: 900 }, (_, k) => [Math.sin(k), Math.cos(k * k), 1] as const);
    expect(link(stateOf(points))).toBe(null);
    expect(link(stateOf(points.slice(0, 350)))?.length).toBeLessThan(longestLink);
  });

  it("opens what it was made of", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const href = link(state);
        if (href === null) return;
        const { search, hash } = new URL(href);
        const query = new URLSearchParams(search);
        const read = tokenShape.test(hash)
          ? readToken(hash, defaultState)
          : parameters.readParameters({ get: (name) => query.get(name), names: [...query.keys()] }, defaultState);
        expect(read.refusals).toEqual([]);
        expect(meant(read.state)).toEqual(meant(shared(state)));
      }),
      { numRuns: sampled(1000, 4) },
    );
  }, 60_000);
});

/** An order without a seed has 0, and what a learner is in the place of the page alone remembers. */
function meant({ order, learners, ...state }: PlaygroundState): unknown {
  return {
    ...state,
    learners: learners.map(({ insteadOf: _, ...learner }) => learner),
    order: { seed: 0, ...order },
  };
}

describe("links of every version", () => {
  /** Tokens as they were written once, and what they said: they are never changed. */
  const folder = new URL("fixtures/", import.meta.url);
  const fixtures = readdirSync(folder).map((name) => {
    const text = readFileSync(new URL(name, folder), "utf8");
    return [name, JSON.parse(text) as { readonly token: string; readonly state: object }] as const;
  });

  it("are kept, one of each", () => {
    const versions = Array.from({ length: latest }, (_, index) => `#v${index + 1}.`);
    expect(fixtures.map(([, { token }]) => token.slice(0, 4))).toEqual(versions);
  });

  it.each(fixtures)("%s opens as what it said", (_, { token, state }) => {
    expect(readToken(token, defaultState)).toMatchObject({ state, refusals: [] });
  });
});
