import fc from "fast-check";
import { deflateSync } from "fflate";
import { describe, expect, it } from "vitest";
import { noData } from "../../../../../web/state/document/reading/fit-problem.js";
import { defaultState } from "../../../../../web/state/document/settings.js";
import type { PlaygroundState, Point } from "../../../../../web/state/document/state.js";
import { readToken, tokenOf } from "../../../../../web/state/io/link/token.js";
import { rows } from "../../../../rows.js";
import { sampled } from "../../../sampled.js";
import { anyState, shared } from "../../any-state.js";
import { stateOf } from "../../engine.js";

function opened(state: PlaygroundState): unknown {
  return readToken(`#${tokenOf(state)}`, defaultState);
}

const tokenSaying = (text: string, version = 1): string =>
  `#v${version}.${Buffer.from(deflateSync(new TextEncoder().encode(text))).toString("base64url")}`;

/** Points as the stage hands them on: rounded to hundredths. */
function drawn(count: number): Point[] {
  let seed = 1;
  const next = (): number => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  const coordinate = () => Number((next() * 16 - 8).toFixed(2));
  return Array.from({ length: count }, () => [coordinate(), coordinate(), next() < 0.5 ? -1 : 1]);
}

describe("a token", () => {
  it("opens as the state it was made of, to the bit", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        // -0 and 0 differ here.
        expect(opened(state)).toEqual({ state: shared(state), refusals: [] });
      }),
      { numRuns: sampled(1000) },
    );
  }, 60_000);

  it("says two hundred drawn points within two thousand characters", () => {
    const token = tokenOf(stateOf(drawn(200), { visit: 1234 })) ?? "";
    expect(token.length).toBeLessThan(1500);
    expect(opened(stateOf(drawn(200)))).toEqual({ state: shared(stateOf(drawn(200))), refusals: [] });
  });

  it("says in as many also points that were drawn among those of an example", () => {
    const example = drawn(40).map(([x, y, label]) => [x + 1 / 3, y / 3, label] as const);
    const state = stateOf([...example, ...drawn(160)]);
    expect((tokenOf(state) ?? "").length).toBeLessThan(1900);
    expect(opened(state)).toEqual({ state: shared(state), refusals: [] });
  });

  it("has only letters that an address may have anywhere", () => {
    expect(tokenOf(stateOf(drawn(60)))).toMatch(/^v1\.[\w-]+$/);
  });

  it("is short where nothing was chosen", () => {
    expect(tokenOf(defaultState)?.length).toBeLessThan(10);
  });

  it.each<[string, readonly Point[]]>([
    [
      "of one decimal and of many",
      [
        [0.1, 1 / 3, 1],
        [2, 1e-7, -1],
      ],
    ],
    ["without sign or with", rows("-0 0 1; 0 -0 -1")],
    [
      "as large and as small as numbers are",
      [
        [1e100, -5e-324, 1],
        [9007199254740992, 0.1 + 0.2, -1],
      ],
    ],
    ["of further classes", rows("1 2 2; 1.5 2 5")],
    ["none", []],
  ])("keeps points %s", (_, points) => {
    expect(opened(stateOf(points))).toEqual({ state: shared(stateOf(points)), refusals: [] });
  });

  it("leaves the tool in hand to its reader", () => {
    const theirs = { ...defaultState, ui: { ...defaultState.ui, tool: "erase" as const, brush: 7 } };
    const { state } = readToken(`#${tokenOf({ ...defaultState, visit: 3 })}`, theirs);
    expect(state).toEqual({ ...theirs, visit: 3 });
  });

  it("is none where more was drawn than a link can say", () => {
    expect(tokenOf(stateOf(drawn(5000)))).toBe(null);
  });
});

