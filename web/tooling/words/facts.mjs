// The facts that a message is told, with their types: read from how English uses them.

/** @import { Choice, Fact, Message, Part, Shared } from "./messages.mjs" */

/**
 * @typedef {"text" | "boolean" | "number" | "list" | "numbers" | "precision" | "record"} Kind `record`: it has facts in it, or is
 *   one of a few texts, and a record otherwise.
 * @typedef {object} Type
 * @property {Kind} kind
 * @property {readonly string[] | null} keys The texts that it may be, where English tells all of them.
 * @property {boolean} nullable
 * @typedef {ReadonlyMap<string, Type>} Types By the names of facts: `epochs`, and `run-epochs` of the epochs of a run.
 */

const isNumber = (/** @type {string} */ key) => /^(zero|one|two|few|many|-?[\d.]+)$/.test(key);
const isTruth = (/** @type {string} */ key) => key === "true" || key === "false";

/** @param {Choice} choice */
export const casesOf = ({ cases, otherwise }) => [...cases, otherwise];

/** Every use of a fact. @param {readonly Part[]} parts @returns {(Fact | Choice)[]} */
function usesIn(parts) {
  return parts.flatMap((part) => {
    if (part.kind === "text") return [];
    if (part.kind === "tone" || part.kind === "shared") return usesIn(part.parts);
    return part.kind === "fact" ? [part] : [part, ...casesOf(part).flatMap((one) => usesIn(one.parts))];
  });
}

/** What a choice tells apart. @param {Fact | Choice} use */
const keysOf = (use) => (use.kind === "choice" ? casesOf(use).map(({ key }) => key) : []);

/** @param {Pick<Message, "parts">} message Of English, or one in no room. @returns {Types} */
export function typesOf({ parts }) {
  const uses = usesIn(parts);
  const precisions = uses.flatMap((use) => (use.kind === "fact" && use.precision !== null ? [use.precision] : []));
  const names = new Set([...uses.map(({ fact }) => fact), ...precisions]);
  return new Map(
    Array.from(names, (name) => {
      const own = uses.filter(({ fact }) => fact === name);
      const keys = [...new Set(own.flatMap(keysOf))];
      const values = keys.filter((key) => key !== "none" && key !== "other" && !isNumber(key));
      const written = own.flatMap((use) => (use.kind === "fact" && use.as !== "text" ? [use.as] : []))[0];
      const chosen = keys.some(isNumber) ? "number" : values.length > 0 && values.every(isTruth) ? "boolean" : "text";
      // A list is no record where its length is used: `$names-length`.
      const length = written === "list" || written === "numbers" ? `${name}-length` : null;
      const holds = [...names].some((other) => other.startsWith(`${name}-`) && other !== length);
      const kind = precisions.includes(name) ? "precision" : holds ? "record" : (written ?? chosen);
      const every = values.length > 0 && (kind === "record" || (kind === "text" && !keys.includes("other")));
      return [name, { kind, keys: every ? values : null, nullable: keys.includes("none") }];
    }),
  );
}

/**
 * The same of what is in no room: in another language it is told the facts that it has in English.
 * @param {Shared} shared
 * @param {ReadonlyMap<string, Types>} english By name.
 * @returns {Types}
 */
export function typesIn(shared, english) {
  const known = english.get(shared.name);
  return new Map(Array.from(typesOf(shared), ([fact, type]) => [fact, known?.get(fact) ?? type]));
}

/**
 * Reports each use that is not of the type of its fact: of a message in another language, and in English of two kinds.
 * @param {Message} message
 * @param {Types} types
 * @param {ReadonlyMap<string, Types>} common What is in no room, as English is told it.
 * @param {(problem: string) => void} report
 */
export function checkFacts({ parts, file }, types, common, report) {
  for (const use of usesIn(parts)) {
    const problem = (/** @type {string} */ what) => report(`${file}:${use.line} ${what}`);
    const type = types.get(use.fact);
    if (!type) {
      problem(`English has no $${use.fact} in this message: it has ${[...types.keys()].join(", ") || "no facts"}`);
    } else if (use.kind === "fact") {
      if (use.as !== "text" && use.as !== type.kind) problem(`$${use.fact} is a ${type.kind}, not a ${use.as}`);
    } else {
      for (const key of keysOf(use))
        if (!isCase(key, type)) problem(`$${use.fact} is a ${type.kind}, and never ${key}`);
    }
  }
  // What is in no room is compiled by itself: what it is told must be what it takes it for.
  for (const shared of sharedIn(parts)) {
    for (const [fact, { kind, keys }] of typesIn(shared, common)) {
      const told = types.get(fact) ?? { kind, keys };
      const problem = (/** @type {string} */ what) =>
        report(`${file}:${shared.line} $${fact} ${what} in ${shared.name}`);
      if (told.kind !== kind) problem(`is a ${told.kind} here, and a ${kind}`);
      else if (keys && !told.keys?.every((key) => keys.includes(key))) problem(`may be more than it is`);
    }
  }
}

/** @param {string} key @param {Type} type */
function isCase(key, { kind, keys, nullable }) {
  if (key === "none") return nullable;
  if (key === "other") return kind !== "boolean";
  if (kind === "number" || isNumber(key)) return kind === "number" && isNumber(key);
  if (kind === "boolean") return isTruth(key);
  return keys === null ? kind === "text" : keys.includes(key);
}

/** The messages in no room that are referred to. @param {readonly Part[]} parts @returns {Shared[]} */
export function sharedIn(parts) {
  return parts.flatMap((part) => {
    if (part.kind === "choice") return casesOf(part).flatMap((one) => sharedIn(one.parts));
    if (part.kind === "tone") return sharedIn(part.parts);
    return part.kind === "shared" ? [part] : [];
  });
}

/** The type of all facts of a message, in TypeScript. @param {Types} types @param {string} [within] */
export function factsType(types, within = "") {
  /** @type {string[]} */
  const members = [];
  for (const name of namesIn(types, within)) {
    const type = types.get(`${within}${name}`);
    const written = type ? writtenType(type) : [];
    const record = type && type.kind !== "record" ? [] : [factsType(types, `${within}${name}-`)];
    members.push(`readonly ${name}: ${[...written, ...record, ...(type?.nullable ? ["null"] : [])].join(" | ")}`);
  }
  return `{ ${members.join("; ")} }`;
}

/** @param {Types} types @param {string} within @returns {Set<string>} */
function namesIn(types, within) {
  const inside = [...types.keys()].filter((name) => name.startsWith(within));
  return new Set(inside.map((name) => name.slice(within.length).split("-")[0] ?? ""));
}

/** The types that a fact may have, apart from a record. @param {Type} type @returns {readonly string[]} */
function writtenType({ kind, keys }) {
  if (keys) return keys.map((key) => JSON.stringify(key));
  if (kind === "precision") return ['"short"', '"full"'];
  const types = { record: [], text: ["string"], list: ["readonly string[]"], numbers: ["readonly number[]"] };
  return kind === "number" || kind === "boolean" ? [kind] : types[kind];
}
