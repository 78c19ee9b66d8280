import { expect, test } from "vitest";
import { bytes, leb, sectionIds, sectionsOf, signedLeb, withSections } from "../../../../web/tooling/wasm/format.mjs";
import { constantsIn, withOwnTexts } from "../../../../web/tooling/wasm/texts.mjs";

const header = bytes(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
const [active, i32Const, end] = [0, 0x41, 0x0b];

type Segment = readonly [start: number, content: Uint8Array];

const letters = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A module with a memory, and with code and data where there are any. */
function moduleOf(...segments: readonly Segment[]): Uint8Array<ArrayBuffer> {
  const data = segments.flatMap(([start, content]) => [
    ...[active, i32Const, ...signedLeb(start), end],
    ...[...leb(content.length), ...content],
  ]);
  return withSections(header, [
    { id: 1, content: bytes(1, 0x60, 0, 0) },
    { id: 3, content: bytes(1, 0) },
    { id: 5, content: bytes(1, 0, 1) },
    { id: sectionIds.exports, content: bytes(1, 1, 0x6d, 2, 0) },
    { id: sectionIds.code, content: bytes(1, 2, 0, end) },
    ...(segments.length > 0 ? [{ id: sectionIds.data, content: bytes(...leb(segments.length), ...data) }] : []),
  ]);
}

/** What a module puts in its memory, the bytes from 1000 on. */
async function memoryOf(module: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { instance } = await WebAssembly.instantiate(module);
  return new Uint8Array((instance.exports["m"] as WebAssembly.Memory).buffer, 1000, 200);
}

const read = (memory: Uint8Array, start: number, length: number): string =>
  new TextDecoder().decode(memory.slice(start - 1000, start - 1000 + length));

/** Where the texts begin: a 0 before each. "aloud" is too short to be moved. */
const texts = letters("\0the plain one says this\0the extension says this\0aloud\0both say this\0a table has this\0");
const start = 1000;
const at = (text: string): number => start + Buffer.from(texts).indexOf(text);
const address = (of: number): Uint8Array => Uint8Array.from([of & 255, of >> 8, 0, 0]);
const known = ["the plain", "the extension", "aloud", "both say", "a table"].map(at);

/** The texts that are the extension's then. Each byte is in one of the two modules, and in that as it was. */
async function moved(plainConstants: readonly number[], extra: readonly Segment[] = [], of = known): Promise<string[]> {
  const constants = { plain: new Set(plainConstants), extension: new Set(of) };
  const before = moduleOf([start, texts], ...extra);
  const { plain, extension } = withOwnTexts(before, moduleOf(), constants);
  const [all, left, taken] = await Promise.all([before, plain, extension].map((one) => memoryOf(new Uint8Array(one))));
  expect(left?.map((byte, k) => byte + (taken?.[k] ?? 0))).toEqual(all);
  expect(left?.some((byte, k) => byte > 0 && (taken?.[k] ?? 0) > 0)).toBe(false);
  return new TextDecoder().decode(taken).split("\0").filter(Boolean);
}

test("a text goes to the extension if nothing in the plain module has the address of any byte of it", async () => {
  expect(await moved([at("the plain"), at("both say")])).toEqual(["the extension says this", "a table has this"]);
});

test("an address in the middle of a text holds it too, and one of its end; one behind it does not", async () => {
  const text = at("the extension");
  for (const held of [text, text + 4, text + "the extension says this".length]) {
    expect(await moved([held])).not.toContain("the extension says this");
  }
  expect(await moved([text - 1, text + "the extension says this".length + 1])).toContain("the extension says this");
});

test("a number of the data that may be an address holds the text there", async () => {
  const holding = (of: number): Segment => [1120, address(of)];
  expect(await moved([], [holding(at("a table"))])).not.toContain("a table has this");
  expect(await moved([], [holding(at("a table") + 3)])).not.toContain("a table has this");
  expect(await moved([], [[1118, Uint8Array.from([7, 7, ...address(at("a table"))])]])).not.toContain(
    "a table has this",
  );
  // No address stands at an odd place.
  expect(await moved([], [[1121, address(at("a table"))]])).toContain("a table has this");
});

test("what the extension has no address of stays, and what is the end of a longer text", async () => {
  expect(await moved([], [], [at("both say")])).toEqual(["both say this"]);
  expect(await moved([], [], [at("both say") + 5])).toEqual([]);
});

test("what is no text stays: numbers, and what does not end", async () => {
  const odd = Uint8Array.from([0, ...letters("\x07 bell and more"), 0, ...letters("without an end")]);
  const segments: readonly Segment[] = [[1120, odd]];
  expect(await moved(known, segments, [1121, 1121 + 16])).toEqual([]);
});

test("texts that follow each other come as one segment, and the plain module keeps its others", async () => {
  const constants = { plain: new Set<number>(), extension: new Set(known.slice(0, 2)) };
  const { extension } = withOwnTexts(moduleOf([start, texts]), moduleOf([1150, letters("own")]), constants);
  const data = sectionsOf(extension).find(({ id }) => id === sectionIds.data)?.content;
  expect(data?.[0]).toBe(2);
  const memory = await memoryOf(new Uint8Array(extension));
  expect(read(memory, 1150, 3)).toBe("own");
  expect(read(memory, known[0] ?? 0, 47)).toBe("the plain one says this\0the extension says this");
});

test("a passive segment is not known", () => {
  const passive = withSections(header, [{ id: sectionIds.data, content: bytes(1, 1, 1, 0x61) }]);
  const none = { plain: new Set<number>(), extension: new Set<number>() };
  expect(() => withOwnTexts(passive, moduleOf(), none)).toThrow("other than those that are known");
});

test("constants are those of instructions, and what loads and stores add", () => {
  const printed = "(i32.store offset=1200 (i32.const 1000) (i64.const 7)) (f64.const 5) (global.get $1)";
  expect(constantsIn(printed)).toEqual(new Set([1200, 1000]));
});
