import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paths } from "../../../../web/tooling/paths.mjs";
import { leb, number, sectionIds, sectionsOf, withSections } from "../../../../web/tooling/wasm/format.mjs";
import { withOnePlaceholderEach, withTableForExports } from "../../../../web/tooling/wasm/links.mjs";

const read = (path: string) => new Uint8Array(readFileSync(path));
const moduleOf = (path: string) => new WebAssembly.Module(read(path));

describe("the modules of the site", () => {
  const [linked, plain, extension] = [paths.wasmLinked, paths.wasmPlain, paths.wasmExtension].map(moduleOf);
  if (!linked || !plain || !extension) throw new Error("The WASM is not built.");

  it("find each other by few names: the plain one exports nothing that only the extension asks for", () => {
    const asked = WebAssembly.Module.exports(linked).map(({ name }) => name);
    const exported = WebAssembly.Module.exports(plain).filter(({ kind }) => kind === "function");
    expect(exported.map(({ name }) => name).filter((name) => !asked.includes(name))).toEqual([]);
    expect(WebAssembly.Module.imports(extension).length).toBeGreaterThan(5 * exported.length);
  });

  it("hold the places of the extension's functions with one import for each type", () => {
    const imports = WebAssembly.Module.imports(plain).filter(({ module }) => module.startsWith("placeholder"));
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.length).toBeLessThan(60);
    const again = withOnePlaceholderEach(read(paths.wasmPlain), "placeholder");
    expect(Buffer.from(again)).toEqual(Buffer.from(read(paths.wasmPlain)));
  });

  it("are not made to fit when the plain one exports what nobody imports", () => {
    const none = new Set<string>();
    expect(() => withTableForExports(read(paths.wasmPlain), read(paths.wasmExtension), none)).toThrow("nobody imports");
  });

  it("are not made to fit when the table could grow", () => {
    const growing = withSections(
      read(paths.wasmPlain),
      sectionsOf(read(paths.wasmPlain)).map(({ id, content }) => ({
        id,
        content: id === sectionIds.table ? Uint8Array.of(1, 0x70, 0, 5) : content,
      })),
    );
    const kept = new Set(WebAssembly.Module.exports(plain).map(({ name }) => name));
    expect(() => withTableForExports(growing, read(paths.wasmExtension), kept)).toThrow("can grow");
  });
});

describe("numbers of the format", () => {
  it("are read as they were written", () => {
    fc.assert(
      fc.property(fc.nat(), (value) => {
        const written = Uint8Array.from(leb(value));
        expect(number(written, 0)).toEqual({ value, end: written.length });
      }),
    );
  });
});
