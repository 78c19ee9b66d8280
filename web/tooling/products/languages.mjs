// The site's page in every language but English: dist/site/de/ and the like, over the same assets.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "../paths.mjs";
import { langOf, readLanguages } from "../words/languages.mjs";

/**
 * What a page says before any script has run, by what it says in English: web/words/<locale>/page.json.
 * @typedef {Readonly<Record<string, string>>} PageTexts
 */

/**
 * @typedef {object} TranslatedPage
 * @property {string} locale The name of its folder.
 * @property {string} lang What `lang` says of it.
 * @property {PageTexts} texts What is left out is English.
 */

/** @returns {TranslatedPage[]} */
export function translatedPages() {
  return Object.entries(readLanguages()).flatMap(([locale, language]) => {
    const file = join(paths.web, "words", locale, "page.json");
    const texts = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
    return locale === "en" ? [] : [{ locale, lang: langOf(locale, language), texts }];
  });
}

/** Writes the pages beside dist/site/index.html. */
export function writeLanguagePages() {
  const read = (/** @type {string} */ name) => readFileSync(join(paths.distSite, name), "utf8");
  const assets = readdirSync(join(paths.distSite, "assets"));
  for (const { locale, lang, texts } of translatedPages()) {
    const script = assets.find((name) => new RegExp(`^${locale}-first-[-\\w]+\\.js$`).test(name));
    if (!script) throw new Error(`The site has no words of ${locale} for its first picture.`);
    const directory = join(paths.distSite, locale);
    mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, "index.html"), languagePage(read("index.html"), { lang, texts }));
    // Its first words come with what every page begins with: a request costs more than they do.
    writeFileSync(join(directory, "start.js"), read("start.js") + read(`assets/${script}`));
    writeFileSync(join(directory, "manifest.webmanifest"), languageManifest(read("manifest.webmanifest"), lang, texts));
  }
}

/**
 * The page of a language, made of the built English one, in a folder of its own below it.
 * @param {string} page
 * @param {{ lang: string, texts: PageTexts }} language
 */
export function languagePage(page, { lang, texts }) {
  const said = Object.entries(texts).reduce((html, [english, text]) => {
    if (!html.includes(english)) throw new Error(`The page does not say “${english}”.`);
    return html.replaceAll(english, text);
  }, page);
  return (
    said
      .replace('<html lang="en"', `<html lang="${lang}" data-site="../"`)
      .replace("<perceptron-playground", `$& lang="${lang}"`)
      .replace(/="\.\/(?!manifest\.webmanifest|start\.js)/g, '="../')
      // With its first words, which the page's own script would ask for if it came before them.
      .replace(/\s*<script async src="\.\/start\.js"><\/script>/, "")
      .replace("<script defer", '<script defer src="./start.js"></script>$&')
  );
}

/** @param {string} manifest @param {string} lang @param {PageTexts} texts */
function languageManifest(manifest, lang, texts) {
  const { description, icons, ...rest } = JSON.parse(manifest);
  const own = {
    ...rest,
    lang,
    description: texts[description] ?? description,
    icons: icons.map((/** @type {{ src: string }} */ icon) => ({ ...icon, src: `../${icon.src}` })),
  };
  return `${JSON.stringify(own, null, 2)}\n`;
}
