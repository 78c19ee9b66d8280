// Formulas in the text of lessons: TeX between dollars, made MathML.
import temml from "temml";

/** @import { MarkdownIt } from "markdown-it" */

/**
 * MathML without inline styles, which the page's policy forbids. Throws where the formula does not parse, or has what only
 * an inline style could show.
 * @param {string} tex
 * @param {boolean} display
 */
export function mathOf(tex, display) {
  const made = temml.renderToString(tex.replaceAll("·", "\\cdot "), { displayMode: display, throwOnError: true });
  // How far the columns of a matrix are apart, and how large an accent is, our style sheet says.
  const plain = made.replace(
    / style="(math-depth:0;|display:block math;|padding-left:[\d.]+(?:em|pt);padding-right:[\d.]+(?:em|pt);)"/g,
    "",
  );
  if (plain.includes(" style=")) throw new Error(`${tex} needs a style of its own, which the page does not allow`);
  return plain;
}

/** Teaches a Markdown parser `$…$` and `$$…$$`. @param {MarkdownIt} markdown */
export function withFormulas(markdown) {
  markdown.inline.ruler.before("escape", "formula", (state, silent) => {
    const { src, pos } = state;
    if (src[pos] !== "$") return false;
    const mark = src[pos + 1] === "$" ? "$$" : "$";
    const end = src.indexOf(mark, pos + mark.length);
    if (end < 0) throw new Error("A formula does not end: a $ is missing");
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
    const formula = mathOf(content, markup === "$$");
    const after = tokens[index + 1];
    const [mark = ""] = (after?.type === "text" && /^[,.;:?)]+/.exec(after.content)) || [];
    if (!after || mark === "") return formula;
    // A line can break after a formula: a comma would begin the next one.
    after.content = after.content.slice(mark.length);
    return `<span class="pp-formula">${formula}${mark}</span>`;
  };
}
