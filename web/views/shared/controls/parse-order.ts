import type { Words } from "../../../state/document/notation/words.js";
import { exampleOrder } from "../../../words/en/shared/example-order.js";
import type { Parsed } from "./controls.js";

/** The text of a custom order: example numbers from 1. */
export function orderText(indices: ArrayLike<number>): string {
  return Array.from(indices, (index) => index + 1).join(" ");
}

/** Reads a permutation of 1…n, numbers separated by spaces or commas; the value counts from 0. */
export function parseOrder(text: string, n: number, name: string, words: Words): Parsed<readonly number[]> {
  const say = words.room(exampleOrder);
  const fail = (message: string): Parsed<readonly number[]> => ({ ok: false, message });
  const typed = text.split(/[\s,;]+/).filter((word) => word !== "");
  const seen = new Uint8Array(n);
  const indices: number[] = [];
  for (const word of typed) {
    if (!/^\d+$/.test(word)) return fail(say.notAnExample(name, word.slice(0, 20)));
    const example = Number(word);
    if (example < 1 || example > n) return fail(say.noSuchExample(name, word.slice(0, 20), n));
    if (seen[example - 1] === 1) return fail(say.exampleTwice(name, example));
    seen[example - 1] = 1;
    indices.push(example - 1);
  }
  if (indices.length < n) {
    const all = Array.from({ length: n }, (_, index) => index + 1);
    return fail(
      say.examplesMissing(
        name,
        all.filter((example) => seen[example - 1] === 0),
      ),
    );
  }
  return { ok: true, value: indices };
}
