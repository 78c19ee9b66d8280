import type { Written } from "../parameters/index.js";
import type { Figure } from "./figure.js";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as the value of an attribute in double quotes. */
function quoted(text: string): string {
  return `"${text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)}"`;
}

/** An iframe with nothing but what every filter of course systems leaves. */
export function iframeOf(href: string, title: string, { width, height }: Figure): string {
  return `<iframe src=${quoted(href)} title=${quoted(title)} width="${width ?? "100%"}" height="${height}"></iframe>`;
}

/**
 * The element; null where attributes cannot say all of the state, such as drawn points.
 * @param script the address of its script; null: the page has it already.
 */
export function elementOf(
  { parameters, left }: Written,
  { width, height }: Figure,
  script: string | null,
): string | null {
  if (left.length > 0) return null;
  const attributes = Object.entries(parameters).map(([name, value]) => ` ${name}=${quoted(value)}`);
  const size = `--pp-height: ${height}px${width === null ? "" : `; width: ${width}px`}`;
  const tag = `<perceptron-playground${attributes.join("")} style="${size}"></perceptron-playground>`;
  return script === null ? tag : `<script src=${quoted(script)}></script>\n${tag}`;
}

/** A link in Markdown, for what shows no frames. */
export function markdownOf(href: string, title: string): string {
  return `[${title.replace(/[[\]\\]/g, "\\$&")}](<${href.replace(/[<>]/g, encodeURIComponent)}>)`;
}
