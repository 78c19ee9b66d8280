// Writes a room as TypeScript: its texts, and functions from facts to texts.
import { casesOf, factsType, sharedIn } from "./facts.mjs";
import { hasTone } from "./messages.mjs";

/** @import { Choice, Fact, Message, Part, Room, Shared } from "./messages.mjs" */
/** @import { Types } from "./facts.mjs" */

/** @typedef {{ readonly types: Types, readonly hasTones: boolean }} Shape What English makes of a message. */

/**
 * @param {Room} room
 * @param {string} locale
 * @param {(message: Message) => Shape} shapeOf Of English, by its key.
 * @param {boolean} [isMirrored] Whether the language is written from right to left.
 */
export function roomCode({ name, file, comment, messages }, locale, shapeOf, isMirrored = false) {
  const english = locale === "en";
  const used = new Used(locale, isMirrored);
  const members = membersOf(messages, (message) => {
    const { types, hasTones } = shapeOf(message);
    const { facts, text } = new Code(types, used, hasTones).said(message.parts);
    const type = typeOf(hasTones);
    if (types.size === 0) return text;
    return english ? `(${facts}: ${factsType(types)}): ${type} => ${text}` : `(${facts}) => ${text}`;
  });
  const head = `// Made of ${file}.\n${used.imports(".")}`;
  if (!english) {
    return `${head}import type { ${name} as english } from "../en/${name}.js";
import type { Phrase } from "../../phrase.js";
import type { Translation } from "../../room.js";

export const ${name} = {${members}
} satisfies Translation<typeof english>;
`;
  }
  return `${head}import type { Phrase } from "../../phrase.js";
import { room } from "../../room.js";

${documented(comment)}export const ${name} = room("${name}", {${members}
});

export type ${name.charAt(0).toUpperCase()}${name.slice(1)}Words = typeof ${name}.english;
`;
}

/**
 * A message in no room: a function that rooms call.
 * @param {Shared} shared
 * @param {string} locale
 * @param {Types} types
 * @param {boolean} [isMirrored] Whether the language is written from right to left.
 */
export function sharedCode({ parts }, locale, types, isMirrored = false) {
  const used = new Used(locale, isMirrored);
  const hasTones = parts.some(hasTone);
  const { facts, text } = new Code(types, used, hasTones).said(parts);
  return `${used.imports("..")}import type { Phrase } from "../../../phrase.js";

export const said = (${facts}: ${factsType(types)}): ${typeOf(hasTones)} => ${text};
`;
}

/** @param {boolean} hasTones */
const typeOf = (hasTones) => (hasTones ? "Phrase[]" : "string");

/** What a message in no room is called in code, where nothing else has a `$`. @param {string} name */
const called = (name) => `$${name.replaceAll("-", "$")}`;

/** What a module asks of the grammar of its language, and of the messages in no room. */
class Used {
  /** @type {Set<string>} */
  grammar = new Set();
  /** @type {Set<string>} */
  shared = new Set();

  /** @param {string} locale @param {boolean} isMirrored Whether it is written from right to left. */
  constructor(locale, isMirrored) {
    this.isMirrored = isMirrored;
    this.onlyOne = isOnlyOne(locale);
    this.separator = separatorOf(locale);
  }

  /** @param {string} folder Where what is made of the language is. */
  imports(folder) {
    const names = [...this.grammar].sort().join(", ");
    const grammar = names ? `import { ${names} } from "${folder}/grammar.js";\n` : "";
    const others = Array.from(
      this.shared,
      (name) => `import { said as ${called(name)} } from "${folder}/shared/${name}.js";\n`,
    );
    return `${grammar}${others.sort().join("")}`;
  }
}

/** @param {string} comment */
const documented = (comment) =>
  comment === "" ? "" : `/** ${comment.replaceAll("*/", "* /").replaceAll("\n", " ")} */\n`;

