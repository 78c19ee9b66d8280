/** What the words of a phrase are about: views give each tone its look. */
export type Tone = "positive" | "negative" | "mistake" | "correct" | "strong" | "key";

/** A piece of a sentence that is shown: plain, or with a tone of its own. */
export type Phrase = string | { readonly text: string; readonly tone: Tone };

/** What phrases say, without their tones: for a screen reader, a title, a file. */
export function plainText(phrases: readonly Phrase[]): string {
  return phrases.map((phrase) => (typeof phrase === "string" ? phrase : phrase.text)).join("");
}

/** Sentences one after the other. */
export function inSequence(...sentences: readonly (string | readonly Phrase[])[]): Phrase[] {
  const said = sentences.filter((sentence) => sentence.length > 0);
  return said.flatMap((sentence, k) => [
    ...(k > 0 ? [" "] : []),
    ...(typeof sentence === "string" ? [sentence] : sentence),
  ]);
}
