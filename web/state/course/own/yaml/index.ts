/** What YAML says, and on which lines what a file has is. Loaded where a course is written in YAML, or something is wrong. */
import { type Alias, type Document, isNode, LineCounter, parseDocument, visit, type YAMLError } from "yaml";
import { type Refusal, refusalBy } from "../../../document/reading/refusal.js";

/** The line of what is at a path, or of the nearest around it, from 1. */
export type LineOf = (path: readonly (string | number)[]) => number;

interface Read {
  readonly value: unknown;
  readonly lineOf: LineOf;
  /** What is wrong with it as YAML, first of all; null: nothing. */
  readonly problem: { readonly line: number; readonly refusal: Refusal } | null;
}

export function readYaml(text: string): Read {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number): number => counter.linePos(offset).line;
  const lineOf: LineOf = (path) => {
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return 1;
  };
  const wrong = (offset: number, sentence: string, fact: string): Read => ({
    value: null,
    lineOf,
    problem: { line: lineAt(offset), refusal: refusalBy("file", "not-valid", sentence, fact) },
  });
  const [error] = document.errors;
  if (error) {
    const [at] = error.pos;
    // What is missed at the end of a file is missed on its last line.
    const place = Math.min(at, Math.max(0, text.trimEnd().length - 1));
    return wrong(place, sentenceOf(error), shownAt(text, place));
  }
  const { circle, lost } = aliasesOf(document);
  const place = (lost ?? circle)?.range?.[0] ?? 0;
  if (lost) return wrong(place, quotes, shownAt(text, place));
  if (circle) return wrong(place, "{field} contains itself: {0} is within what it repeats.", `*${circle.source}`);
  try {
    return { value: document.toJS({ maxAliasCount: 100 }), lineOf, problem: null };
  } catch {
    // Aliases of aliases that grow without bound.
    return wrong(0, anything, shownAt(text, 0));
  }
}

const quotes = "Put quotation marks around a text that begins with a sign: “{0}”.";
const anything = "This cannot be read as YAML: “{0}”.";

/** What is said of a mistake, by the code of the parser and what it says itself: the first that fits. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/closing|end with a/, "Something is not closed here, a quotation mark or a bracket: “{0}”."],
  [/^TAB_AS_INDENT/, "Indent this line with spaces, not with a tab: “{0}”."],
  [/^BAD_INDENT|without - indicator/, "Indent this line as far as the lines that it belongs to: “{0}”."],
  [
    /IMPLICIT_KEY|map values|^KEY_OVER/,
    "Put quotation marks around a text with a colon in it, or write a colon after the key: “{0}”.",
  ],
  [/^(BAD_ALIAS|BAD_SCALAR_START)|at node end/, quotes],
  [/^DUPLICATE_KEY/, "This key is there twice: “{0}”."],
  [/^BAD_DQ_ESCAPE/, "In double quotation marks a backslash is written twice; in single ones, once: “{0}”."],
  [/^MULTIPLE_DOCS/, "A course is one document: take out the line “{0}”."],
];

const sentenceOf = ({ code, message }: YAMLError): string =>
  sentences.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1] ?? anything;

/** The line in which a mistake is, as much of it as is needed to find it. */
function shownAt(text: string, offset: number): string {
  const from = text.lastIndexOf("\n", offset - 1) + 1;
  const line = (text.slice(from).split("\n", 1)[0] ?? "").trim().replace(/^- /, "");
  return line.length > 60 ? `${line.slice(0, 60)} …` : line;
}

/** An alias within what it repeats, and one that repeats nothing; null: there is none. */
function aliasesOf(document: Document.Parsed): { readonly circle: Alias | null; readonly lost: Alias | null } {
  let [circle, lost]: (Alias | null)[] = [null, null];
  const anchors = new Set<string>();
  visit(document, {
    Node(_, node) {
      if ("anchor" in node && node.anchor) anchors.add(node.anchor);
    },
  });
  visit(document, {
    Alias(_, alias, path) {
      if (!anchors.has(alias.source)) {
        lost = alias;
        return visit.BREAK;
      }
      // To resolve one takes a walk through the file: only where the name is that of something around it.
      const isAround = path.some((one) => isNode(one) && "anchor" in one && one.anchor === alias.source);
      const anchored = isAround ? alias.resolve(document) : undefined;
      if (!anchored || !path.includes(anchored)) return undefined;
      circle = alias;
      return visit.BREAK;
    },
  });
  return { circle: circle ?? null, lost: lost ?? null };
}