/** @param {readonly Message[]} messages @param {(message: Message) => string} codeOf */
function membersOf(messages, codeOf) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const message of messages) {
    const [name = "", inner] = message.key;
    const member = `${JSON.stringify(inner ?? name)}: ${codeOf(message)},`;
    groups.set(name, [
      ...(groups.get(name) ?? []),
      inner === undefined ? `${documented(message.comment)}${member}` : member,
    ]);
  }
  const grouped = new Set(messages.flatMap(({ key }) => (key.length > 1 ? [key[0]] : [])));
  return Array.from(groups, ([name, all]) =>
    grouped.has(name) ? `\n${JSON.stringify(name)}: {\n${all.join("\n")}\n},` : `\n${all.join("\n")}`,
  ).join("");
}

/**
 * The same with what all variants of a choice begin and end with before and after it: variants are whole sentences, and
 * differ in a few words.
 * @param {readonly Part[]} parts
 * @returns {Part[]}
 */
function factored(parts) {
  return joined(
    parts.flatMap((part) => {
      if (part.kind !== "choice") return [part];
      let all = casesOf(part).map((one) => factored(one.parts));
      const before = alike(all, 0);
      all = all.map((one) => without(one, before, 0));
      const after = alike(all, -1);
      all = all.map((one) => without(one, after, -1));
      const cases = casesOf(part).map(({ key }, k) => ({ key, parts: all[k] ?? [] }));
      const otherwise = cases.at(-1) ?? part.otherwise;
      return [...before, { ...part, cases: cases.slice(0, -1), otherwise }, ...after];
    }),
  );
}

/** Texts next to each other are one. @param {readonly Part[]} parts @returns {Part[]} */
function joined(parts) {
  /** @type {Part[]} */
  const all = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.kind === "text" && last?.kind === "text")
      all[all.length - 1] = { kind: "text", text: last.text + part.text };
    else if (part.kind !== "text" || part.text !== "") all.push(part);
  }
  return all;
}

/** What all of these have at one end. @param {readonly (readonly Part[])[]} all @param {0 | -1} end @returns {Part[]} */
function alike(all, end) {
  const [first, ...others] = all.map((parts) => parts.at(end));
  if (!first || others.some((other) => !other)) return [];
  const same = JSON.stringify(first, withoutLine);
  if (others.every((other) => JSON.stringify(other, withoutLine) === same)) {
    const rest = alike(
      all.map((parts) => without(parts, [first], end)),
      end,
    );
    return end === 0 ? [first, ...rest] : [...rest, first];
  }
  const texts = [first, ...others].map((part) => (part?.kind === "text" ? Array.from(part.text) : []));
  const [one = []] = texts;
  const differs = one.findIndex((_, k) =>
    texts.some((text) => text.at(end === 0 ? k : -1 - k) !== one.at(end === 0 ? k : -1 - k)),
  );
  const length = differs < 0 ? one.length : differs;
  const text = (end === 0 ? one.slice(0, length) : one.slice(one.length - length)).join("");
  return text === "" ? [] : [{ kind: "text", text }];
}

const withoutLine = (/** @type {string} */ key, /** @type {unknown} */ value) => (key === "line" ? undefined : value);

/** The parts that are left when these are taken from an end. @param {readonly Part[]} parts @param {readonly Part[]} taken @param {0 | -1} end @returns {Part[]} */
function without(parts, taken, end) {
  const left = [...parts];
  for (const part of end === 0 ? taken : [...taken].reverse()) {
    const own = end === 0 ? left.shift() : left.pop();
    if (own?.kind !== "text" || part.kind !== "text" || own.text === part.text) continue;
    const text = end === 0 ? own.text.slice(part.text.length) : own.text.slice(0, -part.text.length);
    if (end === 0) left.unshift({ kind: "text", text });
    else left.push({ kind: "text", text });
  }
  return left;
}

/** The code of one message. */
class Code {
  /** The facts by their own names, which is shorter than asking all of them each time. @type {Set<string>} */
  #names = new Set();
  /** Whether they are handed on together. */
  #together = false;

