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

/** The element with its script; null where attributes cannot say all of the state, such as drawn points. */
export function elementOf({ parameters, left }: Written, { width, height }: Figure): string | null {
  if (left.length > 0) return null;
  const attributes = Object.entries(parameters).map(([name, value]) => ` ${name}=${quoted(value)}`);
  const size = `--pp-height: ${height}px${width === null ? "" : `; width: ${width}px`}`;
  return `<script src="element.iife.js"></script>
<perceptron-playground${attributes.join("")} style="${size}"></perceptron-playground>`;
}

/** A link in Markdown, for what shows no frames. */
export function markdownOf(href: string, title: string): string {
  return `[${title.replace(/[[\]\\]/g, "\\$&")}](<${href.replace(/[<>]/g, encodeURIComponent)}>)`;
}
