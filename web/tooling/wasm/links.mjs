// How the plain module and its extension find each other, in few bytes. Binaryen gives each function that the extension
// calls an export of its own, and each of the extension's places in the table an import of its own: names that a first
// visit downloads, and that say nothing.
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
  text,
  withSections,
} from "./format.mjs";

/** Kinds of imports and exports. */
const functionKind = 0;
const tableKind = 1;

/** Of a table's limits: that it has a largest size beside its first. */
const isBounded = 1;

/**
 * The plain module where one import for each type of function, and not one for each place, holds the places of the
 * extension's functions until it is there. The optimizer drops the imports that nothing asks for then.
 * @param {Uint8Array} plain
 * @param {string} placeholders How the module is called that they are imported from.
 */
export function withOnePlaceholderEach(plain, placeholders) {
  /** @type {Map<number, number>} */
  const firstOf = new Map();
  /** @type {Map<number, number>} */
  const instead = new Map();
  for (const { from, type, index } of importedFunctions(plain)) {
    if (!from.startsWith(placeholders)) continue;
    if (!firstOf.has(type)) firstOf.set(type, index);
    instead.set(index, firstOf.get(type) ?? index);
  }
  return mapped(plain, sectionIds.elements, (content) =>
    written(
      segmentsOf(content).map(({ start, functions }) => ({
        start,
        functions: functions.map((index) => instead.get(index) ?? index),
      })),
    ),
  );
}

/**
 * Both modules where the functions that only the extension imports are no exports of the plain one: they stand at the end
 * of the table, in the order of the extension's imports. `web/engine/split-module.ts` takes them from there.
 * @param {Uint8Array} plain
 * @param {Uint8Array} extension
 * @param {ReadonlySet<string>} kept Names of exports that others ask for.
 */
export function withTableForExports(plain, extension, kept) {
  const exported = sectionsOf(plain).flatMap(({ id, content }) =>
    id === sectionIds.exports ? exportsOf(content) : [],
  );
  const isMoved = (/** @type {Export} */ one) => one.kind === functionKind && !kept.has(one.name);
  const indexOf = new Map(exported.filter(isMoved).map(({ name, index }) => [name, index]));
  const functions = importedFunctions(extension).flatMap(({ name }) => indexOf.get(name) ?? []);
  if (functions.length !== indexOf.size) throw new Error("The plain module exports what nobody imports.");
  const tableSection = sectionsOf(plain).find(({ id }) => id === sectionIds.table)?.content ?? bytes(0);
  const start = tableAt(tableSection, 1).size;
  const size = start + functions.length;
  const larger = mapped(plain, sectionIds.table, (content) => withTable(content, 1, size));
  const full = mapped(larger, sectionIds.elements, (content) =>
    written([...segmentsOf(content), { start, functions }]),
  );
  const slim = mapped(full, sectionIds.exports, () => {
    const left = exported.filter((one) => !isMoved(one));
    const entries = left.flatMap(({ name, kind, index }) => {
      const letters = new TextEncoder().encode(name);
      return [...leb(letters.length), ...letters, kind, ...leb(index)];
    });
    return bytes(...leb(left.length), ...entries);
  });
  const fitting = mapped(extension, sectionIds.imports, (content) => {
    const table = importsOf(content).find(({ kind }) => kind === tableKind);
    return table ? withTable(content, table.at, size) : content;
  });
  return { plain: slim, extension: fitting };
}

/**
 * The module with one of its sections made anew.
 * @param {Uint8Array} module
 * @param {number} which
 * @param {(content: Uint8Array) => Uint8Array} change
 */
function mapped(module, which, change) {
  return withSections(
    module,
    sectionsOf(module).map(({ id, content }) => ({ id, content: id === which ? change(content) : content })),
  );
}

/** @param {Uint8Array} module */
function importedFunctions(module) {
  const content = sectionsOf(module).find(({ id }) => id === sectionIds.imports)?.content ?? bytes(0);
  return importsOf(content)
    .filter(({ kind }) => kind === functionKind)
    .map(({ from, name, at }, index) => ({ from, name, type: number(content, at).value, index }));
}

/** @param {Uint8Array} content */
function importsOf(content) {
  const count = number(content, 0);
  let next = count.end;
  return Array.from({ length: count.value }, () => {
    const from = text(content, next);
    const name = text(content, from.end);
    const kind = content[name.end] ?? 0;
    const at = name.end + 1;
    next = (endOf[kind] ?? refuse)(content, at);
    return { from: from.value, name: name.value, kind, at };
  });
}

/**
 * Where what is said of an import ends, by its kind: function, table, memory, global.
 * @type {readonly ((content: Uint8Array, at: number) => number)[]}
 */
const endOf = [
  (content, at) => number(content, at).end,
  (content, at) => tableAt(content, at).end,
  (content, at) => {
    const size = number(content, at + 1);
    return (content[at] ?? 0) & isBounded ? number(content, size.end).end : size.end;
  },
  (_, at) => at + 2,
];

/** @returns {never} */
function refuse() {
  throw new Error("The WASM module imports something of a kind that is not known here.");
}

/** @typedef {{ name: string, kind: number, index: number }} Export */

/**
 * @param {Uint8Array} content
 * @returns {Export[]}
 */
function exportsOf(content) {
  const count = number(content, 0);
  let at = count.end;
  return Array.from({ length: count.value }, () => {
    const name = text(content, at);
    const index = number(content, name.end + 1);
    at = index.end;
    return { name: name.value, kind: content[name.end] ?? 0, index: index.value };
  });
}

/**
 * The type and the size of a table, which cannot grow.
 * @param {Uint8Array} content
 * @param {number} at
 */
function tableAt(content, at) {
  const size = number(content, at + 2);
  const most = number(content, size.end);
  if (content[at + 1] !== isBounded || most.value !== size.value)
    throw new Error("The table of the WASM module can grow: that is not known here.");
  return { size: size.value, end: most.end };
}

/**
 * The section with a table of another size.
 * @param {Uint8Array} content
 * @param {number} at Where the table is.
 * @param {number} size
 */
function withTable(content, at, size) {
  const { end } = tableAt(content, at);
  const limits = bytes(isBounded, ...leb(size), ...leb(size));
  return Buffer.concat([content.subarray(0, at + 1), limits, content.subarray(end)]);
}

/** @typedef {{ start: number, functions: readonly number[] }} Segment */

/**
 * @param {Uint8Array} content
 * @returns {Segment[]}
 */
function segmentsOf(content) {
  const count = number(content, 0);
  let at = count.end;
  return Array.from({ length: count.value }, () => {
    const [flags, opcode] = content.subarray(at);
    const start = number(content, at + 2);
    if (flags !== activeSegment || opcode !== i32Const || content[start.end] !== end)
      throw new Error("The plain module has element segments other than those that are known.");
    const length = number(content, start.end + 1);
    at = length.end;
    const functions = Array.from({ length: length.value }, () => {
      const index = number(content, at);
      at = index.end;
      return index.value;
    });
    return { start: start.value, functions };
  });
}

/** @param {readonly Segment[]} segments */
function written(segments) {
  const each = segments.flatMap(({ start, functions }) => [
    activeSegment,
    i32Const,
    ...signedLeb(start),
    end,
    ...leb(functions.length),
    ...functions.flatMap(leb),
  ]);
  return bytes(...leb(segments.length), ...each);
}