  /** @param {Types} types @param {Used} used What it asks for is added. @param {boolean} hasTones */
  constructor(types, used, hasTones) {
    this.types = types;
    this.used = used;
    this.hasTones = hasTones;
  }

  /** How a function takes the facts, and an expression that is the message. @param {readonly Part[]} whole */
  said(whole) {
    this.#together = sharedIn(whole).length > 0;
    const parts = factored(whole);
    const text = this.hasTones ? this.#phrases(parts) : this.#text(parts);
    const names = Array.from(this.#names, (name) => `${name}: _${name}`);
    return { facts: this.#together ? "f" : `{ ${names.join(", ")} }`, text };
  }

  /** `run-epochs` is `f.run.epochs`, or `_run.epochs`. @param {string} fact */
  #access(fact) {
    const [name = "", ...inner] = fact.split("-");
    this.#names.add(name);
    const path = inner.map((one) => (/^\d/.test(one) ? `[${one}]` : `.${one}`)).join("");
    return `${this.#together ? "f." : "_"}${name}${path}`;
  }

  /** An expression that is a string. @param {readonly Part[]} parts @returns {string} */
  #text(parts) {
    const [only] = parts;
    if (parts.length === 1 && only?.kind === "shared") return this.#shared(only);
    if (parts.length === 1 && only?.kind === "choice") return this.#choice(only, (inner) => this.#text(inner));
    if (parts.length === 1 && only?.kind === "fact" && only.options["useGrouping"] !== "false") return this.#fact(only);
    if (parts.every((part) => part.kind === "text"))
      return JSON.stringify(parts.map((part) => part.kind === "text" && part.text).join(""));
    return `\`${parts.map((part) => this.#inTemplate(part)).join("")}\``;
  }

