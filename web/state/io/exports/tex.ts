import { plainDigits } from "../../document/notation/digits.js";
import { oneLine } from "./characters.js";

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
