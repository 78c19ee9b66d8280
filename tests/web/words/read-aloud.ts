import { english, type Room, type Words } from "../../../web/state/document/notation/words.js";
import { type Phrase, plainText } from "../../../web/words/phrase.js";
import type { RoomSamples, Telling } from "./samples.js";

/** What a room says under a key, for some facts. */
export interface Line {
  readonly key: string;
  readonly text: string;
}

/** All that a room says: its sentences, and its functions for the facts of the samples. */
export function linesOf(
  said: object,
  samples: RoomSamples["samples"] | undefined,
  words: Words = english,
  before = "",
): Line[] {
  return Object.entries(said).flatMap(([name, value]): Line[] => {
    const key = `${before}${name}`;
    const facts = samples?.[name];
    if (typeof value === "function") {
      return ((facts ?? []) as readonly (readonly unknown[] | Telling)[]).map((one) => {
        return { key, text: textOf(typeof one === "function" ? one(words) : value(...one)) };
      });
    }
    if (typeof value === "string" || Array.isArray(value)) return [{ key, text: textOf(value) }];
    if (isPhrase(value)) return [{ key, text: textOf(value) }];
    if (typeof value !== "object" || value === null) return [];
    return linesOf(value, facts as RoomSamples["samples"] | undefined, words, `${key}.`);
  });
}

/** The functions of a room that no sample calls. */
export function unreadOf({ english }: Room<object>, samples: RoomSamples["samples"] | undefined): string[] {
  return Object.entries(english).flatMap(([name, value]) => {
    const facts = samples?.[name];
    if (typeof value === "function") return Array.isArray(facts) && facts.length > 0 ? [] : [name];
    if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
    return unreadOf({ name, english: value }, facts as RoomSamples["samples"] | undefined).map(
      (inner) => `${name}.${inner}`,
    );
  });
}

/** A sentence, phrases, or a tuple of pieces around something that the view draws, shown as "[…]". */
function textOf(said: unknown): string {
  if (typeof said === "string") return said;
  if (Array.isArray(said)) {
    const isPieces = said.every((piece) => typeof piece === "string");
    return isPieces ? said.join("[…]") : plainText(said as Phrase[]);
  }
  if (isPhrase(said)) return plainText([said]);
  if (typeof said === "object" && said !== null) return Object.values(said).map(textOf).join(" / ");
  return said === null || said === undefined ? "" : String(said);
}

function isPhrase(said: unknown): said is Exclude<Phrase, string> {
  return typeof said === "object" && said !== null && "text" in said && "tone" in said;
}

/** What no reader should see in a sentence; null where it is fine. */
export function flawOf(text: string): string | null {
  // A rule in C++ may be null.
  if (/undefined|(?<!: (it is|Sie ist|es|c’est) )\bnull\b|NaN|\[object/.test(text)) return "a fact is missing";
  if (/ {2}/.test(text)) return "two spaces in a row";
  // French has a space there that does not break.
  if (/[ \n][.,;](?!\d)/.test(text)) return "a space before a sign";
  if (/\p{L}'\p{L}/u.test(text)) return "a straight apostrophe";
  if (/\.\.(?!\.)|,,|::/.test(text)) return "a sign twice";
  if (/\b1 (visits|updates|epochs|examples|mistakes|learners|features|classes|reviews)\b/.test(text))
    return "one in the plural";
  return null;
}
