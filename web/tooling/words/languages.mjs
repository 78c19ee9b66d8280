// The languages that the page speaks, web/words/languages.json, as modules: how each writes numbers, and what loads its words.
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { paths } from "../paths.mjs";
import { separatorOf } from "./code.mjs";

/** @import { Room } from "./messages.mjs" */

/**
 * What its line says of a language. Its folder is called by the first two letters of `lang`.
 * @typedef {object} Language
 * @property {string} name In the language itself.
 * @property {string} [lang] What `lang` says of a text in it, where that is more than the name of its folder: "zh-Hans".
 * @property {string} [rules] Whose rules for plurals and lists it follows, where not those of `lang`.
 * @property {"ltr" | "rtl"} [direction] "ltr" where it is left out.
 */
/** @typedef {Readonly<Record<string, Language>>} Languages By the names of their folders. */

const folder = join(paths.web, "words");
export const file = join(folder, "languages.json");

/** What each language but English has a copy of: if they shared it, it would be in a file of its own, for them to wait for. */
export const commonFiles = ["words-of.ts", "translated-refusals.ts", "contents.ts"].map((name) => join(folder, name));

/** How the letters of a language are set, if it says so. @param {string} locale */
export const typeFile = (locale) => join(folder, locale, "type.css");

/** @param {string} path */
const copied = (path) =>
  readFileSync(path, "utf8")
    .replaceAll('from "../', 'from "../../../')
    .replaceAll('from "./', 'from "../../')
    .replaceAll("../../generated/", "../");

/** @returns {Languages} */
export const readLanguages = () => JSON.parse(readFileSync(file, "utf8"));

/** @param {string} locale @param {Language | undefined} language */
export const langOf = (locale, language) => language?.lang ?? locale;

/**
 * What loads the first words of each, which load the others. Names have a module of their own: they are read where a language
 * is chosen.
 * @param {Languages} languages
 * @returns {(readonly [string, string])[]} Modules, by their paths in `generated/`.
 */
export function registry(languages) {
  const locales = Object.keys(languages);
  const loads = locales.map((locale) =>
    locale === "en" ? "en: null" : `${locale}: lazy(() => import("./${locale}/first/index.js"))`,
  );
  const names = Object.entries(languages).map(([locale, { name }]) => [locale, name]);
  return [
    ["languages.ts", `import { lazy } from "../../engine/lazy.js";\n\nexport const languages = {\n${lines(loads)}};\n`],
    ["names.ts", `export const names = ${JSON.stringify(Object.fromEntries(names))};\n`],
  ];
}

/**
 * What grade.html says in each language, all of it together: it has no file for each.
 * @param {readonly string[]} locales Those that say it in other words than English.
 * @returns {readonly [string, string]} A module, by its path in `generated/`.
 */
export function gradePages(locales) {
  const imports = locales.map(
    (locale) => `import { gradePage as ${locale}Page } from "./${locale}/gradePage.js";
import { language as ${locale} } from "./${locale}/language.js";
`,
  );
  const pages = locales.map((locale) => `${locale}: { ...${locale}, rooms: { gradePage: ${locale}Page } }`);
  return ["grade-pages.ts", `${imports.join("")}\nexport const gradePages = {\n${lines(pages)}};\n`];
}

/**
 * How a language writes; of another than English also its first words, and all.
 * @param {string} locale
 * @param {Language | undefined} language Undefined where the page does not speak it yet.
 * @param {readonly Room[]} rooms
 * @returns {(readonly [string, string])[]} Modules, by their paths in `generated/`.
 */
export function languageModules(locale, language, rooms) {
  const lang = langOf(locale, language);
  const decimal = new Intl.NumberFormat(lang).format(0.5).includes(",") ? "," : ".";
  const rules = `grammarOf("${language?.rules ?? lang}", "${decimal}")`;
  const isMirrored = language?.direction === "rtl";
  const made = isMirrored ? `rightToLeft(${rules})` : rules;
  const grammar = `import { grammarOf } from "../../grammar/grammar.js";
${isMirrored ? 'import { rightToLeft } from "../../grammar/right-to-left.js";\n' : ""}
${locale === "en" ? "" : `export const grammar = ${made};\n\n`}export const { number, count, fixed, category, plural, list, either } = ${locale === "en" ? made : "grammar"};
`;
  if (locale === "en") return [[`${locale}/grammar.ts`, grammar]];
  const first = rooms.filter(({ file }) => file.endsWith("/first.ftl"));
  return [
    ...commonFiles.map((path) => /** @type {const} */ ([`${locale}/${basename(path)}`, copied(path)])),
    [`${locale}/grammar.ts`, grammar],
    [`${locale}/language.ts`, languageModule(locale, lang, language?.direction ?? "ltr")],
    [`${locale}/first/index.ts`, firstModule(first)],
    [`${locale}/all/index.ts`, allModule(locale, rooms)],
  ];
}

/** @param {string} locale @param {string} lang @param {"ltr" | "rtl"} direction */
function languageModule(locale, lang, direction) {
  const separator = JSON.stringify(separatorOf(locale));
  return `import { grammar } from "./grammar.js";

export const language = { locale: "${lang}", direction: "${direction}", separator: ${separator}, gap: "${gapOf(lang)}", ...grammar } as const;
`;
}

/** Between two sentences: nothing in the languages that are written without spaces. @param {string} lang */
const gapOf = (lang) => (/^(Hans|Hant|Jpan)$/.test(new Intl.Locale(lang).maximize().script ?? "") ? "" : " ");

/** @param {readonly Room[]} rooms */
const firstModule = (rooms) => `import { lazy } from "../../../../engine/lazy.js";
import { language } from "../language.js";
import { wordsOf } from "../words-of.js";
${importsOf(rooms)}
export const all = lazy(() => import("../all/index.js"));
export const words = wordsOf({ ...language, rooms: { ${namesOf(rooms)} } });
`;

/** @param {string} locale @param {readonly Room[]} rooms */
function allModule(locale, rooms) {
  const imports = ['import { language } from "../language.js";', 'import { wordsOf } from "../words-of.js";'];
  const members = namesOf(rooms);
  if (members.includes("refusalSentences")) {
    const places = members.includes("refusalPlaces") ? "refusalPlaces" : "{}";
    imports.push('import { translatedRefusals } from "../translated-refusals.js";');
    members.push(`refusals: translatedRefusals(refusalSentences, ${places}, language.gap)`);
  }
  if (existsSync(join(paths.web, "lessons", locale, "units.yaml"))) {
    imports.push('import { saidOf } from "../../../contents.js";', `import { contents } from "#contents/${locale}";`);
    members.push("contents: saidOf(contents)");
  }
  const type = existsSync(typeFile(locale));
  if (type) imports.push(`import type from "../../../${locale}/type.css?inline";`);
  return `${imports.join("\n")}
${importsOf(rooms)}
/** All that is said, by the names of the rooms. */
export const rooms = { ${members} };

/** How its letters are set. */
export const styles = [${type ? "type" : ""}];

export const words = wordsOf({ ...language, rooms });
`;
}

/** @param {readonly Room[]} rooms */
const namesOf = (rooms) => rooms.map(({ name }) => name).sort();

/** @param {readonly Room[]} rooms */
const importsOf = (rooms) =>
  namesOf(rooms)
    .map((name) => `import { ${name} } from "../${name}.js";\n`)
    .join("");

/** @param {readonly string[]} members */
const lines = (members) => members.map((member) => `  ${member},\n`).join("");
