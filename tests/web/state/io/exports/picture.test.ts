import { describe, expect, it } from "vitest";
import { type Item, svgOf, tikzOf, type VectorPicture } from "../../../../../web/state/io/exports/picture/index.js";
import { tex } from "../../../../../web/state/io/exports/tex.js";
import { compiles, needsTex, refusedByTex } from "./latex.js";

const ink = { hex: "#1b1d1f", alpha: 1 };
const blue = { hex: "#0072b2", alpha: 0.1 };
const font = { family: 'system-ui, "Noto Sans", sans-serif', size: 12, bold: false, italic: false };

/** One of each kind. */
const picture: VectorPicture = {
  width: 200,
  height: 100,
  ground: { hex: "#ffffff", alpha: 1 },
  symbols: [[{ kind: "path", segments: [{ to: "circle", x: 0, y: 0, radius: 8 }], fill: blue, stroke: null }]],
  items: [
    {
      kind: "clipped",
      by: [{ to: "rectangle", x: 10, y: 20, width: 180, height: 60, radius: 0 }],
      items: [
        {
          kind: "path",
          segments: [{ to: "move", x: 10, y: 20 }, { to: "line", x: 190.123, y: 80 }, { to: "close" }],
          fill: null,
          stroke: { color: ink, width: 2, dash: [7, 5], join: "round" },
        },
        { kind: "symbol", symbol: 0, x: 50, y: 30, alpha: 1 },
        { kind: "symbol", symbol: 0, x: 60, y: 40, alpha: 0.35 },
      ],
    },
    {
      kind: "path",
      segments: [{ to: "rectangle", x: 1, y: 2, width: 30, height: 10, radius: 3 }],
      fill: blue,
      stroke: null,
    },
    { kind: "text", text: 'a < "b" & x₁ → −1', x: 5, y: 95, align: "start", font, color: ink, halo: null },
    { kind: "text", text: "w", x: 90, y: 40, align: "middle", font: { ...font, bold: true }, color: ink, halo: 4 },
  ],
};
const image: Item = {
  kind: "image",
  source: "data:image/png;base64,AAAA",
  ...{ x: 0, y: 0, width: 10, height: 10, alpha: 1, smooth: false },
};

/** The names of elements, each closed by its own end. */
function balanced(svg: string): boolean {
  const open: string[] = [];
  for (const [, end, name = "", alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s(?:[^>"]|"[^"]*")*?)?(\/?)>/g)) {
    if (alone) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

describe("a picture as SVG", () => {
  const svg = svgOf(picture, "Perceptron & more");

  it("has everything where it was drawn", () => {
    expect(svg).toContain(
      '<path d="M10 20L190.12 80Z" fill="none" stroke="#1b1d1f" stroke-width="2" stroke-dasharray="7 5"',
    );
    expect(svg).toContain('<use xlink:href="#s0" x="50" y="30"/>');
    expect(svg).toContain('<use xlink:href="#s0" x="60" y="40" opacity="0.35"/>');
    expect(svg).toContain(
      '<g id="s0"><path d="M-8 0A8 8 0 1 1 8 0A8 8 0 1 1 -8 0Z" fill="#0072b2" fill-opacity="0.1"/></g>',
    );
    expect(svg).toContain('<clipPath id="c0"><path d="M10 20H190V80H10Z"/></clipPath>');
  });

  it("escapes texts, and says what it is of", () => {
    expect(svg).toContain("a &lt; &quot;b&quot; &amp; x₁ → −1</text>");
    expect(svg).toContain("<title>Perceptron &amp; more</title>");
    expect(svg).toContain('font-family="system-ui, &quot;Noto Sans&quot;, sans-serif"');
    expect(balanced(svg)).toBe(true);
  });

  it("holds pixels as an image", () => {
    const withImage = svgOf({ ...picture, items: [...picture.items, image] }, "");
    expect(withImage).toContain('xlink:href="data:image/png;base64,AAAA"');
    expect(balanced(withImage)).toBe(true);
  });
});

describe("a picture as TikZ", () => {
  const tikz = tikzOf(picture, "Perceptron");

  it("has y upwards, and glyphs around their places", () => {
    expect(tikz).toContain("\\clip (10,80) rectangle (190,20);");
    expect(tikz).toContain("(10,80) -- (190.12,20) -- cycle;");
    expect(tikz).toContain("[shift={(50,70)}]\\ppdrawinga\\end{scope}");
    expect(tikz).toContain("[shift={(60,60)}, opacity=0.35]\\ppdrawinga");
    expect(tikz).toContain("circle [radius=8]");
    expect(tikz).toContain("\\definecolor{ppcolora}{HTML}{0072B2}");
  });

  it("says what it leaves out", () => {
    expect(tikz).not.toContain("Left out");
    expect(tikzOf({ ...picture, items: [image] }, "")).toContain("% Left out");
  });

  describe.skipIf(!compiles)(`TeX${needsTex}`, () => {
    it("compiles it", () => {
      expect(refusedByTex(tikz)).toBe(null);
    }, 60_000);

    it("sets whatever the page writes", () => {
      const written = "w̄/s x₁∧x₂² γ = ρ = 1.5 ≥ −2 × 10⁻³ 50 % #1 a_b {c} $d$ ~ ^ \\ “why?” 1\u202f000 café";
      expect(refusedByTex(tex(written))).toBe(null);
    }, 60_000);
  });
});

it("writes mathematics as TeX does", () => {
  expect(tex("x₁₂ → −1")).toBe("x$_{12}$ $\\rightarrow$ $-$1");
  expect(tex("ρ = 1, γ ≥ 0")).toBe("$\\rho$ = 1, $\\gamma$ $\\ge$ 0");
  expect(tex("w̄ 10⁻³ 5 %")).toBe("$\\bar{w}$ 10$^{-3}$ 5 \\%");
});
