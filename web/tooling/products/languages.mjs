// The site's page in every language but English: dist/site/de/ and the like, over the same assets.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "../paths.mjs";

/**
 * What a page says before any script has run, by what it says in English: web/words/<locale>/page.json.
 * @typedef {Readonly<Record<string, string>>} PageTexts
 */

/** @returns {{ locale: string, texts: PageTexts }[]} */
export function translatedPages() {
  const words = join(paths.web, "words");
  return readdirSync(words, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name) && entry.name !== "en")
    .map(({ name }) => ({ locale: name, texts: JSON.parse(readFileSync(join(words, name, "page.json"), "utf8")) }));
}

/** Writes the pages beside dist/site/index.html. */
export function writeLanguagePages() {
  const read = (/** @type {string} */ name) => readFileSync(join(paths.distSite, name), "utf8");
  const assets = readdirSync(join(paths.distSite, "assets"));
  for (const { locale, texts } of translatedPages()) {
    const script = assets.find((name) => new RegExp(`^${locale}-first-[-\\w]+\\.js$`).test(name));
    if (!script) throw new Error(`The site has no words of ${locale} for its first picture.`);
    const directory = join(paths.distSite, locale);
    mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, "index.html"), languagePage(read("index.html"), { locale, texts, script }));
    writeFileSync(
      join(directory, "manifest.webmanifest"),
      languageManifest(read("manifest.webmanifest"), locale, texts),
    );
  }
}

/**
 * The page of a language, made of the built English one, in a folder of its own below it.
 * @param {string} page
 * @param {{ locale: string, texts: PageTexts, script: string }} language `script`: the asset with its first words.
 */
export function languagePage(page, { locale, texts, script }) {
  const said = Object.entries(texts).reduce((html, [english, text]) => {
    if (!html.includes(english)) throw new Error(`The page does not say “${english}”.`);
    return html.replaceAll(english, text);
  }, page);
  return said
    .replace('<html lang="en"', `<html lang="${locale}" data-site="../"`)
    .replace("<perceptron-playground", `$& lang="${locale}"`)
    .replace(/="\.\/(?!manifest\.webmanifest)/g, '="../')
    .replace("<script defer", `<script async src="../assets/${script}"></script>$&`);
}

/** @param {string} manifest @param {string} locale @param {PageTexts} texts */
function languageManifest(manifest, locale, texts) {
  const { description, icons, ...rest } = JSON.parse(manifest);
  const own = {
    ...rest,
    lang: locale,
    description: texts[description] ?? description,
    icons: icons.map((/** @type {{ src: string }} */ icon) => ({ ...icon, src: `../${icon.src}` })),
  };
  return `${JSON.stringify(own, null, 2)}\n`;
}
