// Reads what a WASM module says of its functions.

/**
 * @typedef {object} WasmFunction
 * @property {string} name
 * @property {number} bytes Of its body; 0 for one that is imported.
 */

const codeSection = 10;

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
  for (const { id, content } of sections(module)) {
    if (isNames(id, content)) names = namesIn(content);
    if (id === codeSection) sizes = sizesIn(content);
  }
  const imported = names.length - sizes.length;
  return names.map((name, index) => ({ name, bytes: sizes[index - imported] ?? 0 }));
}

/**
 * The module without its section of names.
 * @param {Uint8Array} module
 */
export function withoutNames(module) {
  const kept = sections(module).filter(({ id, content }) => !isNames(id, content));
  return Buffer.concat([module.subarray(0, 8), ...kept.map(({ whole }) => whole)]);
}

/** @param {Uint8Array} module */
function sections(module) {
  const found = [];
  for (let at = 8; at < module.length; ) {
    const start = at;
    const size = number(module, at + 1);
    at = size.end + size.value;
    found.push({ id: module[start], content: module.subarray(size.end, at), whole: module.subarray(start, at) });
  }
  return found;
}

/**
 * @param {number | undefined} id
 * @param {Uint8Array} content
 */
function isNames(id, content) {
  return id === 0 && text(content, 0).value === "name";
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

/**
 * A text with its length before it, and where it ends.
 * @param {Uint8Array} bytes
 * @param {number} at
 */
function text(bytes, at) {
  const length = number(bytes, at);
  const end = length.end + length.value;
  return { value: new TextDecoder().decode(bytes.subarray(length.end, end)), end };
}

/**
 * An unsigned LEB128 number, and where it ends.
 * @param {Uint8Array} bytes
 * @param {number} at
 */
function number(bytes, at) {
  let value = 0;
  let end = at;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[end++] ?? 0;
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return { value, end };
  }
}
