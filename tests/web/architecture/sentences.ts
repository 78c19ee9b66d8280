import { parseSync } from "vite";
import type { Source } from "./sources.js";

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Attributes whose text a reader sees or hears. */
const SAID = "aria-label|aria-description|aria-roledescription|aria-valuetext|title|placeholder|alt|label";
const saidAttribute = new RegExp(`\\s(?:${SAID})=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, "g");
/** What stands for a value in a template: no letter. */
const HOLE = "\u0001";
const WORD = /\p{L}{2,}/u;
/** Two words in a row, or one that begins as a sentence does. */
const PHRASE = /\p{L}{2,}[,:;]? \p{L}|^\p{Lu}\p{Ll}+[.?!…]?$/u;
/** Classes, ids, media queries, fonts and the like: no reader sees them. */
const NO_WORDS =
  /^[^A-Z]*\bpp-|^[-\w.#[\]="'():>~*, ]*[[#>=]|^\(|\b[x\d.]+px\b|[a-z]+:\/\/|^M[x\d.]|^[a-z-]+: x(em|%)$|^color-mix\(/;
/** Names of keys, events and classes that the browser has, and of what is dragged onto a page. */
const NAMES =
  /^(Arrow\w+|Escape|Enter|Tab|Home|End|Delete|Backspace|Insert|PageUp|PageDown|Space|AbortError|Shift|Control|Meta|Alt|Files)$/;

/** A selector of elements by their tags. */
const TAGS = /^(input|textarea|select|button)(, (input|textarea|select|button))*$/;

/** Words for readers that stand in files of views instead of `web/words/`, by line. */
export function sentencesIn(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.endsWith(".ts"))
    .flatMap(({ path, text }) => {
      const { program, errors } = parseSync(path, text);
      if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
      return saidBy(program).map(({ at, words }) => {
        const line = text.slice(0, at).split("\n").length;
        return `${path}:${line} says “${words.trim().replace(/\s+/g, " ")}”: sentences belong in web/words/`;
      });
    });
}

interface Said {
  readonly at: number;
  readonly words: string;
}

function saidBy(value: unknown): Said[] {
  if (Array.isArray(value)) return value.flatMap(saidBy);
  if (!isNode(value)) return [];
  const at = Number(value["start"]);
  switch (value["type"]) {
    case "ImportDeclaration":
    case "ImportExpression":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
      return value["source"] ? [] : children(value);
    // What a programmer did wrong is told to programmers.
    case "ThrowStatement":
      return [];
    case "TaggedTemplateExpression":
      return [...tagged(value, at), ...children(value["quasi"], "expressions")];
    case "TemplateLiteral":
      return [...phrase(textOf(value).replaceAll(HOLE, "x"), at), ...children(value, "expressions")];
    case "Literal":
      return phrase(String(value["value"]), at);
    case "TSLiteralType":
    case "TSTypeAnnotation":
      return [];
    default:
      return children(value);
  }
}

function children(value: unknown, only?: string): Said[] {
  if (!isNode(value)) return [];
  return only ? saidBy(value[only]) : Object.values(value).flatMap(saidBy);
}

function phrase(words: string, at: number): Said[] {
  return PHRASE.test(words) && ![NO_WORDS, NAMES, TAGS].some((known) => known.test(words)) ? [{ at, words }] : [];
}

/** The text between tags, and that of attributes which are read. Names in formulas are no words. */
function tagged(node: Node, at: number): Said[] {
  if (!isNode(node["quasi"])) return [];
  const markup = textOf(node["quasi"]).replace(/<!--[\s\S]*?-->|<mi\b[^>]*>\w+<\/mi>/g, "");
  const attributes = Array.from(markup.matchAll(saidAttribute), ([, a, b, c]) => a ?? b ?? c ?? "");
  const texts = markup.replace(/<[^>]*>/g, HOLE).split(HOLE);
  return [...attributes, ...texts]
    .filter((words) => WORD.test(words.replace(/&\w+;/g, "")))
    .map((words) => ({ at, words }));
}

function textOf(template: Node): string {
  const quasis = template["quasis"] as readonly { readonly value: { readonly raw: string } }[];
  return quasis.map(({ value }) => value.raw).join(HOLE);
}
