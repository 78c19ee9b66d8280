import type { Room } from "../state/document/notation/words.js";

/** Declares what a part of the page says, in English. Keys hold a sentence, or a function from facts to one. */
export function room<W extends object>(name: string, english: W): Room<W> {
  return { name, english };
}

/** The text under a name that may be none of theirs; then the name itself. */
export function named(texts: Readonly<Record<string, string>>, name: string): string {
  return texts[name] ?? name;
}

/** What another language has of a room: any of its sentences, none that English lacks. */
export type Translation<R> = R extends Room<infer W> ? Partial<Said<W>> : never;

/** The same with any text, where English has a text for its type. */
type Said<T> = T extends string
  ? string
  : T extends (...facts: never[]) => unknown
    ? T
    : { readonly [K in keyof T]: Said<T[K]> };
