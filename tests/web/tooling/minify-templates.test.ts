import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paths } from "../../../web/tooling/paths.mjs";
import { minifyTemplatesIn } from "../../../web/tooling/vite/minify-templates.mjs";

describe("a template", () => {
  const minified = (source: string, inAscii = false) => minifyTemplatesIn(source, inAscii).toString();

  it("keeps one space of the indentation of markup, also where it is nested", () => {
    const source = "html`\n  <p>\n    ${on ? html`<b>a  b</b>\n      <i></i>` : null}\n  </p>\n`";
    expect(minified(source)).toBe("html` <p> ${on ? html`<b>a  b</b> <i></i>` : null} </p> `");
  });

  it("of another kind stays as it is", () => {
    const source = "const text = `a\n   b` + other`c\n   d`;";
    expect(minified(source)).toBe(source);
  });
});

describe("a script in ASCII", () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are ASCII.
  const beyond = /[^\x00-\x7f]/;

  it("says in its templates what they said", () => {
    const html = ([text = ""]: readonly string[]) => text;
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (any) => {
        const text = any.replace(/[\\`$\s]/g, "");
        const ascii = minifyTemplatesIn(`html\`${text}\``, true).toString();
        expect(ascii).not.toMatch(beyond);
        expect(runInNewContext(ascii, { html })).toBe(text);
      }),
    );
  });

  it("is what is given for a script tag, and in it nobody asks for the raw text of a template", () => {
    const script = readFileSync(join(paths.distLib, "element.iife.js"), "utf8");
    expect(beyond.test(script)).toBe(false);
    expect(script.includes("String.raw")).toBe(false);
  });
});
