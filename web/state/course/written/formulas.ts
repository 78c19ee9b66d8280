import type { MarkdownIt } from "markdown-it";
import temml from "temml";
import { PlaygroundError } from "../../../engine/errors.js";

/** What shows without an inline style, which the page's policy forbids: how far columns are apart, our style sheet says. */
const plainly: readonly (readonly [RegExp, string])[] = [
  [/ style="(math-depth:0;|display:block math;|padding-left:[\d.]+(?:em|pt);padding-right:[\d.]+(?:em|pt);)"/g, ""],
];

/** What teachers also write: colours, frames, and lines between columns. */
const freely: readonly (readonly [RegExp, string])[] = [
  ...plainly,
  [/ style="color:(#[\da-fA-F]{6});"/g, ' mathcolor="$1"'],
  [/ style="padding:3pt;border:1px solid;"/g, ' class="tml-boxed"'],
  [/ style="padding-[^"]*border-(?:left|right):[^"]*"/g, ""],
  [/ style="(?:padding:0;)?width:\d+%;"/g, ""],
];

/**
 * MathML without inline styles. Throws where the formula does not parse, or has what only an inline style could show.
 * @param tex between dollars
 * @param isFree whether colours and frames may be in it
 */
export function mathOf(tex: string, display: boolean, isFree = false): string {
  const made = temml.renderToString(tex.replaceAll("·", "\\cdot "), { displayMode: display, throwOnError: true });
  const plain = (isFree ? freely : plainly).reduce((math, [style, instead]) => math.replace(style, instead), made);
  if (plain.includes(" style="))
    throw new PlaygroundError("not-valid", "formula", "{0} needs a style of its own, which the page does not allow.", [
      tex,
    ]);
  return plain;
}

/** Where a formula ends; −1: nowhere. In what teachers write, a price in dollars begins none. */
function endOf(src: string, from: number, mark: string, isFree: boolean): number {
  if (!isFree || mark === "$$") return src.indexOf(mark, from);
  if (/\s/.test(src[from] ?? " ")) return -1;
  for (let at = src.indexOf(mark, from); at >= 0; at = src.indexOf(mark, at + 1))
    if (!/[\s\\]/.test(src[at - 1] ?? "") && !/\d/.test(src[at + 1] ?? "")) return at;
  return -1;
}

/**
 * Teaches a Markdown parser `$…$` and `$$…$$`.
 * @param isFree whether it is a teacher's text, in which a dollar alone is one
 */
export function withFormulas(markdown: MarkdownIt, isFree: boolean): void {
  markdown.inline.ruler.before("escape", "formula", (state, silent) => {
    const { src, pos } = state;
    if (src[pos] !== "$") return false;
    const mark = src[pos + 1] === "$" ? "$$" : "$";
    const end = endOf(src, pos + mark.length, mark, isFree);
    if (end < 0 && isFree) return false;
    if (end < 0) throw new Error("A formula does not end: a $ is missing.");
    if (!silent) {
      const token = state.push("formula", "math", 0);
      token.content = src.slice(pos + mark.length, end);
      token.markup = mark;
    }
    state.pos = end + mark.length;
    return true;
  });
  markdown.renderer.rules["formula"] = (tokens, index) => {
    const { content = "", markup = "" } = tokens[index] ?? {};
    const formula = mathOf(content, markup === "$$", isFree);
    const after = tokens[index + 1];
    const [mark = ""] = (after?.type === "text" && /^[,.;:?)]+/.exec(after.content)) || [];
    if (!after || mark === "") return formula;
    // A line can break after a formula: a comma would begin the next one.
    after.content = after.content.slice(mark.length);
    return `<span class="pp-formula">${formula}${mark}</span>`;
  };
}
