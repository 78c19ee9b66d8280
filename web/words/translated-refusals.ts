import type { refusalPlaces } from "./generated/en/refusalPlaces.js";
import type { refusalSentences } from "./generated/en/refusalSentences.js";
import type { Refused } from "./refusals.js";
import type { Translation } from "./room.js";

type Sentence = string | ((facts: { readonly field: string; readonly facts: readonly string[] }) => string);

/** What its message is called: the name of the core's reason, or the English sentence with hyphens for all but letters and digits. */
export function messageName(code: string): string {
  return code.replace(/[^A-Za-z0-9]+/g, "-").replace(/^[^A-Za-z]+|-$/g, "");
}

/** What is refused, in a language that has these messages; in English where it lacks the sentence. */
export function translatedRefusals(
  sentences: Translation<typeof refusalSentences>,
  { inCourse, named, inStep, onLine, quotation }: Translation<typeof refusalPlaces>,
  gap: string,
): { said(refused: Refused): string } {
  const quoted = (fact: string): string =>
    fact.replace(/“([^“”]*)”/g, (english, text: string) => quotation?.({ text }) ?? english);

  /** Facts stay as they were given: limits, names, and what other programs say. */
  const sentence = ({
    parts,
    field,
    said: name = field,
    message: whole,
    sentence: message = whole,
    reason,
  }: Refused): string => {
    if (!reason) return message;
    const known = (sentences as Readonly<Record<string, Sentence>>)[messageName(reason.code)];
    if (known === undefined || typeof known === "string") return known ?? message;
    const facts = parts ? [parts.map(said).join(gap)] : reason.facts.map((fact) => String(fact).replace("e+", "e"));
    return known({ field: quoted(name), facts: facts.map(quoted) });
  };

  const placed = (place: Refused["place"], text: string): string | undefined => {
    if (place === undefined) return text;
    if (typeof place === "string") return named?.({ place, said: text });
    const { step, task = null, part = null, line = null } = place;
    if (step === undefined) return line === null ? text : onLine?.({ line, said: text });
    return inStep?.({ step, task, part, line, said: text });
  };

  const said = (refused: Refused): string => {
    const text = placed(refused.place, sentence(refused));
    return (refused.of && text !== undefined ? inCourse?.({ said: text }) : text) ?? refused.message;
  };
  return { said };
}
