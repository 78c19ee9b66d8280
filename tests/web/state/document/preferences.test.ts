import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readPreferences } from "../../../../web/state/document/settings.js";
import { keepPreferences } from "../../../../web/state/io/keep-preferences.js";

const name = "perceptron-playground.preferences";
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("nothing is preferred until somebody does", () => {
  expect(readPreferences()).toEqual({});
});

test("what is kept adds to what was kept before, and is read by the next page", () => {
  keepPreferences({ textSize: "larger", sound: true }, { keep: "browser" });
  keepPreferences({ sound: false, motion: "reduced" }, { keep: "browser" });
  expect(readPreferences()).toEqual({ textSize: "larger", sound: false, motion: "reduced" });
});

test("with keep=none nothing is kept", () => {
  keepPreferences({ textSize: "larger" }, { keep: "none" });
  expect(kept.size).toBe(0);
});

test("what is no value of its kind, or no preference, is left out", () => {
  kept.set(name, JSON.stringify({ textSize: 3, sound: "yes", speech: true, motion: "reduced", theme: "dark" }));
  expect(readPreferences()).toEqual({ motion: "reduced" });
});

test.each(["", "null", "3", "{", '["large"]'])("a text that says nothing is no preference: %j", (text) => {
  kept.set(name, text);
  expect(readPreferences()).toEqual({});
});

test("in a sandbox nothing is kept, and nothing breaks", () => {
  vi.stubGlobal("localStorage", {
    get getItem(): never {
      throw new Error("sandboxed");
    },
    get setItem(): never {
      throw new Error("sandboxed");
    },
  });
  keepPreferences({ sound: true }, { keep: "browser" });
  expect(readPreferences()).toEqual({});
});
