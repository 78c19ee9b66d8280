import { count, list } from "../../grammar/en.js";
import { room } from "../../room.js";

/** Named in a sentence; of more, the first so many. */
const mostNamed = 5;

/** What is wrong with an order of the examples that was typed. @param name of its field begins each sentence. */
export const exampleOrder = room("exampleOrder", {
  notAnExample: (name: string, word: string): string => `${name}: “${word}” is not an example number.`,
  noSuchExample: (name: string, word: string, examples: number): string =>
    `${name}: there is no example ${word}. The examples are numbered from 1 to ${count(examples)}.`,
  exampleTwice: (name: string, example: number): string => `${name}: example ${count(example)} occurs twice.`,
  examplesMissing: (name: string, missing: readonly number[]): string => {
    const named = missing.slice(0, mostNamed).map(count);
    if (missing.length === 1) return `${name}: example ${list(named)} is missing.`;
    const more = missing.length - mostNamed;
    return `${name}: examples ${list(more > 0 ? [...named, `${count(more)} more`] : named)} are missing.`;
  },
});