describe("a token of others' making", () => {
  const present = { ...defaultState, maxEpochs: 77 };
  const read = (hash: string) => readToken(hash, present);

  it.each([
    ["#v1.", "link is damaged"],
    ["#v1.!!!", "link is damaged"],
    ["#v1.AAAA", "link is damaged"],
    [tokenSaying("{").slice(0, -2), "link is damaged"],
    [tokenSaying('{"visit":3}').slice(0, -4), "link is damaged"],
    [tokenSaying("visit"), "link is damaged"],
    [tokenSaying("[1]"), "link is damaged"],
    [tokenSaying("null"), "link is damaged"],
    [tokenSaying("{}", 2), "link is of version 2: a newer page wrote it"],
    [tokenSaying("{}", 0), "v must be 1"],
    [`#v1.${"A".repeat(70_000)}`, "link is longer than fits"],
    [tokenSaying(`{"visit":${" ".repeat(20_000_000)}1}`), "link says more than fits"],
    [tokenSaying('{"visit":-1}'), "visit must not be negative"],
    [tokenSaying('{"maxEpochs":0}'), "maxEpochs must be at least 1"],
    [
      tokenSaying('{"data":{"kind":"points","decimals":99,"x1":[1],"x2":[1],"labels":"+","exact":""}}'),
      "data.points is missing",
    ],
    [
      tokenSaying('{"data":{"kind":"points","decimals":1,"x1":[1,2],"x2":[1],"labels":"+-","exact":""}}'),
      "data.points.1.1",
    ],
    [
      tokenSaying('{"data":{"kind":"points","decimals":1,"x1":["1"],"x2":[1],"labels":"+","exact":""}}'),
      "data.points.0.0",
    ],
    [
      tokenSaying('{"data":{"kind":"points","decimals":1,"x1":[1],"x2":[1],"labels":"x","exact":""}}'),
      "data.points.0.2",
    ],
    [
      tokenSaying('{"data":{"kind":"points","decimals":1,"x1":[null],"x2":[1],"labels":"+","exact":"AAAA"}}'),
      "data.points.0.0",
    ],
    [
      tokenSaying('{"data":{"kind":"points","decimals":1,"x1":[null],"x2":[1],"labels":"+","exact":"!"}}'),
      "link is damaged",
    ],
    [tokenSaying('{"data":{"__proto__":{"kind":"preset"}}}'), "data.kind"],
  ])("%.60s is refused by name", (hash, message) => {
    const { state, refusals } = read(hash);
    expect(refusals[0]?.message).toContain(message);
    expect(state.maxEpochs === 77 || state.maxEpochs === defaultState.maxEpochs).toBe(true);
  });

  it("leaves what the reader has as it is where it cannot be read, and is not taken for what the page opens with", () => {
    const own = { ...present, data: { kind: "preset", name: "xor" } as const };
    for (const hash of ["#v1.!!!", tokenSaying("[]")]) {
      expect(readToken(hash, own).state).toBe(own);
      expect(read(hash).state).toEqual({ ...present, data: noData });
    }
  });

  it("never throws, whatever it is", () => {
    const start = tokenOf(stateOf(drawn(40), { visit: 9 })) ?? "";
    const changed = fc
      .tuple(fc.nat(start.length - 1), fc.string({ minLength: 1, maxLength: 3 }), fc.nat(3))
      .map(([at, text, less]) => `#v1.${start.slice(3, at + 3)}${text}${start.slice(at + 3 + less)}`);
    const saying = fc.oneof(
      fc.json().map((text) => tokenSaying(text)),
      fc
        .dictionary(fc.constantFrom(...Object.keys(defaultState)), fc.jsonValue())
        .map((it) => tokenSaying(JSON.stringify(it))),
    );
    const letters = fc.base64String().map((text) => `#v1.${text}`);
    const anything = fc.tuple(fc.nat(12), fc.string()).map(([v, text]) => `#v${v}.${text}`);
    fc.assert(
      fc.property(fc.oneof(changed, saying, letters, anything), (hash) => {
        const { state, refusals } = readToken(hash, present);
        for (const { field, code, message } of refusals) {
          if (code !== "unknown-field" && code !== "too-many") expect(message.startsWith(field)).toBe(true);
        }
        expect(readToken(`#${tokenOf(state)}`, present).refusals).toEqual([]);
      }),
      { numRuns: sampled(4000, 4) },
    );
  }, 60_000);
});
