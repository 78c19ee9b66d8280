import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { pythonScript } from "../../../../../web/state/io/algorithm/python/script.js";
import { svgOf, tikzOf, type VectorPicture } from "../../../../../web/state/io/exports/picture/index.js";
import { tex } from "../../../../../web/state/io/exports/tex.js";
import { compiles, needsTex, refusedByTex } from "./latex.js";

const codes = [
  ...Array.from({ length: 0x20 }, (_, code) => code),
  ...Array.from({ length: 0x21 }, (_, k) => 0x7f + k),
  ...[0x2028, 0x2029, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xfffe, 0xffff],
];
/** Names with a character each that no line of text should hold, and one that should stay. */
const names = codes.map((code) => [code.toString(16), `a${String.fromCharCode(code)}b 😀`] as const);
const all = names.map(([, name]) => name);

const color = { hex: "#000000", alpha: 1 };
const font = { family: "serif", size: 12, bold: false, italic: false };
const pictureWith = (texts: readonly string[]): VectorPicture => ({
  width: 10,
  height: 10,
  ground: color,
  symbols: [],
  items: texts.map((text) => ({ kind: "text", text, x: 1, y: 2, align: "start", font, color, halo: null })),
});
const scriptWith = (columns: readonly string[]): string => {
  const spec = { X: [[1, 2]], y: [1], learner: { kind: "perceptron" } } as const;
  return pythonScript({ spec, columns, title: columns.join(), link: null });
};

const has = (code: string): boolean => spawnSync("python3", ["-c", code]).status === 0;
const python = has("import xml.parsers.expat, ast");

/** What a program of Python has against a text, written to a file as UTF-8 as browsers save it; null where nothing. */
function refusedBy(program: string, text: string): string | null {
  const input = Buffer.from(new TextEncoder().encode(text));
  const { status, stderr } = spawnSync("python3", ["-c", program], { input });
  return status === 0 ? null : stderr.toString();
}
const asXml = "import sys, xml.parsers.expat as x; x.ParserCreate().Parse(sys.stdin.buffer.read(), True)";
const asPython = "import sys; compile(sys.stdin.buffer.read(), 'run.py', 'exec')";

describe.each(names)("the character %s in a name", (_, name) => {
  it("is none of those that XML does not know, in SVG", () => {
    const svg = svgOf(pictureWith([name]), name);
    expect(svg).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
    expect(svg).toContain("b 😀</text>");
  });

  it("is left out of LaTeX", () => {
    const line = tex(name);
    expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]/u);
    expect(line).toMatch(/^a ?b 😀$/);
    expect(tikzOf(pictureWith([name]), name).replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cs}]/u);
  });

  it("is left out of Python", () => {
    const script = scriptWith([name, "c"]);
    expect(script.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cs}]/u);
    expect(script).toMatch(/^# An example a line: a ?b 😀 · c · label$/m);
  });
});

describe.skipIf(!python)(`what reads them${python ? "" : " · skipped: no python3"}`, () => {
  it("finds nothing wrong with SVG", () => {
    expect(refusedBy(asXml, "<svg>\u0001</svg>")).not.toBeNull();
    expect(refusedBy(asXml, svgOf(pictureWith(all), all.join()))).toBeNull();
  });

  it("finds nothing wrong with Python", () => {
    expect(refusedBy(asPython, "# \0\n")).not.toBeNull();
    expect(refusedBy(asPython, scriptWith(all))).toBeNull();
  });
});

describe.skipIf(!compiles)(`TeX${needsTex}`, () => {
  it("finds nothing wrong with a picture", () => {
    const plain = all.map((name) => name.replace("😀", ""));
    expect(refusedByTex(tikzOf(pictureWith(plain), plain.join()))).toBe(null);
  }, 60_000);
});
