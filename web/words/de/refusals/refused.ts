import type { Reason } from "../../../engine/types.js";
import type { Refused } from "../../en/refusals/refusals.js";
import { loading } from "../../generated/de/loading.js";
import { core, guards } from "./engine.js";
import { rules, whole } from "./state-rules.js";

const table: Readonly<Record<string, string>> = { ...guards, ...core, ...whole, ...whenLost() };

function whenLost(): Readonly<Record<string, string>> {
  const lost = "Was dafür nötig ist, konnte nicht geladen werden.";
  return {
    "What this needs could not be loaded. The playground has been updated since you opened this page. Reload it to go on: your work is kept.": `${lost} ${loading.updated}`,
    "What this needs could not be loaded. It will be tried again when you need it. ({0})": `${lost} Sobald du es brauchst, wird es noch einmal versucht. ({0})`,
  };
}

/** The sentence for what an English one is made of; undefined where there is none. */
function sentenceOf({ code }: Reason): string | undefined {
  const rule = /^\{field\} (.+)\.$/s.exec(code)?.[1];
  const known = rule === undefined ? undefined : rules[rule];
  return known === undefined ? table[code] : `{field} ${known}.`;
}

/** Facts stand as they were given: limits, names, and what others' programs say; those in quotation marks in German ones. */
function filledIn(sentence: string, field: string, facts: Reason["facts"]): string {
  const filled = sentence.replace(/\{(field|\d)\}/g, (_, place: string) =>
    place === "field" ? field : String(facts[Number(place)] ?? "").replace("e+", "e"),
  );
  return filled.replace(/“([^“”]*)”/g, "„$1“");
}

function placeOf(place: NonNullable<Refused["place"]>): string {
  if (typeof place === "string") return `${place}: `;
  const { step, part } = place;
  const called: Readonly<Record<string, string>> = { link: "Link", state: "Zustand" };
  return part === undefined ? `Abschnitt ${step}: ` : `Abschnitt ${step}, ${called[part] ?? part}: `;
}

/** What is refused, in German where its sentence is known. */
export function refused({ of, place, said, parts, field: path, message, reason }: Refused): string {
  const before = `${of ? "Im Kurs: " : ""}${place ? placeOf(place) : ""}`;
  const field = said ?? path;
  const sentence = reason && sentenceOf(reason);
  if (reason && parts) return before + filledIn(sentence ?? message, field, [parts.map(refused).join(" ")]);
  return before + (reason && sentence !== undefined ? filledIn(sentence, field, reason.facts) : message);
}
