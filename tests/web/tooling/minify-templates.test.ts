import { expect, it } from "vitest";
import { minifyTemplatesIn } from "../../../web/tooling/vite/minify-templates.mjs";

it("leaves one space of the indentation of markup, also in nested templates", () => {
  const source = "html`\n  <p>\n    ${on ? html`<b>a  b</b>\n      <i></i>` : null}\n  </p>\n`";
  expect(minifyTemplatesIn(source).toString()).toBe("html` <p> ${on ? html`<b>a  b</b> <i></i>` : null} </p> `");
});

it("touches no other template", () => {
  const source = "const text = `a\n   b` + other`c\n   d`;";
  expect(minifyTemplatesIn(source).toString()).toBe(source);
});
