import type { Words } from "../state/document/notation/words.js";

/** What the words of a phrase are about: views give each tone its look. */
export type Tone = "positive" | "negative" | "mistake" | "correct" | "strong" | "key";

/** A piece of a sentence that is shown: plain, or with a tone of its own. */
export type Phrase = string | { readonly text: string; readonly tone: Tone };

/** What phrases say, without their tones: for a screen reader, a title, a file. */
export function plainText(phrases: readonly Phrase[]): string {
  return phrases.map((phrase) => (typeof phrase === "string" ? phrase : phrase.text)).join("");
}

/** Sentences one after the other, as a language puts them; those that are empty are left out. */
export function paragraph({ gap }: Pick<Words, "gap">, ...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== "").join(gap);
}

/** The same with tones. */
export function inSequence(
  { gap }: Pick<Words, "gap">,
  ...sentences: readonly (string | readonly Phrase[])[]
): Phrase[] {
  const said = sentences.filter((sentence) => sentence.length > 0);
  return said.flatMap((sentence, k) => [
    ...(k > 0 ? [gap] : []),
    ...(typeof sentence === "string" ? [sentence] : sentence),
  ]);
}
