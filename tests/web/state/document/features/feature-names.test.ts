import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseFeature } from "../../../../../web/engine/features.js";
import { hasPowers } from "../../../../../web/state/document/features/base-features.js";
import {
  baseFeatures,
  canonical,
  nameOf,
  productsOf,
  productsUpTo,
  tidy,
} from "../../../../../web/state/document/features/feature-names.js";
import { highest, productOf } from "../../../../../web/state/document/features/products.js";

const products = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 });
/** A name as the engine takes it, factors and powers in any order. */
const names = products.map((factors) => factors.map((base) => `x${base}`).join("*"));

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

describe("names of products", () => {
  it.each([
    ["x2*x1", "x1*x2"],
    ["x1*x1", "x1^2"],
    ["x3*x1^2*x3", "x1^2*x3^2"],
    ["x10*x2", "x2*x10"],
    ["x1^1", "x1"],
    ["petal length", "petal length"],
  ])("%s is %s", (name, one) => {
    expect(canonical(name)).toBe(one);
  });

  it("are one for each product, in whatever order it is written, and name the same product to the engine", () => {
    fc.assert(
      fc.property(names, fc.nat(), (name, turn) => {
        const parts = name.split("*");
        const turned = [...parts.slice(turn % parts.length), ...parts.slice(0, turn % parts.length)].join("*");
        const one = canonical(name);
        expect(canonical(turned)).toBe(one);
        expect(canonical(one)).toBe(one);
        expect(parseFeature(one)).toEqual(parseFeature(name).sort((a, b) => a - b));
        expect(nameOf(productOf(name) ?? [])).toBe(one);
      }),
    );
  });

  it("say which base features they need", () => {
    expect([highest("x2"), highest("x12*x3^2"), highest("1")]).toEqual([2, 12, 0]);
  });
});

describe("tidy", () => {
  it("names each product once, fewer factors first, conjunctions before powers", () => {
    expect(tidy(["x2^2", "x2*x1", "x2", "x1*x2", "x1^2", "x1"])).toEqual(["x1", "x2", "x1*x2", "x1^2", "x2^2"]);
  });

  it("does not depend on the order, and changes nothing twice", () => {
    fc.assert(
      fc.property(fc.array(names, { maxLength: 8 }), (list) => {
        const once = tidy(list);
        expect(tidy(once)).toEqual(once);
        expect(tidy(list.toReversed())).toEqual(once);
        expect(new Set(once)).toEqual(new Set(list.map(canonical)));
      }),
    );
  });
});

describe("all products", () => {
  it("of two features are those that the page offers", () => {
    expect(productsUpTo(2, 1, true)).toEqual(["x1", "x2"]);
    expect(productsUpTo(2, 2, true)).toEqual(["x1", "x2", "x1*x2", "x1^2", "x2^2"]);
    expect(productsOf(2, 3, true)).toEqual(["x1^2*x2", "x1*x2^2", "x1^3", "x2^3"]);
  });

  it("of words are without powers", () => {
    expect(productsUpTo(3, 3, false)).toEqual(["x1", "x2", "x3", "x1*x2", "x1*x3", "x2*x3", "x1*x2*x3"]);
    expect(productsOf(1, 2, false)).toEqual([]);
    expect([hasPowers({ kind: "reviews" }), hasPowers({ kind: "points" })]).toEqual([false, true]);
  });

  it("are as many as can be counted: D(D+1)/2 pairs, D(D+1)(D+2)/6 triples; D over k without powers", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), (base) => {
        expect(productsOf(base, 1, true)).toEqual(baseFeatures(base));
        expect(productsOf(base, 2, true)).toHaveLength((base * (base + 1)) / 2);
        expect(productsOf(base, 3, true)).toHaveLength((base * (base + 1) * (base + 2)) / 6);
        for (const k of [1, 2, 3]) expect(productsOf(base, k, false)).toHaveLength(choose(base, k));
        for (const powers of [false, true]) {
          const all = productsUpTo(base, 3, powers);
          expect(tidy(all)).toEqual(all);
          expect(new Set(all).size).toBe(all.length);
        }
      }),
    );
  });
});
