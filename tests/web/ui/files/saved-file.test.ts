// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from "vitest";
import { english } from "../../../../web/state/document/notation/words.js";
import { takesDownloads } from "../../../../web/ui/files/saved-file.js";
import { maybeSaved } from "../../../../web/views/shared/files/pp-export.js";

afterEach(() => vi.unstubAllGlobals());

/** The page in a frame of a page that is not framed itself; null: of another origin, so that its frame cannot be seen. */
function framed(sandbox: string | null | undefined): void {
  const top = { frameElement: null } as { frameElement: null; parent?: unknown };
  top.parent = top;
  const frame = sandbox === undefined ? null : { getAttribute: () => sandbox };
  vi.stubGlobal("window", { frameElement: frame, parent: top });
}

describe("whether a page can surely save", () => {
  it("it can where nothing is around it", () => {
    expect(takesDownloads()).toBe(true);
  });

  it.each([
    ["a frame of its own site", null, true],
    ["one that blocks downloads", "allow-scripts allow-same-origin", false],
    ["one that allows them", "allow-scripts allow-same-origin Allow-Downloads", true],
    ["a frame in a page of others", undefined, false],
  ])("in %s", (_, sandbox, sure) => {
    framed(sandbox);
    expect(takesDownloads()).toBe(sure);
  });

  it("it is not sure of a page without an origin, unless that is a file", () => {
    vi.stubGlobal("origin", "null");
    expect(takesDownloads()).toBe(false);
    vi.stubGlobal("location", { protocol: "file:" });
    expect(takesDownloads()).toBe(true);
  });
});

it("says what to copy instead, or where to save what is too long for that", () => {
  expect(maybeSaved("a.csv", { text: "x1" }, english)).toMatch(/If a\.csv did not arrive, copy this text\.$/);
  expect(maybeSaved("a.png", { picture: "blob:a" }, english)).toMatch(/copy this picture\.$/);
  expect(maybeSaved("a.csv", { text: "1".repeat(100_001) }, english)).toMatch(/in a tab of its own and save there\.$/);
});
