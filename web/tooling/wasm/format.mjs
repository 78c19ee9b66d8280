// The binary format of WASM modules, as far as the tools read and write it: https://webassembly.github.io/spec/core/binary/

/** What a module begins with: its magic number and its version. */
const header = 8;

/** The sections that are read, by their ids. */
export const sectionIds = { names: 0, imports: 2, table: 4, exports: 7, elements: 9, code: 10, data: 11 };

/** A segment of elements or data that is put where a constant says. */
export const activeSegment = 0;
export const i32Const = 0x41;
export const end = 0x0b;

/**
 * @typedef {object} Section
 * @property {number} id
 * @property {Uint8Array} content
 */

/**
 * @param {Uint8Array} module
 * @returns {Section[]}
 */
export function sectionsOf(module) {
  const found = [];
  for (let at = header; at < module.length; ) {
    const size = number(module, at + 1);
    found.push({ id: module[at] ?? 0, content: module.subarray(size.end, size.end + size.value) });
    at = size.end + size.value;
  }
  return found;
}

/**
 * The module with other sections.
 * @param {Uint8Array} module
 * @param {readonly Section[]} sections
 */
export function withSections(module, sections) {
  const written = sections.map(({ id, content }) => Buffer.concat([bytes(id, ...leb(content.length)), content]));
  return Buffer.concat([module.subarray(0, header), ...written]);
}

/**
 * An unsigned LEB128 number, and where it ends.
 * @param {Uint8Array} from
 * @param {number} at
 */
export function number(from, at) {
  let value = 0;
  let end = at;
  for (let shift = 0; ; shift += 7) {
    const byte = from[end++] ?? 0;
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return { value, end };
  }
}

/**
 * A text with its length before it, and where it ends.
 * @param {Uint8Array} from
 * @param {number} at
 */
export function text(from, at) {
  const length = number(from, at);
  const end = length.end + length.value;
  return { value: new TextDecoder().decode(from.subarray(length.end, end)), end };
}

/**
 * A number as unsigned LEB128.
 * @param {number} value
 * @returns {number[]}
 */
export function leb(value) {
  return value < 128 ? [value] : [(value & 127) | 128, ...leb(Math.floor(value / 128))];
}

/**
 * A number that is not below 0 as signed LEB128: its last byte leaves room for the sign, and so it is read as unsigned.
 * @param {number} value
 */
export function signedLeb(value) {
  const written = leb(value);
  const last = written.at(-1) ?? 0;
  return last < 64 ? written : [...written.slice(0, -1), last | 128, 0];
}

/** @param {number[]} values */
export function bytes(...values) {
  return Uint8Array.from(values);
}
