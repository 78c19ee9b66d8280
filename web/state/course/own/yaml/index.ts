/** What YAML says, and on which lines what a file has is. Loaded where a course is written in YAML, or something is wrong. */
import { type Alias, type Document, isNode, LineCounter, parseDocument, visit } from "yaml";
import { saidBy } from "../../../../engine/lazy.js";
import { type Refusal, refuse } from "../../../document/reading/refusal.js";

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
    problem: { line: lineAt(offset), refusal: refuse("file", "not-valid", sentence, fact) },
  });
  const [error] = document.errors;
  if (error) return wrong(error.pos[0], "is not YAML: {0}", error.message);
  const circle = circleIn(document);
  if (circle)
    return wrong(circle.range?.[0] ?? 0, "contains itself: {0} is within what it repeats", `*${circle.source}`);
  try {
    return { value: document.toJS({ maxAliasCount: 100 }), lineOf, problem: null };
  } catch (cause) {
    // An alias of nothing, or aliases of aliases that grow without bound.
    return wrong(0, "is not YAML: {0}", saidBy(cause));
  }
}

/** An alias within what it stands for; null: there is none. */
function circleIn(document: Document.Parsed): Alias | null {
  let found: Alias | null = null;
  visit(document, {
    Alias(_, alias, path) {
      // To resolve one takes a walk through the file: only where the name is that of something around it.
      const isAround = path.some((one) => isNode(one) && "anchor" in one && one.anchor === alias.source);
      const anchored = isAround ? alias.resolve(document) : undefined;
      if (!anchored || !path.includes(anchored)) return undefined;
      found = alias;
      return visit.BREAK;
    },
  });
  return found;
}
