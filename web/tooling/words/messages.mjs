// Reads the Fluent files of a language into rooms of messages. Terms and other messages are put where they are referred to,
// so that what is left of a message is text, facts, choices and tones.
import { FluentParser } from "@fluent/syntax";

/** @import { Entry, Expression, FunctionReference, Message as Declared, Pattern, SelectExpression, Term } from "@fluent/syntax" */

/**
 * @typedef {{ readonly path: string, readonly text: string }} File Its path as problems name it.
 * @typedef {{ readonly kind: "text", readonly text: string }} Text
 * @typedef {{ readonly kind: "fact", readonly fact: string, readonly as: "text" | "number" | "list" | "numbers", readonly options: Options, readonly precision: string | null, readonly line: number }} Fact
 * @typedef {{ readonly kind: "choice", readonly fact: string, readonly cases: readonly Case[], readonly otherwise: Case, readonly line: number }} Choice
 * @typedef {{ readonly kind: "tone", readonly tone: string, readonly parts: readonly Part[] }} Tone
 * @typedef {{ readonly kind: "shared", readonly name: string, readonly parts: readonly Part[], readonly line: number }} Shared A message in no room.
 * @typedef {{ readonly key: string, readonly parts: readonly Part[] }} Case
 * @typedef {Text | Fact | Choice | Tone | Shared} Part
 * @typedef {Readonly<Record<string, string>>} Options
 * @typedef {{ readonly key: readonly string[], readonly parts: readonly Part[], readonly comment: string, readonly file: string, readonly line: number }} Message
 *   `key`: `["play"]`, or `["names", "start"]` of an attribute.
 * @typedef {{ readonly name: string, readonly comment: string, readonly file: string, readonly line: number, readonly messages: Message[] }} Room
 */

/** What the words of a mark are about: as in web/words/phrase.ts. */
const tones = ["positive", "negative", "mistake", "correct", "strong", "key"];

/** `<mistake>`, `</mistake>`, `<rho/>`; and what begins like one and is none. */
const marks = /(<\/?[A-Za-z][\w-]*\/?>?)/;

/** What NUMBER and LIST may be told; the others are NUMBER or LIST as sentences have them most often, and are told nothing. */
const known = {
  NUMBER: ["minimumFractionDigits", "maximumSignificantDigits", "useGrouping", "signDisplay"],
  LIST: ["type", "separator"],
  FIGURE: [],
  SIGNED: [],
  VECTOR: [],
};

/**
 * What these are short for: "0.125", "+1" and "(2, −1)", to four digits, as much as is worth reading in a sentence, but never
 * fewer than stand before the decimal sign: a count is exact. @type {Readonly<Record<string, Pick<Fact, "as" | "options">>>}
 */
const short = {
  FIGURE: { as: "number", options: {} },
  SIGNED: { as: "number", options: { signDisplay: "exceptZero" } },
  VECTOR: { as: "numbers", options: { type: "vector" } },
};

const parser = new FluentParser();

/**
 * @param {readonly File[]} files Of one language.
 * @param {(problem: string) => void} report Is told what is wrong, with file and line.
 * @returns {{ rooms: Room[], shared: Shared[] }}
 */
export function readMessages(files, report) {
  /** @type {Room[]} */
  const rooms = [];
  const sources = files.map((file) => new Source(file, report));
  const shared = new Map(sources.flatMap(({ shared }) => [...shared]));
  for (const source of sources) {
    for (const { declared, ...room } of source.rooms) {
      rooms.push({ ...room, messages: declared.flatMap((one) => source.messagesOf(room.name, one, shared)) });
    }
  }
  const common = [...shared.values()].flatMap(({ source, entry }) => source.sharedOf(entry, shared));
  return { rooms, shared: common };
}

/** One file, and how its references are followed. */
class Source {
  /** @type {Map<string, { source: Source, entry: Declared | Term }>} Of this file, by name. */
  named = new Map();
  /** @type {Map<string, { source: Source, entry: Declared | Term }>} What other files may refer to: terms, and what is in no room. */
  shared = new Map();
  /** @type {(Omit<Room, "messages"> & { declared: Declared[] })[]} */
  rooms = [];

  /** @param {File} file @param {(problem: string) => void} report */
  constructor({ path, text }, report) {
    this.path = path;
    this.lineAt = (/** @type {{ span?: { start: number } }} */ { span }) =>
      text.slice(0, span?.start ?? 0).split("\n").length;
    this.problem = (/** @type {{ span?: { start: number } }} */ node, /** @type {string} */ what) =>
      report(`${path}:${this.lineAt(node)} ${what}`);
    for (const entry of parser.parse(text).body) this.#take(entry);
  }

