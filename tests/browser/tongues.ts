import { readdirSync, readFileSync } from "node:fs";
import { english, type Words } from "../../web/state/document/notation/words.js";
import { names } from "../../web/words/generated/names.js";
import { type LanguageCode, languages } from "../../web/words/languages.js";
import { csp, dist } from "./playground.js";
import { type Pseudo, pseudoChunk, pseudoWords } from "./support/pseudo-language.js";
import { type Server, serve } from "./support/server.js";

/** What the page may speak: a language of its own, or a pseudo-language. */
export type Language = LanguageCode | Pseudo;

/** A language that journeys go through the page in, and what it says, so that they find things by their names. */
export interface Tongue {
  readonly name: string;
  readonly language: Language;
  /** The language of the site where it is spoken: its page is below this. */
  readonly code: LanguageCode;
  readonly words: Pick<Words, "locale" | "direction" | "room">;
  /** @param beside Answers beside its files, by their paths. */
  serve(beside?: Readonly<Record<string, string>>): Promise<Server>;
}

const assets = `${dist}site/assets`;

/** The site speaks a pseudo-language where it would speak German: no product has one. */
const pseudoTongue = (pseudo: Pseudo): Tongue => ({
  name: `the ${pseudo} pseudo-language`,
  language: pseudo,
  code: "de",
  words: { ...english, ...pseudoWords(pseudo) },
  serve(beside = {}) {
    const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
    const first = scripts.find((name) => name.startsWith("de-first-")) ?? "none";
    const pages = scripts
      .map((name) => [name, readFileSync(`${assets}/${name}`, "utf8")] as const)
      .filter(([name, chunk]) => name === first || chunk.includes(`need("./${first}")`))
      .map(([name, chunk]) => [`/assets/${name}`, pseudoChunk(chunk, pseudo)]);
    const start = pseudoChunk(readFileSync(`${dist}site/de/start.js`, "utf8"), pseudo);
    return serve(`${dist}site`, { csp, pages: { ...Object.fromEntries(pages), "/de/start.js": start, ...beside } });
  },
});

export const pseudoTongues: readonly Tongue[] = [pseudoTongue("long"), pseudoTongue("mirrored")];

async function tongue(code: Exclude<LanguageCode, "en">): Promise<Tongue> {
  const { words } = await (await languages[code].load()).all.load();
  return {
    name: names[code],
    language: code,
    code,
    words,
    serve: (pages = {}) => serve(`${dist}site`, { csp, pages }),
  };
}

const codes = (Object.keys(names) as LanguageCode[]).filter((code) => code !== "en" && code !== "de");

export const german = await tongue("de");

export const tongues: readonly Tongue[] = [
  german,
  ...(await Promise.all(codes.map((code) => tongue(code as "de")))),
  ...pseudoTongues,
];
