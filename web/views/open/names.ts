import type { Words } from "../../state/document/notation/words.js";
import type { KeptEntry } from "../../state/io/kept/kept-entry.js";
import { experiments } from "../../words/en/page/experiments.js";

/** What an experiment is about: "XOR, Averaged, converged after 3 epochs". */
export function aboutText({ facts }: Pick<KeptEntry, "facts">, words: Words): string {
  const say = words.room(experiments);
  return facts ? say.about(facts) : say.unknown;
}

/** What an experiment is called: by its name, or else by what it is about. */
export function nameOf(entry: Pick<KeptEntry, "facts" | "name">, words: Words): string {
  return entry.name ?? aboutText(entry, words);
}
