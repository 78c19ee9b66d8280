// Reads what a WASM module says of its functions.
import { number, sectionIds, sectionsOf, text, withSections } from "./format.mjs";

/**
 * @typedef {object} WasmFunction
 * @property {string} name
 * @property {number} bytes Of its body; 0 for one that is imported.
 */

/**
 * The functions of a module that has kept their names, those that are imported first.
 * @param {Uint8Array} module
 * @returns {WasmFunction[]}
 */
export function functionsOf(module) {
  /** @type {string[]} */
  let names = [];
  /** @type {number[]} */
  let sizes = [];
  for (const section of sectionsOf(module)) {
    if (isNames(section)) names = namesIn(section.content);
    if (section.id === sectionIds.code) sizes = sizesIn(section.content);
  }
  const imported = names.length - sizes.length;
  return names.map((name, index) => ({ name, bytes: sizes[index - imported] ?? 0 }));
}

/**
 * The module without its section of names.
 * @param {Uint8Array} module
 */
export function withoutNames(module) {
  return withSections(
    module,
    sectionsOf(module).filter((section) => !isNames(section)),
  );
}

/** @param {import("./format.mjs").Section} section */
function isNames({ id, content }) {
  return id === sectionIds.names && text(content, 0).value === "name";
}

/** @param {Uint8Array} content */
function namesIn(content) {
  for (let at = text(content, 0).end; at < content.length; ) {
    const id = content[at];
    const size = number(content, at + 1);
    at = size.end + size.value;
    if (id === 1) return functionNamesIn(content.subarray(size.end, at));
  }
  return [];
}

/** @param {Uint8Array} bytes */
function functionNamesIn(bytes) {
  const count = number(bytes, 0);
  let at = count.end;
  return Array.from({ length: count.value }, () => {
    const name = text(bytes, number(bytes, at).end);
    at = name.end;
    return name.value;
  });
}

/** @param {Uint8Array} content */
function sizesIn(content) {
  const count = number(content, 0);
  let at = count.end;
  return Array.from({ length: count.value }, () => {
    const size = number(content, at);
    at = size.end + size.value;
    return size.value;
  });
}