  /** An expression that is a list of phrases. @param {readonly Part[]} parts @returns {string} */
  #phrases(parts) {
    const [only] = parts;
    if (parts.length === 1 && only?.kind === "shared" && hasTone(only)) return this.#shared(only);
    if (parts.length === 1 && only?.kind === "choice") return this.#choice(only, (inner) => this.#phrases(inner));
    return `[${this.#items(parts)}] as Phrase[]`;
  }

  /** @param {readonly Part[]} parts @returns {string} */
  #items(parts) {
    /** @type {string[]} */
    const items = [];
    /** @type {Part[]} */
    let plain = [];
    const flush = () => {
      if (plain.length > 0) items.push(this.#text(plain));
      plain = [];
    };
    for (const part of parts) {
      if (!hasTone(part)) {
        plain.push(part);
        continue;
      }
      flush();
      if (part.kind === "tone") items.push(`{ text: ${this.#text(part.parts)}, tone: "${part.tone}" }`);
      else if (part.kind === "shared") items.push(`...${this.#shared(part)}`);
      else if (part.kind === "choice") items.push(`...${this.#choice(part, (inner) => this.#phrases(inner))}`);
    }
    flush();
    return items.join(", ");
  }

  /** @param {Part} part @returns {string} */
  #inTemplate(part) {
    if (part.kind === "text") return part.text.replace(/[`\\$]/g, "\\$&");
    if (part.kind === "choice") return `\${${this.#choice(part, (inner) => this.#text(inner))}}`;
    if (part.kind === "shared") return `\${${this.#shared(part)}}`;
    return part.kind === "fact" ? `\${${this.#fact(part)}}` : "";
  }

  /** @param {Choice} choice @param {(parts: readonly Part[]) => string} code @returns {string} */
  #choice(choice, code) {
    const all = casesOf(choice);
    const type = this.types.get(choice.fact);
    // Variants that are said otherwise as well need no question.
    const otherwise = JSON.stringify(choice.otherwise.parts, withoutLine);
    const asked = choice.cases.filter(({ parts }) => JSON.stringify(parts, withoutLine) !== otherwise);
    const number = (type?.keys?.length ?? 0) + (type?.nullable ? 1 : 0);
    const isWhole = number === all.length && all.every(({ key }) => key !== "other");
    const isTable = all.length > 3 && type?.kind === "text" && isWhole;
    // A table is shorter than as many questions.
    if (isTable && all.every(({ parts }) => parts.every((part) => part.kind === "text")))
      return `({ ${all.map(({ key, parts }) => `${JSON.stringify(key)}: ${code(parts)}`).join(", ")} })[${this.#access(choice.fact)}${type.nullable ? ' ?? "none"' : ""}]`;
    const tried = asked.map(({ key, parts }) => `${this.#is(choice.fact, key)} ? ${code(parts)} : `);
    return `(${tried.join("")}${code(choice.otherwise.parts)})`;
  }

  /** @param {string} fact @param {string} key */
  #is(fact, key) {
    const { kind, nullable } = this.types.get(fact) ?? { kind: "text" };
    const value = this.#access(fact);
    if (key === "none") return `${value} === null`;
    if (kind === "boolean") return nullable ? `${value} === ${key}` : key === "true" ? value : `!${value}`;
    if (kind !== "number") return `${value} === ${JSON.stringify(key)}`;
    if (key === "one" && this.used.onlyOne) return `${value} === 1`;
    return /\d/.test(key) ? `${value} === ${key}` : `${this.#grammar("category")}(${value}) === "${key}"`;
  }

  /** @param {Fact} part @returns {string} */
  #fact({ fact, options, precision }) {
    const value = this.#access(fact);
    const { kind } = this.types.get(fact) ?? { kind: "text" };
    if (kind === "number") return this.#number(value, options, precision);
    if (kind !== "list" && kind !== "numbers") return value;
    const items = kind === "numbers" ? `${value}.map((n) => ${this.#number("n", options, precision)})` : value;
    if (options["type"] === "vector") {
      const [before, after] = this.used.isMirrored ? isolated("(", ")") : ["(", ")"];
      return `"${before}" + ${items}.join("${this.used.separator}") + "${after}"`;
    }
    if (options["separator"] !== undefined) return `${items}.join(${JSON.stringify(options["separator"])})`;
    return `${this.#grammar(options["type"] === "or" ? "either" : "list")}(${items})`;
  }

  /** @param {string} value @param {Fact["options"]} options @param {string | null} precision @returns {string} */
  #number(value, { signDisplay, ...options }, precision) {
    const plus = this.used.isMirrored ? "\\u200e+" : "+";
    if (signDisplay) return `(${value} > 0 ? "${plus}" : "") + ${this.#number(value, options, precision)}`;
    const { useGrouping, minimumFractionDigits, maximumSignificantDigits } = options;
    if (useGrouping === "false") return value;
    if (minimumFractionDigits) return `${this.#grammar("fixed")}(${value}, ${minimumFractionDigits})`;
    const rounded = maximumSignificantDigits ? `Number(${value}.toPrecision(${maximumSignificantDigits}))` : value;
    return `${this.#grammar("number")}(${rounded}${precision === null ? "" : `, ${this.#access(precision)}`})`;
  }

  /** @param {Shared} part */
  #shared({ name }) {
    this.used.shared.add(name);
    return `${called(name)}(f)`;
  }

  /** @param {string} name */
  #grammar(name) {
    this.used.grammar.add(name);
    return name;
  }
}

/** Whether a language has its singular for 1 alone, as English and Spanish do: then it need not ask its grammar. @param {string} locale */
function isOnlyOne(locale) {
  const rules = new Intl.PluralRules(locale);
  return rules.select(1) === "one" && [0, 0.5, 1.5, 2, 5, 11, 21, 101, 1e6].every((n) => rules.select(n) !== "one");
}

/** What stays from left to right in a text from right to left. @param {...string} ends */
const isolated = (...ends) => [`\\u2066${ends[0]}`, `${ends[1]}\\u2069`];

/** What numbers in brackets are apart by: where the decimal sign is a comma, another one would be read as one. @param {string} locale */
export function separatorOf(locale) {
  if (!new Intl.NumberFormat(locale).format(0.5).includes(",")) return ", ";
  return locale === "fr" ? "\u202f; " : "; ";
}
