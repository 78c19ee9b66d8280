// Writes a room as TypeScript: its texts, and functions from facts to texts.
import { factsType } from "./facts.mjs";
import { hasTone } from "./messages.mjs";

/** @import { Choice, Fact, Message, Part, Room } from "./messages.mjs" */
/** @import { Types } from "./facts.mjs" */

/** @typedef {{ readonly types: Types, readonly hasTones: boolean }} Shape What English makes of a message. */

/**
 * @param {Room} room
 * @param {string} locale
 * @param {(message: Message) => Shape} shapeOf
 */
export function roomCode(room, locale, shapeOf) {
  const english = locale === "en";
  /** @type {Set<string>} */
  const used = new Set();
  const members = membersOf(room.messages, (message) => {
    const { types, hasTones } = shapeOf(message);
    const code = new Code(types, used, isOnlyOne(locale));
    const text = hasTones ? code.phrases(message.parts) : code.text(message.parts);
    const type = hasTones ? "Phrase[]" : "string";
    if (types.size === 0) return english && hasTones ? `${text} as ${type}` : text;
    return english ? `(f: ${factsType(types)}): ${type} => ${text}` : `(f) => ${text}`;
  });
  const { name, file, comment } = room;
  const grammar = used.size > 0 ? `import { ${[...used].sort().join(", ")} } from "../../grammar/${locale}.js";\n` : "";
  const head = `// Made of ${file}.\n${grammar}`;
  if (!english) {
    return `${head}import type { ${name} as english } from "../en/${name}.js";
import type { Translation } from "../../room.js";

export const ${name}: Translation<typeof english> = {${members}};
`;
  }
  const phrase = members.includes("Phrase[]") ? 'import type { Phrase } from "../../phrase.js";\n' : "";
  return `${head}${phrase}import { room } from "../../room.js";

${documented(comment)}export const ${name} = room("${name}", {${members}});

export type ${name.charAt(0).toUpperCase()}${name.slice(1)}Words = typeof ${name}.english;
`;
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

/** The code of one message. */
class Code {
  /**
   * @param {Types} types
   * @param {Set<string>} used What it asks of the grammar is added.
   * @param {boolean} onlyOne
   */
  constructor(types, used, onlyOne) {
    this.types = types;
    this.used = used;
    this.onlyOne = onlyOne;
  }

  /** An expression that is a string. @param {readonly Part[]} parts @returns {string} */
  text(parts) {
    const [only] = parts;
    if (parts.length === 1 && only?.kind === "choice") return this.#choice(only, (inner) => this.text(inner));
    if (parts.every((part) => part.kind === "text"))
      return JSON.stringify(parts.map((part) => part.kind === "text" && part.text).join(""));
    return `\`${parts.map((part) => this.#inTemplate(part)).join("")}\``;
  }

  /** An expression that is a list of phrases. @param {readonly Part[]} parts */
  phrases(parts) {
    return `[${this.#items(parts)}]`;
  }

  /** @param {readonly Part[]} parts @returns {string} */
  #items(parts) {
    /** @type {string[]} */
    const items = [];
    /** @type {Part[]} */
    let plain = [];
    const flush = () => {
      if (plain.length > 0) items.push(this.text(plain));
      plain = [];
    };
    for (const part of parts) {
      if (!hasTone(part)) {
        plain.push(part);
        continue;
      }
      flush();
      if (part.kind === "tone") items.push(`{ text: ${this.text(part.parts)}, tone: "${part.tone}" }`);
      else if (part.kind === "choice")
        items.push(`...${this.#choice(part, (inner) => `[${this.#items(inner)}] as Phrase[]`)}`);
    }
    flush();
    return items.join(", ");
  }

  /** @param {Part} part @returns {string} */
  #inTemplate(part) {
    if (part.kind === "text") return part.text.replace(/[`\\$]/g, "\\$&");
    if (part.kind === "choice") return `\${${this.#choice(part, (inner) => this.text(inner))}}`;
    return part.kind === "fact" ? `\${${this.#fact(part)}}` : "";
  }

  /** @param {Choice} choice @param {(parts: readonly Part[]) => string} code @returns {string} */
  #choice(choice, code) {
    const tried = choice.cases.map(({ key, parts }) => `${this.#is(choice.fact, key)} ? ${code(parts)} : `);
    return `(${tried.join("")}${code(choice.otherwise.parts)})`;
  }

  /** @param {string} fact @param {string} key */
  #is(fact, key) {
    const { kind } = this.types.get(fact) ?? { kind: "text" };
    const value = access(fact);
    if (key === "none") return `${value} === null`;
    if (kind === "boolean") return `${value} === ${key}`;
    if (kind !== "number") return `${value} === ${JSON.stringify(key)}`;
    if (key === "one" && this.onlyOne) return `${value} === 1`;
    return /\d/.test(key) ? `${value} === ${key}` : `${this.#grammar("category")}(${value}) === "${key}"`;
  }

  /** @param {Fact} part @returns {string} */
  #fact({ fact, options, precision }) {
    const value = access(fact);
    const { kind } = this.types.get(fact) ?? { kind: "text" };
    if (kind === "number") return this.#number(value, options, precision);
    if (kind !== "list" && kind !== "numbers") return value;
    const items = kind === "numbers" ? `${value}.map((n) => ${this.#number("n", {}, precision)})` : value;
    if (options["separator"] !== undefined) return `${items}.join(${JSON.stringify(options["separator"])})`;
    return `${this.#grammar(options["type"] === "or" ? "either" : "list")}(${items})`;
  }

  /** @param {string} value @param {Fact["options"]} options @param {string | null} precision */
  #number(value, { useGrouping, minimumFractionDigits, maximumSignificantDigits }, precision) {
    if (useGrouping === "false") return value;
    if (minimumFractionDigits) return `${this.#grammar("fixed")}(${value}, ${minimumFractionDigits})`;
    const rounded = maximumSignificantDigits ? `Number(${value}.toPrecision(${maximumSignificantDigits}))` : value;
    return `${this.#grammar("number")}(${rounded}${precision === null ? "" : `, ${access(precision)}`})`;
  }

  /** @param {string} name */
  #grammar(name) {
    this.used.add(name);
    return name;
  }
}

/** Whether a language has its singular for 1 alone, as English and German do: then it need not ask its grammar. @param {string} locale */
function isOnlyOne(locale) {
  const rules = new Intl.PluralRules(locale);
  return rules.select(1) === "one" && [0, 0.5, 1.5, 2, 5, 11, 21, 101, 1e6].every((n) => rules.select(n) === "other");
}

/** `run-epochs` is `f.run.epochs`. @param {string} fact */
function access(fact) {
  return fact.split("-").reduce((code, name) => (/^\d/.test(name) ? `${code}[${name}]` : `${code}.${name}`), "f");
}
