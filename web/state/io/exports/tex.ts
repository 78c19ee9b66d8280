import { plainDigits } from "../../document/notation/feature-text.js";

const special: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "{": "\\{",
  "}": "\\}",
  $: "\\$",
  "&": "\\&",
  "#": "\\#",
  "%": "\\%",
  _: "\\_",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
};

/** What TeX sets in mathematics. */
const symbols: Readonly<Record<string, string>> = {
  "−": "-",
  "→": "\\rightarrow",
  "←": "\\leftarrow",
  "↑": "\\uparrow",
  "∧": "\\wedge",
  "×": "\\times",
  "·": "\\cdot",
  "≤": "\\le",
  "≥": "\\ge",
  "≠": "\\ne",
  "≈": "\\approx",
  "∞": "\\infty",
  "√": "\\surd",
  γ: "\\gamma",
  η: "\\eta",
  θ: "\\theta",
  ρ: "\\rho",
  α: "\\alpha",
  λ: "\\lambda",
  Σ: "\\Sigma",
};

/** Text of the page as LaTeX sets it, whatever the encoding of its fonts. */
export function tex(text: string): string {
  return oneLine(text).replace(/\p{L}\u0304|[₀-₉]+|[⁰¹²³⁴-⁹⁻]+|./gsu, piece);
}

function piece(part: string): string {
  if (part.endsWith("\u0304")) return `$\\bar{${part.charAt(0)}}$`;
  if (/[₀-₉]/.test(part)) return `$_{${plainDigits(part)}}$`;
  if (/[⁰¹²³⁴-⁹⁻]/.test(part)) return `$^{${plainDigits(part).replace("⁻", "-")}}$`;
  const symbol = symbols[part];
  if (symbol !== undefined) return `$${symbol}$`;
  if (/[\u00a0\u202f\u2009]/.test(part)) return "~";
  return special[part] ?? part;
}

/** A text on one line, without what no line of a program or of TeX may hold: control characters and halves of pairs. */
export function oneLine(text: string): string {
  return text.replace(/[\t-\r\u0085\u2028\u2029]+/g, " ").replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "");
}

/** A text of characters that XML knows; in the place of any other stands the sign for it. */
export function xmlText(text: string): string {
  const known = text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd");
  return known.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
