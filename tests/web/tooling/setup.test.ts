import { describe, expect, it } from "vitest";
import { atLeast, howToGet, packagesMatch, plan, requirements } from "../../../web/tooling/setup.mjs";

const named = (...packages: string[]) => requirements.filter(({ apt }) => packages.includes(apt[0] ?? ""));

describe("plan", () => {
  const debian = { apt: true, asRoot: [] };

  it("does nothing when nothing is missing", () => {
    expect(plan([], debian)).toEqual({ required: [], optional: [], stop: null });
    expect(plan([], { apt: false, asRoot: null }).stop).toBeNull();
  });

  it("installs through apt where it can", () => {
    const { required, optional, stop } = plan(named("cmake", "emscripten", "firefox-esr"), debian);
    expect(required).toEqual(["cmake", "emscripten"]);
    expect(optional.map((one) => one.untested)).toEqual(["Firefox"]);
    expect(stop).toBeNull();
  });

  it("installs through sudo as well", () => {
    expect(plan(named("cmake"), { apt: true, asRoot: ["sudo", "-n"] }).required).toEqual(["cmake"]);
  });

  it.each([
    { apt: false, asRoot: [] },
    { apt: true, asRoot: null },
  ])("stops with one sentence where it cannot: %o", (host) => {
    const { required, stop } = plan(named("cmake", "emscripten", "webkit2gtk-driver"), host);
    expect(required).toEqual([]);
    expect(stop).toBe(
      "Missing: CMake 3.25 or newer and Emscripten 3.1.6 or newer; get them with " +
        "`sudo apt-get install cmake emscripten`, `brew install cmake emscripten` or " +
        "emsdk from emscripten.org with its emsdk_env.sh sourced, then run the command again.",
    );
  });

  it("goes on without a browser that cannot be had", () => {
    expect(plan(named("chromium", "firefox-esr", "webkit2gtk-driver"), { apt: false, asRoot: null }).stop).toBeNull();
  });
});

describe("howToGet", () => {
  it("names no brew formula where there is none", () => {
    expect(howToGet(named("googletest"))).not.toContain("brew");
  });

  it("is one sentence on one line for everything at once", () => {
    const sentence = howToGet(requirements);
    expect(sentence).not.toContain("\n");
    expect(sentence.match(/\.(\s|$)/g)).toHaveLength(1);
  });
});

describe("atLeast", () => {
  it.each([
    ["3.25", "3.25", true],
    ["3.25.1", "3.25", true],
    ["3.30", "3.25", true],
    ["4.0", "3.25", true],
    ["3.9", "3.25", false],
    ["3.24.9", "3.25", false],
    ["0", "3.25", false],
  ])("%s against %s: %s", (version, least, expected) => {
    expect(atLeast(version, least)).toBe(expected);
  });
});

describe("packagesMatch", () => {
  const wanted = {
    packages: {
      "": { version: "1" },
      "node_modules/a": { integrity: "sha512-a" },
      "node_modules/other-platform": { integrity: "sha512-o", optional: true },
    },
  };

  it("accepts what npm ci leaves behind", () => {
    expect(packagesMatch(wanted, { packages: { "node_modules/a": { integrity: "sha512-a" } } })).toBe(true);
  });

  it.each([
    ["nothing installed", {}],
    ["a missing package", { packages: {} }],
    ["another version", { packages: { "node_modules/a": { integrity: "sha512-b" } } }],
    [
      "one too many",
      { packages: { "node_modules/a": { integrity: "sha512-a" }, "node_modules/b": { integrity: "sha512-b" } } },
    ],
  ])("refuses %s", (_, installed) => {
    expect(packagesMatch(wanted, installed)).toBe(false);
  });
});
