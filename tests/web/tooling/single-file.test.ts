import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { escapeScript, singleFile } from "../../../web/tooling/products/single-file.mjs";

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta property="og:image" content="./card.png">
    <meta name="twitter:card" content="summary_large_image">
    <link rel="icon" href="data:," type="image/svg+xml">
    <link rel="manifest" href="/manifest.webmanifest">
    <link rel="stylesheet" href="./site.css">
    <script type="module" src="./main.ts"></script>
    <script async src="/start.js"></script>
  </head>
  <body>
    <p element-script="./e.js" offline-file="./x.html">text</p>
  </body>
</html>
`;

describe("escapeScript", () => {
  const code = 'result = ["</script>", `</SCRIPT >`, "<!-- -->", /<\\/script/.source, "a" < "b"];';

  it("leaves nothing that ends the element or opens a comment", () => {
    expect(escapeScript(code)).not.toMatch(/<\/script|<!--/i);
  });

  it("means the same", () => {
    const value = (source: string) => runInNewContext(`let result; ${source} result`);
    expect(value(escapeScript(code))).toEqual(value(code));
  });
});

describe("singleFile", () => {
  const licences = "A\n-->\nB";

  const html = singleFile({
    page,
    script: 'x = "$&</script><meta charset=\\"utf-8\\"></body></html>";\n',
    style: "p { color: red }\n",
    licences,
  });

  it("links to nothing", () => {
    expect(html).not.toMatch(/(src|href)="(?!data:)/);
    expect(html).not.toContain('type="module"');
    expect(html).not.toContain("card");
  });

  it("has one script, after the content, with its text untouched by the replacement", () => {
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.indexOf("<script")).toBeGreaterThan(html.indexOf("<p>"));
    expect(html).toContain('x = "$&<\\/script><meta charset=\\"utf-8\\"></body></html>";');
  });

  it("ends with the licences of what is in it, as a comment that nothing in them ends", () => {
    expect(html.split("<!--")[1]?.split("-->")).toEqual(["\nA\n- ->\nB\n", "\n"]);
  });

  it("forbids every request", () => {
    expect(html).toMatch(/default-src 'none'; script-src 'sha256-[^']+' 'wasm-unsafe-eval'/);
  });

  it("refuses a page that lacks a part", () => {
    expect(() => singleFile({ page: "<p>", script: "", style: "", licences })).toThrow("The page has nothing like");
  });
});
