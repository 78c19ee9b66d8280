import { describe, expect, it } from "vitest";
import { capabilityFiles, describeFiles, describeTargets, isMet } from "../../../web/tooling/products/loading.mjs";

const request = (file: string, bytes: number) => ({ file, bytes });

const first = {
  what: "by first use",
  query: "",
  untouched: false,
  bytes: 1000,
  requests: 2,
  asked: [request("index.html", 400), request("assets/index.js", 600)],
};
const untouched = {
  what: "untouched",
  query: "",
  untouched: true,
  bytes: 1200,
  asked: [...first.asked, request("assets/story.js", 300)],
};

describe("a target", () => {
  it("is met up to its bytes and its requests", () => {
    expect(isMet(first)).toBe(true);
    expect(isMet({ ...first, bytes: 999 })).toBe(false);
    expect(isMet({ ...first, requests: 1 })).toBe(false);
    expect(isMet(untouched)).toBe(false);
  });

  it("is printed beside what was measured, and with what was asked for where it is missed", () => {
    expect(describeTargets([first, untouched]).split("\n")).toEqual([
      "  by first use: 1,000 bytes in 2 requests (≤ 1,000 in ≤ 2: met)",
      "  untouched: 1,300 bytes in 3 requests (≤ 1,200: missed)",
      "    index.html 400",
      "    assets/index.js 600",
      "    assets/story.js 300",
    ]);
  });
});

describe("the files of the site", () => {
  const sizes = [
    { file: "index.html", gzip: 100 },
    { file: "assets/story.js", gzip: 2000 },
    { file: "assets/lift.js", gzip: 30 },
  ];

  it("are printed with when they are first asked for", () => {
    expect(describeFiles(sizes, [first, untouched]).split("\n")).toEqual([
      "  index.html          100  by first use",
      "  assets/story.js    2000  untouched",
      "  assets/lift.js       30  when it is wanted",
    ]);
  });

  it("are printed without it where there was no browser to ask", () => {
    expect(describeFiles(sizes, [])).not.toContain("wanted");
  });
});

it("counts the files of capabilities, not of lessons and languages", () => {
  const files = [
    "05-what-an-update-does-ByqjR0e.js",
    "de-BaPREja.js",
    "de-first-CJQUY8d.js",
    "space-BdI7oqEK.js",
    "a.css",
  ];
  expect(capabilityFiles(files)).toEqual(["space-BdI7oqEK.js", "a.css"]);
});
