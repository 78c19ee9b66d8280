/** What YAML says, and on which lines what a file has is. Loaded where a course is written in YAML, or something is wrong. */
import { isNode, LineCounter, parseDocument } from "yaml";
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
  const [error] = document.errors;
  const problem = error
    ? { line: lineAt(error.pos[0]), refusal: refuse("file", "not-valid", "is not YAML: {0}", error.message) }
    : null;
  return { value: problem ? null : document.toJS({ maxAliasCount: 100 }), lineOf, problem };
}
