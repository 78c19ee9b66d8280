import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { paths } from "../../../web/tooling/paths.mjs";
import { languagePage, translatedPages } from "../../../web/tooling/products/languages.mjs";

/** As the build writes it. */
const page = readFileSync(join(paths.site, "index.html"), "utf8")
  .replace(/<script type="module".*<\/script>/, '<script defer src="./assets/index-1.js"></script>')
  .replace('"/manifest', '"./manifest')
  .replace('"/start.js', '"./start.js');

it("makes the page of each language of the built one, in a folder below it", () => {
  const pages = translatedPages();
  expect(pages.map(({ locale }) => locale)).toContain("de");
  for (const { lang, texts } of pages) {
    const made = languagePage(page, { lang, texts });
    expect(made).toContain(`<html lang="${lang}" data-site="../">`);
    expect(made.match(/<script defer src="[^"]*"/g)).toEqual([
      '<script defer src="./start.js"',
      '<script defer src="../assets/index-1.js"',
    ]);
    expect(made).toContain(`<perceptron-playground lang="${lang}"`);
    expect(made.match(/="\.\/[^"]*"/g)).toEqual(['="./manifest.webmanifest"', '="./start.js"']);
    for (const [english, text] of Object.entries(texts)) {
      expect(made).not.toContain(english);
      expect(made).toContain(text);
    }
  }
});

it("says which sentence of the page has become another", () => {
  const language = { lang: "de", texts: { "No such sentence.": "Kein solcher Satz." } };
  expect(() => languagePage(page, language)).toThrow("The page does not say “No such sentence.”.");
});
