// How much of each language is there.
import { join } from "node:path";
import { paths } from "../paths.mjs";
import { filesUnder } from "../products/stamp.mjs";
import { readLanguages } from "../words/languages.mjs";
import { withSources } from "./sources.mjs";

/** @typedef {Readonly<Record<string, unknown>>} Said What a room says, by its keys; some hold further keys. */
/** @typedef {{ name: string, english: Said }} Room */
/** @typedef {{ name: string, translated: number, of: number, missing: readonly string[] }} Coverage */

/** @returns {Promise<Coverage[]>} Of each language but English. */
export function measureLanguages() {
  const words = join(paths.web, "words");
  return withSources(async (load) => {
    const folders = [join(words, "en"), join(words, "generated", "en")];
    const files = folders.flatMap(filesUnder).filter((path) => path.endsWith(".ts"));
    /** @type {Room[]} */
    const rooms = [];
    for (const path of files) rooms.push(...Object.values(await load(path)).filter(isRoom));
    const { languages } = await load(join(words, "generated", "languages.ts"));
    const spoken = readLanguages();
    /** @type {Coverage[]} */
    const found = [];
    for (const [locale, { name }] of Object.entries(spoken)) {
      if (languages[locale] === null) continue;
      const own = (await (await languages[locale].load()).all.load()).rooms;
      const said = rooms.map((room) => coverageOf(room.name, room.english, own[room.name] ?? {}));
      const missing = said.flatMap((one) => one.missing);
      const of = said.reduce((sum, one) => sum + one.of, 0);
      found.push({ name, translated: of - missing.length, of, missing });
    }
    return found;
  });
}

/**
 * How many sentences there are under the keys of a room, and which another language lacks.
 * @param {string} name
 * @param {Said} english
 * @param {Said} own What the language has of it.
 * @returns {{ of: number, missing: string[] }}
 */
export function coverageOf(name, english, own) {
  const found = Object.entries(english).map(([key, original]) => {
    const path = `${name}.${key}`;
    const isGroup = original !== null && typeof original === "object" && !Array.isArray(original);
    if (isGroup) return coverageOf(path, /** @type {Said} */ (original), /** @type {Said} */ (own[key] ?? {}));
    return { of: 1, missing: key in own ? [] : [path] };
  });
  return { of: found.reduce((sum, one) => sum + one.of, 0), missing: found.flatMap((one) => one.missing) };
}

/** A line for each language, and what it lacks. @param {readonly Coverage[]} languages */
export function describeLanguages(languages) {
  return languages
    .map(({ name, translated, of, missing }) => {
      const lacks = missing.length > 0 ? `; in English still: ${missing.slice(0, 12).join(", ")}` : "";
      return `  ${name}: ${translated} of ${of} sentences${lacks}${missing.length > 12 ? ", …" : ""}`;
    })
    .join("\n");
}

/** @param {unknown} value @returns {value is Room} */
function isRoom(value) {
  return typeof value === "object" && value !== null && "english" in value && "name" in value;
}
