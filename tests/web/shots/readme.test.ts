// @vitest-environment happy-dom
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { film, queries, record, still } from "../../../web/tooling/shots/readme.mjs";
import { drawNothing } from "../blank-canvas.js";
import { look, sha256, shownAt } from "./shown.js";

drawNothing();

/** What the pictures show, a line for each moment, below the SHA-256 of their files; of the still all words. */
async function written(): Promise<string> {
  const lines = [
    "What the pictures of the README show, as text. `npm run shots -- --readme` writes it, after it has taken them.",
    ...[still, film].map(({ file }) => `${basename(file)} ${sha256(readFileSync(file))}`),
    `look ${look}`,
  ];
  for (const query of queries) {
    const { says, draws } = await shownAt(query);
    lines.push(`${query} says ${sha256(says)} draws ${draws}`);
    if (query === still.query) lines.push(...says.split(/(?<=[.:…]) (?=\p{Lu})/u));
  }
  return `${lines.join("\n")}\n`;
}

describe("the pictures of the README", { timeout: 90_000 }, () => {
  it("show the page of today: else run `npm run shots -- --readme`", async () => {
    const now = await written();
    if (process.env["SHOTS"] === "taken") writeFileSync(record, now);
    expect(now.split("\n")).toEqual(readFileSync(record, "utf8").split("\n"));
  });

  it("are a still of a size, and an animation of at most 400 kB that begins with XOR and ends converged", async () => {
    const png = readFileSync(still.file);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([still.width, still.height]);
    const gif = readFileSync(film.file);
    expect(gif.toString("latin1", 0, 6)).toBe("GIF89a");
    expect([gif.readUInt16LE(6), gif.readUInt16LE(8)]).toEqual([film.width, film.height]);
    expect(gif.length).toBeLessThanOrEqual(400_000);
    const [first = "", last = ""] = [film.moments[0]?.query, film.moments.at(-1)?.query];
    expect((await shownAt(first)).says).toContain("visit 0");
    expect((await shownAt(last)).says).toContain("Converged: ");
  });

  it("are known by what they say and draw", async () => {
    const [one, again, other] = [await shownAt("?visit=3"), await shownAt("?visit=3"), await shownAt("?visit=4")];
    expect(again).toEqual(one);
    expect(other.says).not.toBe(one.says);
    expect(other.draws).not.toBe(one.draws);
  });
});
