import { dsvFormat } from "d3-dsv";
import fc from "fast-check";
import { expect, test } from "vitest";
import { delimiters } from "../../../../../web/state/io/import/format.js";
import { Unreadable } from "../../../../../web/state/io/import/problem.js";
import { Reading } from "../../../../../web/state/io/import/reading.js";
import { recordsOf } from "../../../../../web/state/io/import/records.js";
import { sampled } from "../../../sampled.js";

const pause = () => Promise.resolve();
const cellsOf = (text: string, delimiter: string) =>
  Array.from(recordsOf(text, delimiter)).flatMap((record) => (record ? [record.cells] : []));

/** Cells without spaces around them, which are left out. */
const cell = fc
  .string({ unit: fc.constantFrom("a", "b", "1", ".", ",", ";", "|", '"', "\n", " ", "ü") })
  .map((text) => text.trim());
const records = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 8 });

test("what d3-dsv writes is read as it was, line by line", () => {
  fc.assert(
    fc.property(records, fc.constantFrom(...delimiters.slice(0, 4)), (rows, delimiter) => {
      const text = dsvFormat(delimiter).formatRows(rows);
      expect(cellsOf(text, delimiter)).toEqual(rows);
      expect(
        dsvFormat(delimiter)
          .parseRows(text)
          .filter((row) => row.length > 1),
      ).toEqual(rows);
    }),
    { numRuns: sampled(500, 2) },
  );
});

test("a record knows its line", () => {
  const lines = Array.from(recordsOf('a,b\r\n\r\n"c\nd",e\rf,"g\r\nh"\n\ni,j', ","), (record) => record?.line);
  expect(lines).toEqual([1, undefined, 3, 5, undefined, 8]);
});

test("no text throws anything but that it cannot be read", async () => {
  const soup = fc.string({
    unit: fc.constantFrom('"', ",", ";", "\t", "|", "\n", "\r", "1", "-", "e", ".", ":", " ", "NA", "\0", "x", "{"),
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(soup, fc.string({ unit: "binary" })), async (text) => {
      const read = await new Reading(text).read({}, pause);
      expect(read).not.toBeNull();
      for (const delimiter of delimiters) {
        try {
          cellsOf(text, delimiter);
        } catch (error) {
          expect(error).toBeInstanceOf(Unreadable);
        }
      }
    }),
    { numRuns: sampled(500, 2) },
  );
}, 30_000);

const number = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => value + 0);

test("numbers go into a text and come out of it to the bit", async () => {
  const table = fc.record({
    rows: fc.array(fc.tuple(number, number, number), { minLength: 2, maxLength: 20 }),
    delimiter: fc.constantFrom(";", "\t", "|"),
    decimal: fc.constantFrom(".", ","),
    quotes: fc.boolean(),
    header: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(table, async ({ rows, delimiter, decimal, quotes, header }) => {
      const written = (text: string) => (quotes ? `"${text}"` : text);
      const lines = rows.map((row, k) =>
        [...row.map((value) => String(value).replace(".", decimal)), k % 2 === 0 ? "no" : "yes"]
          .map(written)
          .join(delimiter),
      );
      const names = ["a", "b", "c", "label"].map(written).join(delimiter);
      const text = [...(header ? [names] : []), ...lines].join("\n");
      const read = await new Reading(text).read({ label: 3, features: [0, 1, 2] }, pause);
      if (!read || "refused" in read) throw new Error("it cannot be read");
      expect(read.outcome?.table?.rows).toEqual(rows.map((row, k) => [...row, k % 2 === 0 ? -1 : 1]));
    }),
    { numRuns: 200 },
  );
}, 30_000);
