// Moves the texts that only functions of the extension say to the extension: Binaryen leaves all data in the plain module, and
// most of that are messages, which a first visit does not need.
import {
  activeSegment,
  bytes,
  end,
  i32Const,
  leb,
  number,
  sectionIds,
  sectionsOf,
  signedLeb,
  withSections,
} from "./format.mjs";

/** A text of fewer bytes stays where it is. */
const shortest = 6;

const space = 0x20;
const del = 0x7f;

/** @typedef {{ start: number, content: Uint8Array }} Segment Data, and the address where it stands. */

/**
 * Every number in a module's functions that may be an address: constants, and what loads and stores add to one.
 * @param {string} printed The module as Binaryen prints it.
 * @returns {ReadonlySet<number>}
 */
export function constantsIn(printed) {
  return new Set([...printed.matchAll(/(?:i32\.const |offset=)(\d+)/g)].map(([, digits]) => Number(digits)));
}

/**
 * Both modules, with those texts in the extension that it has the address of, and of which nothing in the plain module has
 * the address of any byte: no constant of its functions, and no number of the data.
 * @param {Uint8Array} plain
 * @param {Uint8Array} extension
 * @param {{ plain: ReadonlySet<number>, extension: ReadonlySet<number> }} constants
 */
export function withOwnTexts(plain, extension, constants) {
  const segments = segmentsOf(plain);
  const used = [...constants.plain, ...segments.flatMap(numbersIn)];
  const texts = segments.flatMap((segment) =>
    [...constants.extension].flatMap((start) => textAt(segment, start) ?? []),
  );
  const moved = texts.filter(({ start, content }) => !used.some((at) => at >= start && at < start + content.length));
  const left = segments.map((segment) => {
    const content = new Uint8Array(segment.content);
    for (const text of moved) {
      const at = text.start - segment.start;
      if (at >= 0 && at < content.length) content.fill(0, at, at + text.content.length);
    }
    return { start: segment.start, content };
  });
  return { plain: withData(plain, left), extension: withData(extension, [...segmentsOf(extension), ...joined(moved)]) };
}

/**
 * The text that begins at an address, with the 0 after it; nothing where there is none, or where it may be the end of a
 * longer one.
 * @param {Segment} segment
 * @param {number} start
 * @returns {Segment | undefined}
 */
function textAt(segment, start) {
  const at = start - segment.start;
  if (at < 1 || at >= segment.content.length || segment.content[at - 1] !== 0) return undefined;
  const length = segment.content.subarray(at).indexOf(0);
  const content = segment.content.subarray(at, at + length + 1);
  const isText = content.subarray(0, -1).every((byte) => byte >= space && byte !== del);
  return length >= shortest && isText ? { start, content } : undefined;
}

/**
 * Segments, with those as one that follow each other.
 * @param {readonly Segment[]} segments
 */
function joined(segments) {
  /** @type {Segment[]} */
  const found = [];
  for (const { start, content } of segments.toSorted((a, b) => a.start - b.start)) {
    const last = found.at(-1);
    if (last?.start !== undefined && last.start + last.content.length === start) {
      last.content = Buffer.concat([last.content, content]);
    } else {
      found.push({ start, content });
    }
  }
  return found;
}

/**
 * What in some data may be an address: each number that stands where one may stand.
 * @param {Segment} segment
 */
function numbersIn({ start, content }) {
  const size = 4;
  const view = new DataView(content.buffer, content.byteOffset, content.length);
  const first = (size - (start % size)) % size;
  return Array.from({ length: Math.max(0, Math.floor((content.length - first) / size)) }, (_, k) =>
    view.getUint32(first + k * size, true),
  );
}

/**
 * @param {Uint8Array} module
 * @returns {Segment[]}
 */
function segmentsOf(module) {
  const content = sectionsOf(module).find(({ id }) => id === sectionIds.data)?.content ?? bytes(0);
  const count = number(content, 0);
  let at = count.end;
  return Array.from({ length: count.value }, () => {
    const start = number(content, at + 2);
    if (content[at] !== activeSegment || content[at + 1] !== i32Const || content[start.end] !== end)
      throw new Error("The WASM module has data segments other than those that are known.");
    const length = number(content, start.end + 1);
    at = length.end + length.value;
    return { start: start.value, content: content.subarray(length.end, at) };
  });
}

/**
 * The module with other data, which is its last section.
 * @param {Uint8Array} module
 * @param {readonly Segment[]} segments
 */
function withData(module, segments) {
  const each = segments.map(({ start, content }) =>
    Buffer.concat([bytes(activeSegment, i32Const, ...signedLeb(start), end, ...leb(content.length)), content]),
  );
  const others = sectionsOf(module).filter(({ id }) => id !== sectionIds.data);
  const at = others.findIndex(({ id }) => id === sectionIds.code) + 1;
  const data = { id: sectionIds.data, content: Buffer.concat([bytes(...leb(segments.length)), ...each]) };
  return withSections(module, segments.length > 0 ? others.toSpliced(at, 0, data) : others);
}
