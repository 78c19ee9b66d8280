// Makes the one HTML file that works from file:// without a single request.
import { createHash } from "node:crypto";
import { Script } from "node:vm";

/**
 * A classic script as the content of <script>. `</script` would end the element and `<!--` starts a comment there;
 * in a bundle both can only stand inside strings, templates and regular expressions, where these spellings are equal.
 * @param {string} code
 */
export function escapeScript(code) {
  const escaped = code.replace(/<\/(?=script)/gi, "<\\/").replaceAll("<!--", "\\x3C!--");
  if (escaped.includes("\r")) throw new Error("HTML would turn a carriage return of the script into a line feed.");
  new Script(escaped); // Throws if it no longer parses.
  return escaped;
}

/** @param {string} content */
function hashSource(content) {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/**
 * Replaces in the site's own index.html what it links to by what it links to. The policy holds the file to its word:
 * it allows this script and this style sheet and not one request.
 * @param {{ page: string, script: string, style: string, licences: string }} parts
 */
export function singleFile({ page, script, style, licences }) {
  const code = `\n${escapeScript(script.trim())}\n`;
  const css = `\n${style.trim()}\n`;
  if (/<\/style/i.test(css)) throw new Error("The style sheet contains </style.");
  const policy = [
    "default-src 'none'",
    `script-src ${hashSource(code)} 'wasm-unsafe-eval'`,
    `style-src ${hashSource(css)}`,
    "img-src data: blob:",
  ].join("; ");
  return replaceAllOnce(page, [
    [
      /(<meta charset="[^"]*"\s*\/?>)/,
      (tag) => `${tag}\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
    ],
    [/[ \t]*<link rel="manifest"[^>]*>\n?/, () => ""],
    // A file has no picture beside it that a message could show.
    [/(?:[ \t]*<meta (?:property="og|name="twitter):[^>]*>\n?)+/, () => ""],
    [/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`],
    [/[ \t]*<script type="module"[^>]*><\/script>\n?/, () => ""],
    // It asks for nothing that could be lost.
    [/[ \t]*<script async src="[^"]*start\.js"><\/script>\n?/, () => ""],
    // It is that file itself, and there is nothing beside it.
    [/\s+offline-file="[^"]*"/, () => ""],
    [/\s+element-script="[^"]*"/, () => ""],
    // Two hyphens might end the comment.
    [/<\/html>/, (end) => `${end}\n<!--\n${licences.replaceAll("--", "- -").trim()}\n-->`],
    // The last, for its texts may look like any of the others.
    [/<\/body>(?=\s*<\/html>)/, () => `  <script>${code}</script>\n  </body>`],
  ]);
}

/**
 * @param {string} text
 * @param {readonly (readonly [RegExp, (found: string) => string])[]} replacements Each must match.
 */
function replaceAllOnce(text, replacements) {
  return replacements.reduce((result, [pattern, replacement]) => {
    if (!pattern.test(result)) throw new Error(`The page has nothing like ${pattern}.`);
    return result.replace(pattern, replacement);
  }, text);
}
