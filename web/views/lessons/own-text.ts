import { html, type TemplateResult } from "lit";

// The text of a teacher's own course: Markdown as far as it is about words. HTML in it is shown as it is written.

/** **strong**, *emphasis*, `code`, [link](address) */
const inline = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Paragraphs and lists, parted by empty lines. */
export function ownText(source: string): TemplateResult {
  const blocks = source
    .replaceAll("\r\n", "\n")
    .trim()
    .split(/\n\s*\n/);
  return html`${blocks.map(block)}`;
}

function block(text: string): TemplateResult {
  const lines = text.split("\n");
  if (lines.every((line) => /^\s*[-*] /.test(line))) {
    return html`<ul>${lines.map((line) => html`<li>${words(line.replace(/^\s*[-*] /, ""))}</li>`)}</ul>`;
  }
  if (lines.every((line) => /^\s*\d+\. /.test(line))) {
    return html`<ol>${lines.map((line) => html`<li>${words(line.replace(/^\s*\d+\. /, ""))}</li>`)}</ol>`;
  }
  return html`<p>${words(text)}</p>`;
}

function words(text: string): unknown[] {
  const parts: unknown[] = [];
  let at = 0;
  for (const match of text.matchAll(inline)) {
    parts.push(text.slice(at, match.index), marked(match));
    at = match.index + match[0].length;
  }
  return [...parts, text.slice(at)];
}

function marked([whole, strong, emphasis, code, title, address = ""]: RegExpExecArray): unknown {
  if (strong !== undefined) return html`<strong>${strong}</strong>`;
  if (emphasis !== undefined) return html`<em>${emphasis}</em>`;
  if (code !== undefined) return html`<code>${code}</code>`;
  // No address of another kind: a script is one too.
  if (!/^https?:\/\//.test(address)) return whole;
  return html`<a href=${address} target="_blank" rel="noopener">${title}</a>`;
}
