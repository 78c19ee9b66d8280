import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { examplesOf } from "../../../../../web/state/data/examples.js";
import { dataCsv } from "../../../../../web/state/io/exports/data/index.js";
import { guarded, unguarded } from "../../../../../web/state/io/exports/text-file.js";
import { Reading } from "../../../../../web/state/io/import/reading.js";
import { rows as matrix } from "../../../../rows.js";
import { engine } from "../../engine.js";

const tableWith = (a: string, b: string) =>
  ({
    kind: "table",
    columns: [a, b, "kind"],
    rows: matrix("1 -2 1; -0.5 1e-7 -1; 3 4 1"),
    label: "kind",
  }) as const;

const csvWith = (a: string, b: string): string => dataCsv({ examples: examplesOf(tableWith(a, b), engine) });

/** The names of the first two columns as our own import reads them. */
async function namesIn(text: string): Promise<readonly string[]> {
  const read = await new Reading(text).read({ delimiter: ",", header: true }, async () => {});
  return "outcome" in read ? read.columns.slice(0, 2).map(({ name }) => name) : [];
}

const dangerous = ["=", "+", "-", "−", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠", " =", "\t=", "'="];

describe("a name that begins as a formula does", () => {
  it.each(dangerous)("with %j, has an apostrophe before it, and comes back as it was", async (start) => {
    const name = `${start}HYPERLINK("https://example.org")`;
    const text = csvWith(name, `${start}1+1`);
    for (const cell of [name, `${start}1+1`]) expect(guarded(cell)).toBe(`'${cell}`);
    for (const cell of cellsOf(text)) expect(cell).toMatch(/^([^=+\-−@＝＋－＠\s]|[+-]?\d)/);
    expect(await namesIn(text)).toEqual([name, `${start}1+1`]);
  });

  it("is told from one that begins with an apostrophe itself", async () => {
    for (const name of ["'=a", "''=a", "'a", "''", "'"]) expect(unguarded(guarded(name))).toBe(name);
    expect(await namesIn(csvWith("'=a", "=a"))).toEqual(["'=a", "=a"]);
  });

  it("is none where it is a number", () => {
    for (const number of ["-1", "+1", "−1", "-0", "1e-7", "-1.5e+21", "+.5"]) expect(guarded(number)).toBe(number);
    expect(csvWith("a", "b")).toBe("a,b,label\n1,-2,1\n-0.5,1e-7,-1\n3,4,1\n");
  });
});

it("whatever a column is called, its name comes back", async () => {
  const near = fc.string({
    unit: fc.constantFrom("=", "+", "-", "@", "'", '"', " ", "\t", "\n", "\r", ",", ";", "a", "1", "₁"),
  });
  const name = fc
    .oneof(near, fc.string({ unit: "grapheme" }))
    // What ends with a space, says that there is nothing, or is none is another matter.
    .filter((text) => text !== "" && text === text.trimEnd() && !/^\s*(na|n\/a|nan|null|none|\?|)\s*$/i.test(text))
    .filter((text) => text.length <= 60 && /[^\d\s+\-.,eE]/.test(text));
  await fc.assert(
    fc.asyncProperty(name, name, async (a, b) => {
      fc.pre(a !== b);
      expect(await namesIn(csvWith(a, b))).toEqual([a, b]);
    }),
    { numRuns: 500 },
  );
  fc.assert(fc.property(fc.oneof(near, fc.string()), (text) => unguarded(guarded(text)) === text));
});

/** The cells of a text, without their quotes. */
function cellsOf(text: string): string[] {
  return [...text.matchAll(/"((?:[^"]|"")*)"|([^,\n"]+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
}