  /** @param {Entry} entry */
  #take(entry) {
    if (entry.type === "Junk") {
      for (const one of entry.annotations) this.problem(one, one.message);
    } else if (entry.type === "GroupComment") {
      const [name = "", ...comment] = entry.content.split("\n");
      if (!/^[a-z][A-Za-z]*$/.test(name)) this.problem(entry, `“${name}” is no name of a room, such as transport`);
      this.rooms.push({ name, comment: comment.join("\n"), file: this.path, line: this.lineAt(entry), declared: [] });
    } else if (entry.type === "Message" || entry.type === "Term") {
      const name = entry.type === "Term" ? `-${entry.id.name}` : entry.id.name;
      const before = this.named.get(name);
      if (before) {
        const other = `${this.rooms.at(-1)?.name ?? "other"}-${name}`;
        this.problem(entry, `${name} is in line ${this.lineAt(before.entry)} already: call this one ${other}`);
      }
      this.named.set(name, { source: this, entry });
      const room = this.rooms.at(-1);
      if (entry.type === "Term" || !room) this.shared.set(name, { source: this, entry });
      else room.declared.push(entry);
    }
  }

  /**
   * The message, or one for each of its attributes.
   * @param {string} room
   * @param {Declared} declared
   * @param {Source["shared"]} shared
   * @returns {Message[]}
   */
  messagesOf(room, declared, shared) {
    const name = declared.id.name.startsWith(`${room}-`) ? declared.id.name.slice(room.length + 1) : declared.id.name;
    const { value, attributes } = declared;
    if (value && attributes.length > 0)
      this.problem(declared, `${name} has a text and attributes: it may have one of them`);
    const made = (/** @type {string[]} */ key, /** @type {Pattern} */ pattern) => ({
      key,
      parts: this.parts(pattern, { shared, within: [], given: null }),
      comment: declared.comment?.content ?? "",
      file: this.path,
      line: this.lineAt(pattern),
    });
    return value ? [made([name], value)] : attributes.map((one) => made([name, one.id.name], one.value));
  }

  /** @param {Declared | Term} entry @param {Source["shared"]} shared @returns {Shared[]} */
  sharedOf(entry, shared) {
    if (entry.type === "Term" || !entry.value) return [];
    const parts = this.parts(entry.value, { shared, within: [entry.value], given: null });
    return [{ kind: "shared", name: entry.id.name, parts, line: this.lineAt(entry) }];
  }

  /**
   * @typedef {object} Context
   * @property {Source["shared"]} shared
   * @property {readonly unknown[]} within What is being put in place, so that nothing is put into itself.
   * @property {Options | null} given What a term is told; null in a message.
   */

  /** @param {Pattern} pattern @param {Context} context @returns {Part[]} */
  parts(pattern, context) {
    /** @type {Part[]} */
    const all = [];
    /** @type {Part[]} */
    let into = all;
    let tone = "";
    for (const element of pattern.elements) {
      if (element.type === "Placeable") {
        into.push(...this.#expression(element.expression, context));
        continue;
      }
      for (const piece of wrapped(element.value).split(marks)) {
        const [, closes, name = "", drawn, whole] = /^<(\/?)([A-Za-z][\w-]*)(\/?)(>?)$/.exec(piece) ?? [];
        if (name === "" || drawn) {
          if (piece !== "") into.push({ kind: "text", text: drawn ? `{${name}}` : piece });
        } else if (!whole) {
          this.problem(element, `“${piece}” begins a mark that has no end`);
        } else if (closes) {
          if (name !== tone) this.problem(element, `</${name}> closes nothing`);
          if (into.some(hasTone)) this.problem(element, `<${name}> has a mark in it`);
          into = all;
          tone = "";
        } else {
          if (!tones.includes(name))
            this.problem(element, `<${name}> is no mark: ${tones.join(", ")} are, and <${name}/> draws`);
          if (tone) this.problem(element, `<${tone}> is not closed before <${name}>`);
          into = [];
          all.push({ kind: "tone", tone: name, parts: into });
          tone = name;
        }
      }
    }
    if (tone) this.problem(pattern, `<${tone}> is not closed`);
    return all;
  }

  /** @param {Expression | import("@fluent/syntax").Placeable} expression @param {Context} context @returns {Part[]} */
  #expression(expression, context) {
    switch (expression.type) {
      case "Placeable":
        return this.#expression(expression.expression, context);
      case "StringLiteral":
        return [{ kind: "text", text: expression.parse().value }];
      case "NumberLiteral":
        return [{ kind: "text", text: expression.value }];
      case "VariableReference": {
        const { name } = expression.id;
        if (!context.given) return [this.#fact(name, expression, {})];
        if (context.given[name] === undefined) this.problem(expression, `the term is not told $${name}`);
        return [{ kind: "text", text: context.given[name] ?? "" }];
      }
      case "FunctionReference":
        return [this.#written(expression)];
      case "MessageReference":
        return this.#referred(expression.id.name, expression.attribute?.name, expression, context);
      case "TermReference":
        return this.#referred(`-${expression.id.name}`, expression.attribute?.name, expression, {
          ...context,
          given: optionsOf(expression.arguments),
        });
      default:
        return this.#choice(expression, context);
    }
  }

  /** @param {string} fact @param {Expression} at @param {Partial<Fact>} more @returns {Fact} */
  #fact(fact, at, more) {
    return { kind: "fact", fact, as: "text", options: {}, precision: null, line: this.lineAt(at), ...more };
  }

  /** `NUMBER($x)`, `NUMBER($x, $precision)`, `LIST($x)`, `LIST(NUMBER($x, $precision))`. @param {FunctionReference} call @returns {Fact} */
  #written(call) {
    const name = call.id.name;
    const given = optionsOf(call.arguments);
    const allowed = isKnown(name) ? known[name] : null;
    if (!allowed) this.problem(call, `${name} is unknown: ${Object.keys(known).join(", ")} are known`);
    for (const option of Object.keys(given))
      if (!allowed?.includes(option))
        this.problem(call, `${name} has no option ${option}: it has ${allowed?.join(", ") || "none"}`);
    const [first] = call.arguments.positional;
    const within = first?.type === "FunctionReference" && name === "LIST" ? first : null;
    const [inner, second] = (within ?? call).arguments.positional;
    if (inner?.type !== "VariableReference") {
      this.problem(call, `${name} takes a fact, such as $epochs`);
      return this.#fact("", call, {});
    }
    const meant = short[name];
    if (meant) return this.#fact(inner.id.name, call, meant);
    const precision = second?.type === "VariableReference" ? second.id.name : null;
    const as = name === "NUMBER" ? "number" : within ? "numbers" : "list";
    const options = within ? { ...this.#written(within).options, ...given } : given;
    return this.#fact(inner.id.name, call, { as, options, precision });
  }

  /**
   * @param {string} name
   * @param {string | undefined} attribute
   * @param {Expression} at
   * @param {Context} context
   * @returns {Part[]}
   */
  #referred(name, attribute, at, context) {
    const found = context.shared.get(name) ?? this.named.get(name);
    const { entry } = found ?? {};
    const pattern = attribute ? entry?.attributes.find(({ id }) => id.name === attribute)?.value : entry?.value;
    if (!found || !pattern) this.problem(at, `${name}${attribute ? `.${attribute}` : ""} is not there to refer to`);
    else if (context.within.includes(pattern)) this.problem(at, `${name} refers to itself`);
    else {
      const parts = found.source.parts(pattern, { ...context, within: [...context.within, pattern] });
      const own = attribute || name.startsWith("-") || !found.source.shared.has(name);
      if (own || parts.every(({ kind }) => kind === "text")) return parts;
      return [{ kind: "shared", name, parts, line: this.lineAt(at) }];
    }
    return [];
  }

  /** @param {SelectExpression} select @param {Context} context @returns {Part[]} */
  #choice({ selector, variants }, context) {
    const cases = variants.map(({ key, value, default: isDefault }) => ({
      key: key.type === "Identifier" ? key.name : key.value,
      value,
      isDefault,
    }));
    const taken = cases.find(({ isDefault }) => isDefault) ?? cases[0];
    if (selector.type !== "VariableReference" || !taken) {
      this.problem(selector, "a choice is made by a fact, such as $epochs");
      return [];
    }
    const by = selector.id.name;
    if (context.given) {
      const told = cases.find(({ key }) => key === context.given?.[by]) ?? taken;
      return this.parts(told.value, context);
    }
    const made = cases.map((one) => ({ ...one, parts: this.parts(one.value, context) }));
    const otherwise = made.find(({ key }) => key === taken.key);
    return [
      {
        kind: "choice",
        fact: by,
        cases: made.filter((one) => one !== otherwise),
        otherwise: otherwise ?? { key: "", parts: [] },
        line: this.lineAt(selector),
      },
    ];
  }
}

/** @param {string} name @returns {name is keyof typeof known} */
const isKnown = (name) => name in known;

/** A line break in a text is a space, and an empty line a line break. No line ends at an “=” or the like. @param {string} text */
function wrapped(text) {
  return text.replace(/\n+/g, ({ length }) => (length > 1 ? "\n" : " ")).replace(/ ([=≠≈<>≤≥]) /g, "\u00a0$1\u00a0");
}

/** @param {import("@fluent/syntax").CallArguments | null} given @returns {Options} */
function optionsOf(given) {
  return Object.fromEntries((given?.named ?? []).map(({ name, value }) => [name.name, value.parse().value.toString()]));
}

/** @param {Part} part @returns {boolean} */
export function hasTone(part) {
  if (part.kind === "tone") return true;
  if (part.kind === "shared") return part.parts.some(hasTone);
  return part.kind === "choice" && [...part.cases, part.otherwise].some(({ parts }) => parts.some(hasTone));
}
